import { formatSigned } from '@maidan/core/format';
import { entryOf } from '@maidan/games/index';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { useSessionBest } from './useSessionBest.ts';

/** Nothing before the first win. */
export function SessionBest() {
  const best = useSessionBest();
  const name = best && entryOf(best.game)?.name;
  if (!best || name === undefined) return null;
  return (
    <p className="session-best">
      {say('casino.bestAt', { game: sayGame(name) })} <b className="pos">{formatSigned(best.net)}</b>
    </p>
  );
}
