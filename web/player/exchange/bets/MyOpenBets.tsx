import type { BoardRow } from '@maidan/contract/event';
import { say } from '@maidan/words/say';
import { Suspense } from 'react';
import { Boundary } from '../../../ui/Boundary.tsx';
import { lazily } from '../../../ui/lazily.tsx';
import { useOpenBets } from './useOpenBets.ts';

const OpenBetLines = lazily(async () => (await import('./OpenBetLines.tsx')).OpenBetLines);

/** What the player has open on sport. */
export function MyOpenBets({ rows }: { readonly rows: readonly BoardRow[] }) {
  const glance = useOpenBets();
  const open = glance ? glance.struck + glance.waiting : 0;
  return (
    <section className="panel open-bets" aria-label={say('betting.myBets')}>
      <h2 className="bar">
        {say('betting.myBets')}
        <span className="sp">{say('betting.open', { count: String(open) })}</span>
      </h2>
      {open === 0 && <p>{say('betting.tapToList')}</p>}
      {glance && open > 0 && (
        <Boundary>
          <Suspense>
            <OpenBetLines glance={glance} rows={rows} />
          </Suspense>
        </Boundary>
      )}
    </section>
  );
}
