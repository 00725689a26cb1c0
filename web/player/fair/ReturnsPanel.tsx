import { ALL } from '@maidan/games/index';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { SelectField } from '../../ui/SelectField.tsx';
import { useReturns } from '../parts/returns/useReturns.ts';
import { LivePanel } from './LivePanel.tsx';
import { ReturnsTable } from '../parts/returns/ReturnsTable.tsx';
import type { Fairness } from './useFairness.ts';

const CHOICES = ALL.map(({ code, name }) => ({ value: code, label: sayGame(name) }));
const FIRST = ALL[0]!.code;

/** What bets have given back so far, and what they give back in the long run. */
export const ReturnsPanel = ({ tables }: Pick<Fairness, 'tables'>) => (
  <>
    <LivePanel tables={tables} />
    <RulesReturns />
  </>
);

/** Return of every bet, one game at a time. */
function RulesReturns() {
  const [code, setCode] = useState(FIRST);
  return (
    <section className="panel">
      <h2 className="bar">
        {say('fair.returns')}
        <small className="sp">{say('fair.returnsAre')}</small>
      </h2>
      <div className="fair-verify">
        <SelectField label={say('fair.game')} name="game" value={code} options={CHOICES} onChange={setCode} />
        <p className="fair-live">
          <Band code={code} />
        </p>
      </div>
      <ReturnsTable code={code} />
    </section>
  );
}

/** Between which returns the bets of a game lie: what a table gives back tends to a value in there. */
function Band({ code }: { readonly code: string }) {
  const { data } = useReturns(code);
  const returns = data?.flatMap(({ rtp }) => rtp ?? []) ?? [];
  if (returns.length === 0) return null;
  const [least = '', most = ''] = [Math.min(...returns), Math.max(...returns)].map(
    share => `${(share * 100).toFixed(2)} %`,
  );
  return least === most ? say('fair.everyReturn', { share: least }) : say('fair.returnsFrom', { least, most });
}
