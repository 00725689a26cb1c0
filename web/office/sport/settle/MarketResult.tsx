import { formatInstant } from '../../../ui/when.ts';
import { Fact } from '../../Fact.tsx';
import { Note } from '../../parts/Note.tsx';
import { isOver, type Market } from '../events/event.ts';

/** What became of a market, and what waits to be decided about it. */
export const MarketResult = ({ market }: { readonly market: Market }) => (
  <>
    <dl className="office-facts">
      <Fact name="Result" value={market.result || 'Not known yet'}>
        {market.settledAt !== null && formatInstant(market.settledAt)}
      </Fact>
      {market.record && <Fact name="By the record" value={market.record.words} />}
      <Fact name="Settled" value={times(market.settlements)} />
      {market.settledBy && (
        <Fact name="By hand" value={`${market.settledBy.by}, approved by ${market.settledBy.second}`}>
          {market.settledBy.proposal}: <q className="sport-reason">{market.settledBy.reason}</q>
        </Fact>
      )}
      {market.settledAt !== null && !market.settledBy && <Fact name="By" value="The record of the match" />}
      {market.voided && (
        <Fact name="Void bets" value={`struck after ${formatInstant(market.voided.after)}`}>
          {market.voided.upTo !== null && `and up to ${formatInstant(market.voided.upTo)}`}
        </Fact>
      )}
    </dl>
    {market.proposal === null && (
      <Note tone="info" icon="info">
        {isOver(market)
          ? 'Settled again, what was paid is taken back and the new amount paid. Whoever gets the same is left alone.'
          : 'The record of the match settles it by itself. A result given by hand needs a second person.'}
      </Note>
    )}
  </>
);

const times = (count: number): string => (count === 0 ? 'Not yet' : count === 1 ? 'Once' : `${count} times`);
