import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Listing } from '../../parts/Listing.tsx';
import { useAsk } from '../../queries.ts';
import type { Market, SportEventDetail } from '../events/event.ts';
import { ProposedSettlement } from './ProposedSettlement.tsx';

/** What it means to make a whole match void: every market with bets, and what it would pay once it is opened. */
export function ProposedVoid({ event }: { readonly event: string }) {
  const query = useAsk('officeSportEvent', { id: event });
  return (
    <Listing query={query} what={say('officeSport.theEvent')} rows={4}>
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
        {say('officeSport.voidTouches', { count: String(bet.length), markets: String(event.markets) })}
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
        {market.name} <span className="muted">{betsWords(market)}</span>
      </summary>
      {isOpen && <ProposedSettlement settlement={{ market: market.id, result: 'void', winners: '', tied: '' }} />}
    </details>
  );
}

function betsWords({ bets, matched, settlements, result }: Market): string {
  const amount = formatMoney(matched);
  return settlements > 0
    ? say('officeSport.betsSettledAs', { bets, amount, result })
    : say('officeSport.betsFor', { bets, amount });
}
