import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { LimitForm } from '../parts/limits/LimitForm.tsx';
import { type Limits, useChanges } from '../parts/limits/useLimits.ts';
import { amountWords, fullWords } from './limitWords.ts';

/** Twice a year, whether the limits of deposits are still right. It stands until one says so, or changes one of them. */
export function StillRight({ limits }: Pick<Limits, 'limits'>) {
  const { set } = useChanges();
  const [isChanging, setChanging] = useState(false);
  const held = limits.filter(({ limit, value }) => limit.startsWith('deposit') && value !== null);
  const [first] = held;
  if (!first) return null;
  return (
    <section className="panel" aria-labelledby="still-right">
      <h2 className="bar lt" id="still-right">
        {say('safe.stillRight')}
      </h2>
      <p className="muted safe-about">{say('safe.stillRightIs')}</p>
      <ul className="limits">
        {held.map(({ limit, value }) => (
          <li className="limit" key={limit}>
            {isChanging ? (
              <LimitForm limit={limit} label={fullWords(limit)} isSet onSave={wanted => set(limit, wanted)} />
            ) : (
              say('safe.stillRightOf', { limit: fullWords(limit), value: amountWords(limit, value) })
            )}
          </li>
        ))}
      </ul>
      <div className="limit-acts">
        <Button kind="teal" onClick={() => void set(first.limit, first.value)}>
          {say('safe.yesRight')}
        </Button>
        {!isChanging && <Button onClick={() => setChanging(true)}>{say('safe.noRight')}</Button>}
      </div>
    </section>
  );
}
