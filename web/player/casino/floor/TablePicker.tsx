import { GAMES } from '@maidan/games/index';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';

interface Props {
  readonly label: string;
  /** The player's own, first. */
  readonly near: readonly string[];
  /** Those that stand there already. */
  readonly taken: readonly string[];
  readonly onPick: (code: string) => void;
}

/** Any other table, by name: the first letters find it. */
export function TablePicker({ label, near, taken, onPick }: Props) {
  const free = GAMES.filter(({ code }) => !taken.includes(code));
  const own = free.filter(({ code }) => near.includes(code));
  return (
    <select className="tile-pick" aria-label={label} value="" onChange={({ target }) => onPick(target.value)}>
      <option value="" disabled>
        {label}
      </option>
      {own.length > 0 && <optgroup label={say('casino.ownTables')}>{own.map(option)}</optgroup>}
      <optgroup label={say('casino.allTables')}>{free.map(option)}</optgroup>
    </select>
  );
}

const option = ({ code, name }: (typeof GAMES)[number]) => (
  <option key={code} value={code}>
    {sayGame(name)}
  </option>
);
