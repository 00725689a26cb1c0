import type { EventView, MarketView, MyOrdersView } from '@maidan/contract/event';
import { formatMoney, formatSigned } from '@maidan/core/format';
import type { Money } from '@maidan/core/money';
import type { HouseRow } from '@maidan/exchange/houseRow';
import { positionOf } from '@maidan/exchange/position';
import { BookCashOut } from '../cashOut/BookCashOut.tsx';
import { BookmakerCashOut } from '../cashOut/BookmakerCashOut.tsx';
import { extremesOf, positionIn, rowBetsOn } from '../standing.ts';
import { figure } from '../words.ts';
import type { OpenMarket } from './openMarkets.ts';
import { UnmatchedOrder } from './UnmatchedOrder.tsx';

interface Props {
  readonly open: OpenMarket;
  readonly view: EventView | undefined;
  readonly mine: MyOrdersView;
}

/** A market with what it makes whoever wins, what waits in it, and the way out. */
export function OpenMarketCard({ open, view, mine }: Props) {
  const market = view?.markets.find(({ id }) => id === open.id);
  const row = view?.rows.find(({ id }) => id === open.id);
  return (
    <div className="open-market">
      <div className="open-market-head">
        <b>{market?.name ?? row?.name ?? open.name}</b>
        <span className="muted">Exp {formatMoney(open.held)}</span>
        {market && <BookCashOut market={market} mine={mine} where={view?.name ?? ''} />}
        {row?.kind === 'bookmaker' && (
          <BookmakerCashOut row={row} mine={mine} where={view?.name ?? ''} isInPlay={view?.state === 'inPlay'} />
        )}
      </div>
      <Standing market={market} row={row} mine={mine} />
      <ul>
        {open.bets.map(({ id, label, side, odds, stake }) => (
          <li key={id} className={`bet-row ${side}`}>
            <b>{label}</b>
            <span>{row ? figure(row.kind, odds, 0).replace(/^0 \/ /, '') : ''}</span>
            <b>{formatMoney(stake)}</b>
          </li>
        ))}
        {open.orders.map(order => (
          <UnmatchedOrder key={order.id} order={order} />
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
    ([runner, amount]) => [names.get(runner) ?? runner, amount] as const,
  );
  return (
    <dl className="open-figures">
      {lines.map(([name, amount]) => (
        <Line key={name} name={name} amount={amount} />
      ))}
      <Line name="Best case" amount={best} />
      <Line name="Worst case" amount={worst} />
    </dl>
  );
}

const Line = ({ name, amount }: { readonly name: string; readonly amount: Money }) => (
  <div>
    <dt>{name}</dt>
    <dd className={amount < 0 ? 'neg' : 'pos'}>{formatSigned(amount)}</dd>
  </div>
);
