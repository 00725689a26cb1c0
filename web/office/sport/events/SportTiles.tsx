import { formatMoney } from '@maidan/core/format';
import { Tiles } from '../../parts/Tiles.tsx';
import { Amount } from '../markets/Amount.tsx';
import type { SportEvents } from './event.ts';

/** All sport at a glance: what is on, and what it could cost. */
export function SportTiles({ totals }: { readonly totals: SportEvents['totals'] | undefined }) {
  return (
    <Tiles
      className="sport-tiles"
      tiles={[
        ['In play', totals && `${totals.inPlay}`],
        ['Upcoming', totals && `${totals.upcoming}`],
        ['Matched between players', totals && formatMoney(totals.matched)],
        ['Staked with the house', totals && formatMoney(totals.staked)],
        ['Worst case', totals && <Amount key="worst" amount={totals.worst} />],
      ]}
    />
  );
}
