import './ended.css';
import '../page/match.css';
import '../score/score.css';
import '../score/scene.css';
import { say } from '@maidan/words/say';
import { useQuery } from '@tanstack/react-query';
import { Refused } from '../../../api.ts';
import { Link } from '../../../ui/router.tsx';
import { Empty, Failed } from '../../../ui/States.tsx';
import { eventName } from '../../parts/event/eventName.ts';
import { matchCheckPath } from '../../parts/matchCheckPath.ts';
import { Scorecard } from '../../parts/scorecard/Scorecard.tsx';
import { callLater } from '../../laterCalls.ts';
import { MatchComing } from '../page/MatchComing.tsx';
import { EndedAbout } from './EndedAbout.tsx';
import { EndedBets } from './EndedBets.tsx';
import { FinalScore } from './FinalScore.tsx';
import { MarketResults } from './MarketResults.tsx';

interface Props {
  readonly id: string;
}

/** While its last markets are being settled, it is looked at again. */
const AGAIN_MS = 5_000;

/** A match or race that is over, for ever: its final score, its card, what became of every market, and one's own bets. */
export function EndedPage({ id }: Props) {
  const { data, error, refetch } = useQuery({
    queryKey: ['sportResult', { event: id }],
    queryFn: ({ signal }) => callLater('sportResult', { event: id }, { signal }),
    retry: (count, fault) => !(fault instanceof Refused && fault.code === 'unknown-event') && count < 3,
    refetchInterval: ({ state }) =>
      isWaiting(state.error) || state.data?.markets.some(({ settledAt }) => settledAt === null) ? AGAIN_MS : false,
  });
  if (!data) {
    if (error instanceof Refused && error.code === 'unknown-event') return <NoSuchMatch id={id} />;
    if (!error || isWaiting(error)) return <MatchComing />;
    return (
      <section className="panel">
        <h1 className="bar">{say('sport.matchNo', { id })}</h1>
        <Failed title={say('past.failed')} text={error.message} onRetry={() => void refetch()} />
      </section>
    );
  }
  return (
    <div className="match-page ended-page">
      <title>{say('frame.titled', { page: eventName(data) })}</title>
      <output className="vh">{say('sport.over')}</output>
      <div className="match-main">
        <FinalScore result={data} />
        <section className="panel" aria-label={say('card.title')}>
          <h2 className="bar">{say('card.title')}</h2>
          <Scorecard event={id} />
        </section>
        <EndedBets event={id} />
        <MarketResults result={data} />
      </div>
      <div className="match-side">
        <EndedAbout result={data} />
      </div>
    </div>
  );
}

/** It ends at this moment, or begins soon. */
const isWaiting = (fault: Error | null): boolean => fault instanceof Refused && fault.code === 'event-under-way';

const NoSuchMatch = ({ id }: Props) => (
  <section className="panel">
    <title>{say('frame.titled', { page: say('sport.match') })}</title>
    <h1 className="bar">{say('sport.matchNo', { id })}</h1>
    <Empty
      icon="cricket"
      title={say('sport.notOpen')}
      text={say('sport.notOpenHint')}
      action={
        <>
          <Link className="btn teal" to="/results">
            {say('past.allResults')}
          </Link>
          <Link className="btn" to={matchCheckPath(id)}>
            {say('sport.checkFair')}
          </Link>
        </>
      }
    />
  </section>
);
