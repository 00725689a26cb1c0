import { formatMoney, formatSigned } from '@maidan/core/format';
import type { Money } from '@maidan/core/money';
import { cellText } from '@maidan/exchange/rows/conventions';
import { say } from '@maidan/words/say';
import { type Column, Table } from '../../parts/Table.tsx';
import { type Market, type Outcome, outcomesOf, type Runner, share } from '../events/event.ts';
import { muted } from '../said.tsx';

/** What the house makes of every result, with a bar for each: to the left it loses, to the right it wins. */
export function RiskTable({ market }: { readonly market: Market }) {
  const outcomes = outcomesOf(market);
  const amounts = outcomes.map(({ house }) => house);
  const isRuns = market.ladder.length > 0;
  return (
    <div className={isRuns ? 'sport-rungs' : 'sport-outcomes'}>
      <Table
        caption={say('officeSport.riskOn', { market: market.name })}
        columns={isRuns ? [RUNS, houseColumn(amounts)] : [NAME, ...pricesOf(market), houseColumn(amounts)]}
        rows={outcomes}
        keyOf={({ label }) => label}
      />
    </div>
  );
}

/** The bars are measured by the longest of them. */
const houseColumn = (amounts: readonly Money[]): Column<Outcome> => ({
  title: say('officeSport.houseMakes'),
  numeric: true,
  draw: ({ house }) => <Bar amount={house} length={share(house, amounts)} />,
});

const RUNS: Column<Outcome> = { title: say('officeSport.total'), draw: ({ label }) => label };

const NAME: Column<Outcome> = {
  title: say('officeSport.ifItWins'),
  draw: ({ label, runner }) =>
    runner?.isRemoved ? say('officeSport.doesNotRun', { runner: label, quiet: muted }) : label,
};

const pricesOf = (market: Market): readonly Column<Outcome>[] => [
  { title: say('officeSport.back'), numeric: true, draw: ({ runner }) => priceText(market, runner?.back) },
  { title: say('officeSport.lay'), numeric: true, draw: ({ runner }) => priceText(market, runner?.lay) },
  {
    title: say('officeSport.matched'),
    numeric: true,
    wide: true,
    draw: ({ runner }) => (runner ? formatMoney(runner.matched) : ''),
  },
];

/** '1.85', '41 / 100'. */
export function priceText({ kind }: Pick<Market, 'kind'>, offer: Runner['back'] | undefined): string {
  if (!offer) return '-';
  const { price, small } = cellText(kind, offer.odds, offer.line ?? 0);
  return small ? `${price} / ${small}` : price;
}

const Bar = ({ amount, length }: { readonly amount: Money; readonly length: number }) => (
  <span className="sport-risk">
    <span className="sport-bar" aria-hidden="true">
      <i className={amount < 0 ? 'loses' : 'wins'} style={{ inlineSize: `${length / 2}%` }} />
    </span>
    <b className={amount < 0 ? 'neg' : amount > 0 ? 'pos' : 'muted'}>{formatSigned(amount)}</b>
  </span>
);
