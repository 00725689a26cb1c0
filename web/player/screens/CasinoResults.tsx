import '../parts/account.css';
import '../results/results.css';
import type { Reply } from '@maidan/contract/api';
import { entryOf } from '@maidan/games/index';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FAULT_WORDS } from '../../ui/faultWords.ts';
import { PagedTable } from '../../ui/PagedTable.tsx';
import type { Column } from '../../ui/RowsTable.tsx';
import { formatDay, formatInstant } from '../../ui/when.ts';
import { ResultMark } from '../parts/result/ResultMark.tsx';
import { resultWords } from '../parts/result/resultText.ts';
import { tell } from '../parts/result/tell.ts';
import { ResultsCsv } from '../results/ResultsCsv.tsx';
import { ResultsForm } from '../results/ResultsForm.tsx';
import { type ResultsFilter, useResultsFilter } from '../results/useResultsFilter.ts';
import { call } from '../session.ts';
import { lazily } from '../../ui/lazily.tsx';

type Row = Reply<'results'>['rows'][number];

/** By the code of a fault; one that a later release knows stands for itself. */
const WHY_VOID: Readonly<Partial<Record<string, string>>> = FAULT_WORDS;

const RoundDialog = lazily(async () => (await import('../casino/results/RoundDialog.tsx')).RoundDialog);

/** Rounds of one game on one day; it opens on today. */
export function CasinoResults() {
  const [filter, change] = useResultsFilter();
  const [opened, setOpened] = useState<{ readonly game: string; readonly round: string }>();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['results', filter],
    queryFn: ({ signal }) => call('results', filter, { signal }),
    placeholderData: keepPreviousData,
  });
  const onSearch = useCallback((search: string) => change({ search }, { replace: true }), [change]);
  const { game } = filter;
  const columns = useMemo(() => columnsOf(game, round => setOpened({ game, round })), [game]);

  return (
    <section className="panel results" aria-busy={isPlaceholderData}>
      <h1 className="bar">{say('results.title')}</h1>
      <ResultsForm filter={filter} onSubmit={wanted => change(wanted)} />
      <PagedTable
        caption={say('results.title')}
        columns={columns}
        keyOf={row => row.roundId}
        data={data}
        fault={error?.message}
        onRetry={() => void refetch()}
        empty={{ icon: 'trophy', ...nothing(filter) }}
        size={filter.size}
        search={filter.search}
        onPage={page => change({ page })}
        onSize={size => change({ size })}
        onSearch={onSearch}
        tools={<ResultsCsv date={filter.date} game={game} search={filter.search} />}
      />
      {opened && (
        <Suspense>
          <RoundDialog {...opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

const columnsOf = (game: string, open: (round: string) => void): readonly Column<Row>[] => [
  { title: say('results.roundId'), draw: row => <b>{row.roundId}</b> },
  { title: say('results.winner'), draw: row => <Winner game={game} row={row} /> },
  {
    title: say('results.result'),
    wide: true,
    draw: row =>
      row.isVoid ? say('results.voidFor', { why: WHY_VOID[row.text] ?? row.text }) : row.facts.map(tell).join(' · '),
  },
  {
    title: say('results.time'),
    draw: row => <time dateTime={new Date(row.at).toISOString()}>{formatInstant(row.at)}</time>,
  },
  {
    title: say('results.round'),
    draw: row => (
      <Button small aria-label={say('results.viewRound', { round: row.roundId })} onClick={() => open(row.roundId)}>
        {say('results.view')}
      </Button>
    ),
  },
];

function Winner({ game, row: { winner, facts, isVoid } }: { readonly game: string; readonly row: Row }) {
  if (isVoid) return <span className="bdg w">{say('results.void')}</span>;
  const [first] = facts;
  const words = first ? tell(first) : '';
  return (
    <>
      <ResultMark game={game} code={winner} first={first ?? null} words={words} />
      <span className="vh">{resultWords(winner, words)}</span>
    </>
  );
}

function nothing({ game, date, search }: ResultsFilter): { readonly title: string; readonly text: string } {
  const name = sayGame(entryOf(game)?.name ?? game);
  const day = formatDay(Date.parse(`${date}T12:00:00+05:30`));
  return search === ''
    ? { title: say('results.none'), text: say('results.noneHint', { game: name, day }) }
    : { title: say('results.noMatch'), text: say('results.noMatchHint', { game: name, day }) };
}
