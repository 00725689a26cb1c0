import { formatMoney } from '@maidan/core/format';
import { sum } from '@maidan/core/money';
import type { CasinoTable } from './table.ts';

/** The casino at a glance: what is on, and what the rounds of this moment could cost. */
export function TableTiles({ tables }: { readonly tables: readonly CasinoTable[] | undefined }) {
  const tiles = [
    ['Tables on', tables && `${tables.filter(({ status, isPlayed }) => isPlayed && status === 'on').length}`],
    ['Bets now', tables && `${tables.reduce((count, { bets }) => count + bets, 0)}`],
    ['Staked now', tables && formatMoney(sum(tables.map(({ staked }) => staked)))],
    ['Worst case now', tables && formatMoney(sum(tables.map(({ worst }) => worst)))],
    ['Rounds voided', tables && `${tables.reduce((count, { voided }) => count + voided, 0)}`],
  ] as const;
  return (
    <dl className="office-tiles" aria-busy={!tables}>
      {tiles.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure ?? <span className="sk" />}</dd>
        </div>
      ))}
    </dl>
  );
}
