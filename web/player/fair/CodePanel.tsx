import { say } from '@maidan/words/say';
import { formatMinute } from '../../ui/when.ts';
import type { Fairness } from './useFairness.ts';

/** What the house runs with, by its hash, and whether that is what it was opened with. */
export const CodePanel = ({ code }: { readonly code: NonNullable<Fairness['code']> }) => (
  <section className="panel">
    <h2 className="bar">{say('fair.code')}</h2>
    <p className="fair-hint">{say('fair.codeIs')}</p>
    <code className="fair-code">{code.hash}</code>
    <p className={code.isChanged ? 'fair-beacon weak' : 'fair-beacon'}>
      <b>{code.isChanged ? say('fair.codeChanged') : say('fair.codeIntact')}</b>{' '}
      {say('fair.codeChecked', { time: formatMinute(code.checkedAt) })}
    </p>
  </section>
);
