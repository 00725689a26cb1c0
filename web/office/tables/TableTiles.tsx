import { formatMoney } from '@maidan/core/format';
import { sum } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { Tiles } from '../parts/Tiles.tsx';
import { type CasinoTable, isOn } from './table.ts';

/** The casino at a glance: what is on, and what the rounds of this moment could cost. */
export function TableTiles({ tables }: { readonly tables: readonly CasinoTable[] | undefined }) {
  return (
    <Tiles
      tiles={[
        [say('officeHouse.tablesOn'), tables && `${tables.filter(isOn).length}`],
        [say('officeHouse.betsNow'), tables && `${tables.reduce((count, { bets }) => count + bets, 0)}`],
        [say('officeHouse.stakedNow'), tables && formatMoney(sum(tables.map(({ staked }) => staked)))],
        [say('officeHouse.worstCaseNow'), tables && formatMoney(sum(tables.map(({ worst }) => worst)))],
        [say('officeHouse.roundsVoided'), tables && `${tables.reduce((count, { voided }) => count + voided, 0)}`],
      ]}
    />
  );
}
