import { type Game, labelOf, type Market, type Table } from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../parts/Form.tsx';
import { SaveBar } from '../parts/SaveBar.tsx';
import { useMay } from '../session.ts';
import type { CasinoTable } from './table.ts';
import { useTableForm } from './useTableForm.ts';

interface Props {
  readonly table: CasinoTable;
  readonly game: Game;
}

/** What is not sold at the moment, selection by selection. */
export function LocksForm({ table, game }: Props) {
  const form = useTableForm(table);
  const [locked, setLocked] = useState<ReadonlySet<string>>(() => new Set(table.locked));
  const isEdited = locked.size !== table.locked.length || table.locked.some(id => !locked.has(id));
  const put = (ids: readonly string[], isLocked: boolean) => {
    const next = new Set(locked);
    for (const id of ids)
      if (isLocked) next.add(id);
      else next.delete(id);
    setLocked(next);
  };
  return (
    <Form label={say('officeHouse.locks')} onSubmit={() => form.save({ locked: [...locked] })}>
      <p className="muted">{say('officeHouse.locksHint')}</p>
      {game.markets.map(market => (
        <MarketLocks key={market.id} market={market} game={game} locked={locked} onPut={put} />
      ))}
      <SaveBar form={form} needs="tables.write" isEdited={isEdited} onUndo={() => setLocked(new Set(table.locked))} />
    </Form>
  );
}

interface MarketProps {
  readonly market: Market<Table>;
  readonly game: Game;
  readonly locked: ReadonlySet<string>;
  readonly onPut: (ids: readonly string[], isLocked: boolean) => void;
}

/** A market of the lottery has a thousand selections: they are drawn when it is opened. */
function MarketLocks({ market, game, locked, onPut }: MarketProps) {
  const mayWrite = useMay('tables.write');
  const [isOpen, setOpen] = useState(false);
  const ids = market.selections.map(({ id }) => id);
  const count = ids.filter(id => locked.has(id)).length;
  const empty = tableOf(game, { gone: [], dealt: [] });
  return (
    <details className="office-market" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        {market.name} <span className="muted">{lockedWords(count, ids.length)}</span>
      </summary>
      {isOpen && (
        <div className="office-locks">
          <Button small disabled={!mayWrite} onClick={() => onPut(ids, count < ids.length)}>
            {count < ids.length ? say('officeHouse.lockAll') : say('officeHouse.unlockAll')}
          </Button>
          {market.selections.map(selection => (
            <label key={selection.id}>
              <input
                type="checkbox"
                disabled={!mayWrite}
                checked={locked.has(selection.id)}
                onChange={event => onPut([selection.id], event.target.checked)}
              />
              {labelOf(selection, empty)}
            </label>
          ))}
        </div>
      )}
    </details>
  );
}

const lockedWords = (count: number, all: number): string =>
  count === 0 ? say('officeHouse.noneLocked') : say('officeHouse.lockedOf', { count: String(count), all: String(all) });
