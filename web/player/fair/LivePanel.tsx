import { entryOf } from '@maidan/games/index';
import { useState } from 'react';
import { SelectField } from '../../ui/SelectField.tsx';
import { Empty } from '../../ui/States.tsx';
import { gameLines, kindLines, summaryOf } from './live.ts';
import { LiveTable } from './LiveTable.tsx';
import type { Fairness } from './useFairness.ts';

const ALL = 'all';

/** What bets have given back so far, beside what the rules say and what chance may do: of every game, or bet by bet. */
export function LivePanel({ tables }: Pick<Fairness, 'tables'>) {
  const [code, setCode] = useState(ALL);
  const games = gameLines(tables);
  const choices = [{ value: ALL, label: 'All games' }, ...games.map(({ id, name }) => ({ value: id, label: name }))];
  const name = entryOf(code)?.name ?? code;
  return (
    <section className="panel" id="live">
      <h2 className="bar">
        Live return and its band
        <small className="sp">Counted from every settled bet</small>
      </h2>
      <p className="fair-hint">
        Each bet counts with the chance it had when it was placed, at the price it was struck at; a lay bet with its
        liability. From that follow what should come back, and how far luck may carry it: a fair game is out of its band
        once in 370 times at most. What a fair game would do less than once in 15,000 times is called outside, and
        somebody looks into it.
      </p>
      {games.length === 0 ? (
        <Empty
          icon="casino"
          title="No bet has been settled yet"
          text="Figures appear with the first round that ends."
        />
      ) : (
        <>
          <div className="fair-verify">
            <SelectField label="Show" name="live" value={code} options={choices} onChange={setCode} />
            <p className="fair-live">
              <b>{summaryOf(tables)}</b>
            </p>
          </div>
          {code === ALL ? (
            <LiveTable caption="Live return of every game" heading="Game" lines={games} onOpen={setCode} />
          ) : (
            <LiveTable
              caption={`Live return of every bet of ${name}`}
              heading="Bet"
              lines={kindLines(tables.find(({ game }) => game === code))}
            />
          )}
        </>
      )}
    </section>
  );
}
