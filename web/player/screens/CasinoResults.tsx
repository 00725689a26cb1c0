import '../../styles/account.css';
import { CATALOGUE, entryOf } from '@maidan/games/catalogue';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { type Column, PagedTable } from '../../ui/PagedTable.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { dayOf } from '../../ui/when.ts';

interface Result {
  readonly roundId: string;
  readonly winner: string;
}

const COLUMNS: readonly Column<Result>[] = [
  { title: 'Round ID', wide: true, draw: result => result.roundId },
  { title: 'Winner', draw: result => result.winner },
];

const GAMES = CATALOGUE.map(({ code, name }) => ({ value: code, label: name }));

/** No table has played a round before the tables open. */
const NO_ROUNDS = { rows: [], page: 1, pages: 1, total: 0 } as const;

/** Rounds of one game on one day; it opens on today. */
export function CasinoResults() {
  const [day, setDay] = useState(today);
  const [game, setGame] = useState('teen');
  const [shown, setShown] = useState({ day, game });
  const [size, setSize] = useState(10);
  const [search, setSearch] = useState('');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setShown({ day, game });
  }

  return (
    <section className="panel">
      <h1 className="bar">Casino Results</h1>
      <form className="filters" onSubmit={submit}>
        <TextField label="Date" name="date" type="date" max={today()} value={day} onChange={setDay} />
        <SelectField label="Game" name="game" value={game} options={GAMES} onChange={setGame} />
        <Button type="submit" kind="teal">
          Submit
        </Button>
      </form>
      <PagedTable
        caption="Casino Results"
        columns={COLUMNS}
        keyOf={result => result.roundId}
        data={NO_ROUNDS}
        onRetry={() => undefined}
        empty={{
          icon: 'trophy',
          title: 'No rounds that day',
          text: `${entryOf(shown.game)?.name ?? shown.game} has no results on ${inWords(shown.day)}.`,
        }}
        size={size}
        search={search}
        onPage={() => undefined}
        onSize={setSize}
        onSearch={setSearch}
      />
    </section>
  );
}

/** The calendar day in India, whatever the clock of the device is set to. */
const today = (): string => dayOf(Date.now());

function inWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return 'that day';
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
