import '../parts/account.css';
import '../sportResults/sportResults.css';
import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { PagedTable } from '../../ui/PagedTable.tsx';
import { Link } from '../../ui/router.tsx';
import type { Column } from '../../ui/RowsTable.tsx';
import { formatMinute } from '../../ui/when.ts';
import { eventName } from '../parts/event/eventName.ts';
import { competitionWords } from '../parts/event/nameWords.ts';
import { eventPath } from '../parts/event/paths.ts';
import { runnerWords, toldWords } from '../parts/event/toldWords.ts';
import { placeOf, slugOf } from '../parts/places.ts';
import { callLater } from '../laterCalls.ts';
import { nothingFound } from '../sportResults/nothingFound.ts';
import { SportResultsForm } from '../sportResults/SportResultsForm.tsx';
import { useSportResultsFilter } from '../sportResults/useSportResultsFilter.ts';

type Ended = Reply<'sportResults'>['rows'][number];

/** Matches and races that are over, of a sport and a day; it opens on today. */
export function SportResults() {
  const [filter, change] = useSportResultsFilter();
  const { sport, day, search, page, size } = filter;
  const input = { sport, search, page, size, ...(day !== '' && { day }) };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['sportResults', input],
    queryFn: ({ signal }) => callLater('sportResults', input, { signal }),
    placeholderData: keepPreviousData,
  });
  const onSearch = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  return (
    <section className="panel sport-results" aria-busy={isPlaceholderData}>
      <h1 className="bar">
        {say('past.title')}
        <Link className="lk" to={sport === '' ? '/competitions' : `/competitions?sport=${slugOf(sport)}`}>
          {say('season.all')}
        </Link>
      </h1>
      <SportResultsForm filter={filter} onChange={wanted => change(wanted)} />
      <PagedTable
        caption={say('past.title')}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        data={data}
        fault={error?.message}
        onRetry={() => void refetch()}
        empty={{ icon: 'trophy', ...nothingFound(filter) }}
        size={size}
        search={search}
        onPage={next => change({ page: String(next) })}
        onSize={next => change({ size: String(next) })}
        onSearch={onSearch}
      />
    </section>
  );
}

const COLUMNS: readonly Column<Ended>[] = [
  {
    title: say('past.match'),
    wide: true,
    draw: row => (
      <Link className="ended-match" to={eventPath(row)}>
        <Icon name={placeOf(row.sport).icon} />
        <span>
          <b>{eventName(row)}</b>
          <small>
            {placeOf(row.sport).label} · {competitionWords(row.competition)}
          </small>
        </span>
      </Link>
    ),
  },
  { title: say('past.result'), draw: row => <EndedScore row={row} /> },
  {
    title: say('past.started'),
    draw: ({ startsAt }) => <time dateTime={new Date(startsAt).toISOString()}>{formatMinute(startsAt)}</time>,
  },
];

/** Who came to what; of a race or a count who are in front. */
function EndedScore({ row: { state, score } }: { readonly row: Ended }) {
  if (state === 'void') return <span className="bdg r">{say('past.void')}</span>;
  if (!score) return null;
  return (
    <span className="ended-score">
      {score.sides.map(({ name, score: figure }, nth) => (
        <span key={name} className={nth === 0 && score.sides.length > 2 ? 'first' : undefined}>
          {runnerWords(name.replace(/^\d+\. /, ''))} <b>{figure}</b>
        </span>
      ))}
      {score.line && score.sides.length <= 2 && <small>{toldWords(score.line, score.told?.line)}</small>}
    </span>
  );
}
