import { formatMoney } from '@maidan/core/format';
import { paise, sum } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../ui/router.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { formatMinute } from '../../ui/when.ts';
import { callLater } from '../laterCalls.ts';
import { contestName } from './fantasySay.ts';

/** Contests one is in that are not decided yet, and what is held for them. */
export function OpenContests() {
  const { data, error, refetch } = useQuery({
    queryKey: ['fantasy', 'mine'],
    queryFn: ({ signal }) => callLater('myContests', {}, { signal }),
    refetchInterval: 20_000,
  });
  const open = data?.rows.filter(({ contest }) => contest.state === 'open') ?? [];
  const held = sum(open.map(({ contest, entries }) => paise(contest.fee * entries.length)));
  return (
    <section className="panel my-sport-bets" aria-label={say('fantasy.title')}>
      <h2 className="bar">
        {say('fantasy.title')}
        {open.length > 0 && <span className="bets-total">{say('betting.stakes', { amount: formatMoney(held) })}</span>}
      </h2>
      {error && <Failed title={say('fantasy.loadFailed')} text={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <Loading rows={2} />}
      {data && open.length === 0 && (
        <Empty
          icon="star"
          title={say('fantasy.noneOpen')}
          text={say('fantasy.noneMineHint')}
          action={
            <Link className="btn" to="/fantasy">
              {say('fantasy.toMatches')}
            </Link>
          }
        />
      )}
      <ul>
        {open.map(({ name, startsAt, contest: { id, code, nth, fee }, entries }) => (
          <li key={id} className="sport-bet">
            <span>
              <Link className="lk" to={`/fantasy/contests/${id}`}>
                <b>{contestName(code, nth)}</b>
              </Link>
              <small>
                {name} · {formatMinute(startsAt)}
              </small>
            </span>
            <span>{say('fantasy.entries', { count: entries.length })}</span>
            <b>{formatMoney(paise(fee * entries.length))}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
