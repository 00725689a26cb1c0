import { say } from '@maidan/words/say';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../ui/router.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { formatMinute } from '../../ui/when.ts';
import { callLater } from '../laterCalls.ts';
import { formatWords } from '../parts/event/formatWords.ts';

const NONE = {
  upcoming: say('fantasy.noneUpcoming'),
  live: say('fantasy.noneLive'),
  ended: say('fantasy.noneEnded'),
} as const;

/** Each leads to its contests. */
export function MatchList({ show }: { readonly show: keyof typeof NONE }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['fantasy', 'matches', show],
    queryFn: ({ signal }) => callLater('fantasyMatches', { show }, { signal }),
    refetchInterval: 20_000,
  });
  if (error) return <Failed title={say('fantasy.loadFailed')} text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={6} />;
  if (data.rows.length === 0) return <Empty icon="trophy" title={NONE[show]} text={say('fantasy.noneHint')} />;
  return (
    <ul className="fantasy-matches">
      {data.rows.map(({ event, name, competition, format, startsAt, entries, mine }) => (
        <li key={event}>
          <Link to={`/fantasy/${event}`} className="panel fantasy-match">
            <small>
              {competition} · {formatWords(format)}
            </small>
            <b>{name}</b>
            <small>{say('fantasy.starts', { when: formatMinute(startsAt) })}</small>
            <span>
              {say('fantasy.entries', { count: entries })}
              {mine > 0 && <span className="bdg g">{say('fantasy.yours', { count: mine })}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
