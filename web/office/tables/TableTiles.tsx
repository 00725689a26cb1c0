import { formatMoney } from '@maidan/core/format';
import { sum } from '@maidan/core/money';
import { Tiles } from '../parts/Tiles.tsx';
import { type CasinoTable, isOn } from './table.ts';

/** The casino at a glance: what is on, and what the rounds of this moment could cost. */
export function TableTiles({ tables }: { readonly tables: readonly CasinoTable[] | undefined }) {
  return (
    <Tiles
      tiles={[
        ['Tables on', tables && `${tables.filter(isOn).length}`],
        ['Bets now', tables && `${tables.reduce((count, { bets }) => count + bets, 0)}`],
        ['Staked now', tables && formatMoney(sum(tables.map(({ staked }) => staked)))],
        ['Worst case now', tables && formatMoney(sum(tables.map(({ worst }) => worst)))],
        ['Rounds voided', tables && `${tables.reduce((count, { voided }) => count + voided, 0)}`],
      ]}
    />
  );
}
