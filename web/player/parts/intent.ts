import { Refused } from '../../api.ts';
import { isDecided } from '../../isDecided.ts';

/**
 * The idempotency key of something a player means to do once. While nobody knows whether it arrived, the same form
 * keeps its key, also over closing the dialog and reloading the page; after a definite answer the next try is a new intent.
 */
export interface Intent {
  keyFor(content: unknown): string;
  answered(): void;
  /** Sends it under its key. A refusal is an answer too, but for one that says that nobody knows. */
  send<A>(content: unknown, deliver: (key: string) => Promise<A>): Promise<A>;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function intentOf(name: string, storage: Place, newKey: () => string): Intent {
  const place = `intent:${name}`;
  const intent: Intent = {
    keyFor(content) {
      const print = fingerprint(JSON.stringify(content));
      const [keptPrint, keptKey] = storage.getItem(place)?.split(' ') ?? [];
      if (keptPrint === print && keptKey) return keptKey;
      const key = newKey();
      storage.setItem(place, `${print} ${key}`);
      return key;
    },
    answered: () => storage.removeItem(place),
    async send(content, deliver) {
      try {
        const answer = await deliver(intent.keyFor(content));
        intent.answered();
        return answer;
      } catch (error) {
        if (error instanceof Refused && isDecided(error)) intent.answered();
        throw error;
      }
    },
  };
  return intent;
}

/** Tells forms apart without keeping account numbers in the browser. Should two ever agree, the server says so. */
function fingerprint(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2_654_435_761);
    low = Math.imul(low ^ code, 1_597_334_677);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
}
