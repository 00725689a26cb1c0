import type { Command } from './command.ts';

/**
 * A command nobody knows the fate of: it was sent, and no answer came. It is kept over a reload with its key, because
 * sending it again with the same key is the one way to find out that cannot do it twice.
 */
interface Pending {
  /** Whose it is: the next player at this browser must not send it. */
  readonly owner: string;
  readonly key: string;
  readonly command: Command;
}

export interface PendingPlace {
  read(): Pending | undefined;
  keep(pending: Pending): void;
  /** The one with this key: another may have been sent since. */
  forget(key: string): void;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function pendingAt(table: string, storage: Place): PendingPlace {
  const place = `pending:${table}`;
  const read = (): Pending | undefined => {
    const text = storage.getItem(place);
    return text === null ? undefined : (JSON.parse(text) as Pending); // written below and nowhere else
  };
  return {
    read,
    keep: pending => storage.setItem(place, JSON.stringify(pending)),
    forget: key => {
      if (read()?.key === key) storage.removeItem(place);
    },
  };
}
