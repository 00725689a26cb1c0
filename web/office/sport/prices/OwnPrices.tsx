import type { Reply } from '@maidan/contract/api';
import { useState } from 'react';
import type { Market } from '../events/event.ts';
import { PricesForm } from './PricesForm.tsx';
import { Returns } from './Returns.tsx';

/** The form starts over when somebody takes the prices into their own hands or lets go; what was answered stays in sight. */
export function OwnPrices({ market }: { readonly market: Market }) {
  const [returns, setReturns] = useState<Reply<'setPrices'>['returns']>([]);
  return (
    <>
      <PricesForm key={market.pricedBy} market={market} onSaved={setReturns} />
      <Returns market={market} returns={returns} />
    </>
  );
}
