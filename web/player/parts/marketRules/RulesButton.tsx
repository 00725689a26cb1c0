import { say } from '@maidan/words/say';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Boundary } from '../../../ui/Boundary.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { lazily } from '../../../ui/lazily.tsx';
import type { MarketRulesProps } from './MarketRulesDialog.tsx';

const MarketRulesDialog = lazily(async () => (await import('./MarketRulesDialog.tsx')).MarketRulesDialog);

/** Opens the rules of what it stands beside; they are no part of that heading, whose links are white on a dark bar. */
export function RulesButton(props: MarketRulesProps) {
  const [isOpen, setOpen] = useState(false);
  const name = say('marketRules.openOf', { market: props.title });
  return (
    <>
      <button type="button" className="rules-open" aria-label={name} title={name} onClick={() => setOpen(true)}>
        <Icon name="info" small />
      </button>
      <Boundary>
        <Suspense>
          {isOpen && createPortal(<MarketRulesDialog {...props} onClose={() => setOpen(false)} />, document.body)}
        </Suspense>
      </Boundary>
    </>
  );
}
