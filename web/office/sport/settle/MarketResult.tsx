import { say } from '@maidan/words/say';
import { formatInstant } from '../../../ui/when.ts';
import { Fact } from '../../Fact.tsx';
import { Note } from '../../parts/Note.tsx';
import { isOver, type Market } from '../events/event.ts';
import { reasonQuoted } from '../said.tsx';

/** What became of a market, and what waits to be decided about it. */
export const MarketResult = ({ market }: { readonly market: Market }) => (
  <>
    <dl className="office-facts">
      <Fact name={say('officeSport.result')} value={market.result || say('officeSport.notKnownYet')}>
        {market.settledAt !== null && formatInstant(market.settledAt)}
      </Fact>
      {market.record && <Fact name={say('officeSport.byRecord')} value={market.record.words} />}
      <Fact name={say('officeSport.settled')} value={say('officeSport.times', { count: market.settlements })} />
      {market.settledBy && <ByHand by={market.settledBy} />}
      {market.settledAt !== null && !market.settledBy && (
        <Fact name={say('officeSport.by')} value={say('officeSport.recordOfMatch')} />
      )}
      {market.voided && (
        <Fact
          name={say('officeSport.voidBets')}
          value={say('officeSport.voidAfter', { at: formatInstant(market.voided.after) })}
        >
          {market.voided.upTo !== null && say('officeSport.voidUpTo', { at: formatInstant(market.voided.upTo) })}
        </Fact>
      )}
    </dl>
    {market.proposal === null && (
      <Note tone="info" icon="info">
        {isOver(market) ? say('officeSport.ifSettledAgain') : say('officeSport.ifByHand')}
      </Note>
    )}
  </>
);

const ByHand = ({ by: { by, second, proposal, reason } }: { readonly by: NonNullable<Market['settledBy']> }) => (
  <Fact name={say('officeSport.byHand')} value={say('officeSport.approvedBy', { by, second })}>
    {say('officeSport.byProposal', { proposal, reason, q: reasonQuoted })}
  </Fact>
);
