import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { Tiles } from '../../parts/Tiles.tsx';
import { Amount } from '../markets/Amount.tsx';
import type { SportEvents } from './event.ts';

/** All sport at a glance: what is on, and what it could cost. */
export function SportTiles({ totals }: { readonly totals: SportEvents['totals'] | undefined }) {
  return (
    <Tiles
      className="sport-tiles"
      tiles={[
        [say('officeSport.inPlay'), totals && `${totals.inPlay}`],
        [say('officeSport.upcoming'), totals && `${totals.upcoming}`],
        [say('officeSport.matchedBetween'), totals && formatMoney(totals.matched)],
        [say('officeSport.stakedWithHouse'), totals && formatMoney(totals.staked)],
        [say('officeSport.worstCase'), totals && <Amount key="worst" amount={totals.worst} />],
      ]}
    />
  );
}
