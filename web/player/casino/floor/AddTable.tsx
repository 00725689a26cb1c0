import { entryOf } from '@maidan/games/index';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { TileArt } from '../../../ui/TileArt.tsx';
import { TablePicker } from './TablePicker.tsx';

interface Props {
  readonly near: readonly string[];
  readonly taken: readonly string[];
  readonly onAdd: (code: string) => void;
}

/** As many as stand in two lines of a place. */
const OFFERED = 6;

/** A place without a table: some that are near at hand, and all by name. */
export function AddTable({ near, taken, onAdd }: Props) {
  const offered = near.filter(code => !taken.includes(code)).slice(0, OFFERED);
  return (
    <section className="panel tile-table tile-free" aria-label={say('casino.addTable')}>
      <h2 className="bar tile-bar">{say('casino.addTable')}</h2>
      <ul>
        {offered.map(code => (
          <li key={code}>
            <button type="button" onClick={() => onAdd(code)}>
              <TileArt code={code} />
              <b>{sayGame(entryOf(code)?.name ?? code)}</b>
            </button>
          </li>
        ))}
      </ul>
      <TablePicker label={say('casino.anyTable')} near={near} taken={taken} onPick={onAdd} />
    </section>
  );
}
