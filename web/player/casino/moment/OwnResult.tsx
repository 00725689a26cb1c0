import './ownResult.css';
import type { LastResult } from '@maidan/contract/table';
import type { Game } from '@maidan/games/kit/game';
import type { Round } from '@maidan/games/kit/round';
import { useReducedMotion } from '../../../ui/useReducedMotion.ts';
import { useTaste } from '../page/useTaste.ts';
import { Celebration } from './Celebration.tsx';
import { LastRound } from './LastRound.tsx';
import { madeWords } from './madeWords.ts';
import { Moment } from './Moment.tsx';
import { shownOf } from './shown.ts';
import { useMade } from './useMade.ts';
import { useSessionBest } from './useSessionBest.ts';
import { useWatched } from './useWatched.ts';

/* Fetched together, once a player has bet at a table: who only looks needs none of it. */
export { RoundSum } from './RoundSum.tsx';
export { SessionBest } from './SessionBest.tsx';

interface Props {
  readonly game: Game;
  readonly round: Round;
  readonly last: readonly LastResult[];
  readonly onOpen: (round: string) => void;
  /** Of several tables one is heard. */
  readonly isHeard?: boolean;
}

/**
 * On the picture: what the round made for the player, from its end until the next one, and then, in a line, what the last round
 * made, until the next result. Nothing of it is in the way of a tap but the line itself.
 */
export function OwnResult({ game, round, last, onOpen, isHeard = true }: Props) {
  const mine = useMade(game.code);
  const cheer = useWatched(mine[0], isHeard);
  const best = useSessionBest();
  const isStill = useReducedMotion();
  const [isQuiet] = useTaste('lowData');
  const { as, made } = shownOf(mine, round.id, last) ?? {};
  return (
    <div className="own-result">
      <output className="vh">{as === 'moment' && madeWords(made!)}</output>
      {as === 'moment' && cheer !== undefined && !isStill && !isQuiet && (
        <Celebration key={made!.round} cheer={cheer} />
      )}
      {as === 'moment' && <Moment key={`${made!.round} ${made!.net}`} made={made!} best={best} />}
      {as === 'line' && <LastRound made={made!} isShort={round.phase !== 'open'} onOpen={onOpen} />}
    </div>
  );
}
