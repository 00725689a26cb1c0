import type { TileView } from '@maidan/contract/table';
import type { Entry } from '@maidan/games/index';
import { sayFirst } from '@maidan/words/games/firsts';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { TileArt } from '../../ui/TileArt.tsx';
import { vars } from '../../ui/vars.ts';
import { ResultMark } from '../parts/result/ResultMark.tsx';
import { shareLeft } from '../parts/shareLeft.ts';

interface Props {
  readonly entry: Entry;
  readonly tile: TileView | undefined;
  /** The server's clock; nothing until it has spoken. */
  readonly now: number | undefined;
}

/** What a game is like, in the order of the list. */
const KINDS: Readonly<Record<string, string>> = {
  'Virtual Football': say('virtual.football'),
  'Virtual Cricket': say('virtual.cricket'),
  'Virtual Racing': say('virtual.racing'),
  'Virtual Greyhounds': say('virtual.greyhounds'),
};

/** An event that is bet on or played now. */
export function EventTile({ entry: { code, name }, tile, now }: Props) {
  const seconds = tile?.phase === 'open' && now !== undefined ? Math.ceil((tile.dueAt - now) / 1000) : 0;
  return (
    <li>
      <Link className="virtual-tile" to={`/casino/${code}`}>
        <TileArt code={code} first />
        <span className="virtual-words">
          <b>{sayGame(name)}</b>
          <span>{KINDS[name]}</span>
          <span className={seconds > 0 ? 'virtual-state open' : 'virtual-state'}>{stateOf(tile, seconds)}</span>
          <i className="virtual-bar" style={vars({ share: tile ? shareLeft(seconds, tile.windowMs) : 0 })} />
        </span>
        <span className="virtual-last">
          <small>{say('virtual.lastResults')}</small>
          <span className="marks">
            {[...(tile?.last ?? []).entries()].map(([nth, { code: mark, fact, first }]) => (
              <ResultMark key={nth} game={code} code={mark} first={first} words={sayFirst(fact)} />
            ))}
            {tile && tile.last.length === 0 && say('virtual.noneYet')}
          </span>
        </span>
      </Link>
    </li>
  );
}

function stateOf(tile: TileView | undefined, seconds: number): string {
  if (seconds > 0) return say('virtual.closesIn', { seconds: String(seconds) });
  if (!tile) return '…';
  if (tile.phase === 'off') return say('virtual.closed');
  return tile.phase === 'settled' || tile.phase === 'void' || tile.phase === 'new'
    ? say('virtual.soon')
    : say('virtual.inPlay');
}
