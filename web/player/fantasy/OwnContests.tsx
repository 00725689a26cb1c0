import { add, type Money, ZERO } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../ui/router.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { formatMinute } from '../../ui/when.ts';
import { callLater } from '../laterCalls.ts';
import { contestName, halves, rupeesText, WHY_WORDS } from './fantasySay.ts';

/** What one has entered, and what came of it. */
export function OwnContests() {
  const { data, error, refetch } = useQuery({
    queryKey: ['fantasy', 'mine'],
    queryFn: ({ signal }) => callLater('myContests', {}, { signal }),
    refetchInterval: 20_000,
  });
  if (error) return <Failed title={say('fantasy.loadFailed')} text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={6} />;
  if (data.rows.length === 0)
    return <Empty icon="trophy" title={say('fantasy.noneMine')} text={say('fantasy.noneMineHint')} />;
  return (
    <ul className="fantasy-matches">
      {data.rows.map(({ name, startsAt, contest: { id, code, nth, fee, state, why }, entries }) => {
        const won = entries.reduce<Money>((sum, { prize }) => add(sum, prize ?? ZERO), ZERO);
        return (
          <li key={id}>
            <Link to={`/fantasy/contests/${id}`} className="panel fantasy-match">
              <small>{say('fantasy.starts', { when: formatMinute(startsAt) })}</small>
              <b>{name}</b>
              <span>
                {contestName(code, nth)} · {rupeesText(fee)}
                <span className="bdg g">{say('fantasy.yours', { count: entries.length })}</span>
              </span>
              {state === 'settled' && (
                <small>
                  {entries.map(entry => (
                    <span key={entry.nth}>
                      {say('fantasy.place')} {entry.place} · {say('fantasy.points')} {halves(entry.points ?? 0)}
                    </span>
                  ))}
                  <b className="win">
                    {say('fantasy.prize')} {rupeesText(won)}
                  </b>
                </small>
              )}
              {why && <small>{WHY_WORDS[why]}</small>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
