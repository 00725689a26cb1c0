import { tableTopic } from '@maidan/contract/stream';
import type { MyBet } from '@maidan/contract/table';
import type { Game } from '@maidan/games/kit/game';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { useLive } from '../../../live/useLive.ts';
import { BetLines, RoundBefore, SumOf } from '../slip/MyBetLists.tsx';
import { useMyBets } from '../useTable.ts';
import type { Hand } from './hands.ts';

interface Props {
  readonly game: Game;
  readonly hand: Hand | undefined;
}

/** The player's bets at one of several tables: on its round, then the round before. Nothing where there are none. */
export function TableBets({ game, hand }: Props) {
  const round = useRound(game.code);
  const { now, before } = useMyBets(game.code, round);
  const from = hand?.undoFrom ?? Number.POSITIVE_INFINITY;
  const name = sayGame(game.name);
  if (now.length + before.length === 0) return null;
  return (
    <section aria-label={say('casino.atGame', { what: say('casino.myBet'), game: name })}>
      <h3 className="my-bet-before">
        {now.length > 0 ? say('casino.pastRound', { game: name, round: now[0]!.round }) : name}
      </h3>
      {now.length > 0 && (
        <>
          <SumOf round={round} />
          <BetLines
            game={game}
            bets={now}
            canUndo={({ state, at }: MyBet) => state === 'open' && at >= from}
            onUndo={taken => hand?.acts.current.takeBack(taken)}
          />
        </>
      )}
      {before.length > 0 && <RoundBefore game={game} bets={before} />}
    </section>
  );
}

/** The one that is played, and until the table has said it, the one that has open bets. */
function useRound(code: string): string | undefined {
  const played = useLive(tableTopic(code))?.round.id;
  const bets = useLive('mybets')?.bets ?? [];
  return played ?? bets.find(({ game, state }) => game === code && state === 'open')?.round;
}
