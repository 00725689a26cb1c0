import './casinoResults.css';
import type { Reply } from '@maidan/contract/api';
import type { Game } from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import { say } from '@maidan/words/say';
import { sayGame } from '@maidan/words/games/names';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FAULT_WORDS } from '../../../ui/faultWords.ts';
import { Failed, Loading } from '../../../ui/States.tsx';
import { formatInstant } from '../../../ui/when.ts';
import { call } from '../../session.ts';
import { tell } from '../../parts/result/tell.ts';
import { VOIDED_BY_WORDS } from '../../parts/voidedByWords.ts';
import { RoundBets } from './RoundBets.tsx';
import { RoundHands } from './RoundHands.tsx';
import { RoundProof } from './RoundProof.tsx';

interface Props {
  readonly game: Game;
  readonly round: string;
  readonly onClose: () => void;
}

/** A round that is over: what was dealt, what one's own bets came to and how, and the proof. */
export function PastRound({ game, round, onClose }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['round', { id: round }],
    queryFn: ({ signal }) => call('round', { id: round }, { signal }),
    staleTime: Number.POSITIVE_INFINITY, // what is over does not change
  });
  return (
    <Dialog title={say('casino.pastRound', { game: sayGame(game.name), round })} onClose={onClose}>
      <div className="past-round">
        {data && <Story game={game} round={data} />}
        {!data && error && (
          <Failed title={say('casino.roundFailed')} text={error.message} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Loading rows={5} />}
      </div>
    </Dialog>
  );
}

function Story({ game, round }: { readonly game: Game; readonly round: Reply<'round'> }) {
  // What the cards came to follows from them: nothing that was written of it is read again.
  const result = round.result ? game.result(tableOf(game, round)) : undefined;
  return (
    <>
      <RoundHands game={game} dealt={round.dealt} winners={result?.winners ?? []} />
      <p className="round-facts">
        {round.fault === null
          ? (result?.facts.map(tell).join(' · ') ?? '')
          : say('casino.wasVoid', {
              why: FAULT_WORDS[round.fault],
              by: VOIDED_BY_WORDS[round.voidedBy ?? 'house'],
            })}{' '}
        <time dateTime={new Date(round.at).toISOString()}>{formatInstant(round.at)} IST</time>
      </p>
      <RoundBets game={game} round={round} />
      <RoundProof game={game} round={round} />
    </>
  );
}
