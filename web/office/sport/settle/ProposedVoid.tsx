import { formatMoney } from '@maidan/core/format';
import { useState } from 'react';
import { Listing } from '../../parts/Listing.tsx';
import { useAsk } from '../../queries.ts';
import type { Market, SportEventDetail } from '../events/event.ts';
import { ProposedSettlement } from './ProposedSettlement.tsx';

/** What it means to make a whole match void: every market with bets, and what it would pay once it is opened. */
export function ProposedVoid({ event }: { readonly event: string }) {
  const query = useAsk('officeSportEvent', { id: event });
  return (
    <Listing query={query} what="The event" rows={4}>
      {found => <Touched event={found} />}
    </Listing>
  );
}

function Touched({ event }: { readonly event: SportEventDetail }) {
  const bet = event.all.filter(({ bets }) => bets > 0);
  return (
    <div className="sport-preview">
      <p className="sport-words">{event.name}</p>
      <p className="muted">
        {bet.length} of {event.markets} markets have bets. All of them become void; the others have nobody to pay.
      </p>
      {bet.map(market => (
        <VoidMarket key={market.id} market={market} />
      ))}
    </div>
  );
}

/** A match has many markets: what one would pay is worked out when it is opened. */
function VoidMarket({ market }: { readonly market: Market }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="office-market" onToggle={toggle => setOpen(toggle.currentTarget.open)}>
      <summary>
        {market.name}{' '}
        <span className="muted">
          {market.bets} {market.bets === 1 ? 'bet' : 'bets'}, {formatMoney(market.matched)}
          {market.settlements > 0 && `, settled as ${market.result}`}
        </span>
      </summary>
      {isOpen && <ProposedSettlement settlement={{ market: market.id, result: 'void', winners: '', tied: '' }} />}
    </details>
  );
}
