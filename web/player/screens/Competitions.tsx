import '../competition/competition.css';
import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { useQuery } from '@tanstack/react-query';
import { Icon } from '../../ui/Icon.tsx';
import { Link, useSearchParams } from '../../ui/router.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { callLater } from '../laterCalls.ts';
import { kindWords } from '../competition/kindWords.ts';
import { competitionWords } from '../parts/event/nameWords.ts';
import { placeOf, sportAt } from '../parts/places.ts';

type Row = Reply<'competitions'>['rows'][number];

/** Every competition by sport; of one sport, if the address says so. */
export function Competitions() {
  const [query] = useSearchParams();
  const sport = sportAt(query.get('sport')) ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: ['competitions', sport],
    queryFn: ({ signal }) => callLater('competitions', { sport }, { signal }),
  });
  return (
    <section className="panel competitions">
      <title>{say('frame.titled', { page: say('season.all') })}</title>
      <h1 className="bar">
        {say('season.all')}
        {sport !== '' && <small>{placeOf(sport).label}</small>}
      </h1>
      {data ? (
        [...Map.groupBy(data.rows, row => row.sport)].map(([code, rows]) => (
          <OfSport key={code} code={code} rows={rows} />
        ))
      ) : error ? (
        <Failed title={say('season.failed')} text={error.message} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </section>
  );
}

const OfSport = ({ code, rows }: { readonly code: string; readonly rows: readonly Row[] }) => (
  <section aria-label={placeOf(code).label}>
    <h2>
      <Icon name={placeOf(code).icon} />
      {placeOf(code).label}
    </h2>
    <ul className="competition-list">
      {rows.map(row => (
        <li key={row.id}>
          <Link to={`/competition/${row.id}`}>
            <b>{competitionWords(row.name)}</b>
            <span className="competition-kind">
              {kindWords(row.kind)} · {say('season.of', { season: `${row.season}` })}
              {row.isLive && (
                <span className="bdg g">
                  <span className="dot" />
                  {say('season.live')}
                </span>
              )}
            </span>
            <progress aria-hidden="true" max={row.matches} value={row.over} />
            <small>{say('season.progress', { over: `${row.over}`, matches: `${row.matches}` })}</small>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
