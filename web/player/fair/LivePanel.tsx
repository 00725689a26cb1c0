import { entryOf } from '@maidan/games/index';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { SelectField } from '../../ui/SelectField.tsx';
import { Empty } from '../../ui/States.tsx';
import { gameLines, kindLines, summaryOf } from './live.ts';
import { ReturnLines } from './ReturnLines.tsx';
import type { Fairness } from './useFairness.ts';

const ALL = 'all';

/** What bets have given back so far, beside what the rules say and what chance may do: of every game, or bet by bet. */
export function LivePanel({ tables }: Pick<Fairness, 'tables'>) {
  const [code, setCode] = useState(ALL);
  const games = gameLines(tables);
  const choices = [
    { value: ALL, label: say('fair.allGames') },
    ...games.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const name = sayGame(entryOf(code)?.name ?? code);
  return (
    <section className="panel" id="live">
      <h2 className="bar">
        {say('fair.live')}
        <small className="sp">{say('fair.liveIs')}</small>
      </h2>
      <p className="fair-hint">
        {say('fair.liveHow')} {say('fair.liveLuck')} {say('fair.liveBand')} {say('fair.liveOutside')}
      </p>
      {games.length === 0 ? (
        <Empty icon="casino" title={say('fair.noBet')} text={say('fair.noBetHint')} />
      ) : (
        <>
          <div className="fair-verify">
            <SelectField label={say('fair.show')} name="live" value={code} options={choices} onChange={setCode} />
            <p className="fair-live">
              <b>{summaryOf(tables)}</b>
            </p>
          </div>
          {code === ALL ? (
            <ReturnLines caption={say('fair.liveGames')} heading={say('fair.game')} lines={games} onOpen={setCode} />
          ) : (
            <ReturnLines
              caption={say('fair.liveBets', { game: name })}
              heading={say('fair.oneBet')}
              lines={kindLines(tables.find(({ game }) => game === code))}
            />
          )}
        </>
      )}
    </section>
  );
}
