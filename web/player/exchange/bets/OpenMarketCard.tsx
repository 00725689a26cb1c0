import type { EventView, MarketView, MyOrdersView } from '@maidan/contract/event';
import { formatMoney, formatSigned } from '@maidan/core/format';
import type { Money } from '@maidan/core/money';
import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import { positionOf } from '@maidan/exchange/positions/position';
import { say } from '@maidan/words/say';
import { BookCashOut } from '../cashOut/BookCashOut.tsx';
import { BookmakerCashOut } from '../cashOut/BookmakerCashOut.tsx';
import { extremesOf, positionIn, rowBetsOn } from '../standing.ts';
import { runnerWords } from '../../parts/event/toldWords.ts';
import { marketWords } from '../words.ts';
import type { MatchedBet } from './matched.ts';
import { MatchedHead, MatchedLine } from './MatchedLine.tsx';
import type { OpenMarket } from './openMarkets.ts';
import { UnmatchedOrder } from './UnmatchedOrder.tsx';
import { worthNow } from './worth.ts';

interface Props {
  readonly open: OpenMarket;
  readonly view: EventView | undefined;
  readonly mine: MyOrdersView;
  /** Those of this market. */
  readonly matched: readonly MatchedBet[];
}

/** A market with what it makes whoever wins, what waits in it, and the way out. */
export function OpenMarketCard({ open, view, mine, matched }: Props) {
  const market = view?.markets.find(({ id }) => id === open.id);
  const row = view?.rows.find(({ id }) => id === open.id);
  return (
    <div className="open-market">
      <div className="open-market-head">
        <b>{marketWords(market ?? row ?? open)}</b>
        <span className="muted">{say('betting.exposureOf', { amount: formatMoney(open.held) })}</span>
        {market && <BookCashOut market={market} mine={mine} where={view?.name ?? ''} />}
        {row?.kind === 'bookmaker' && (
          <BookmakerCashOut row={row} mine={mine} where={view?.name ?? ''} isInPlay={view?.state === 'inPlay'} />
        )}
      </div>
      <Standing market={market} row={row} mine={mine} />
      {matched.length > 0 && <MatchedHead />}
      <ul>
        {matched.map(bet => (
          <MatchedLine key={bet.id} bet={bet} worth={worthNow(bet, { market, row })} />
        ))}
        {open.orders
          .filter(({ left }) => left > 0)
          .map(order => (
            <UnmatchedOrder key={order.id} order={order} where="" />
          ))}
      </ul>
    </div>
  );
}

interface StandingProps {
  readonly market: MarketView | undefined;
  readonly row: HouseRow | undefined;
  readonly mine: MyOrdersView;
}

/** Runner by runner, and the best and the worst of it. */
function Standing({ market, row, mine }: StandingProps) {
  const names = new Map(market?.runners.map(({ id, name }) => [id, name]) ?? []);
  const position =
    (market && positionIn(market, mine)) ??
    (row?.kind === 'bookmaker' ? positionOf(row.runners, rowBetsOn(mine, row.id)) : undefined);
  if (!position) return null;
  const { best, worst } = extremesOf(position);
  const lines = Object.entries(position.ifWins).map(
    ([runner, amount]) => [runnerWords(names.get(runner) ?? runner, market?.made), amount] as const,
  );
  return (
    <dl className="open-figures">
      {lines.map(([name, amount]) => (
        <Line key={name} name={name} amount={amount} />
      ))}
      <Line name={say('betting.best')} amount={best} />
      <Line name={say('betting.worst')} amount={worst} />
    </dl>
  );
}

const Line = ({ name, amount }: { readonly name: string; readonly amount: Money }) => (
  <div>
    <dt>{name}</dt>
    <dd className={amount < 0 ? 'neg' : 'pos'}>{formatSigned(amount)}</dd>
  </div>
);
