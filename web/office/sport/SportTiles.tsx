import { formatMoney } from '@maidan/core/format';
import { Amount } from './Amount.tsx';
import type { SportEvents } from './event.ts';

/** All sport at a glance: what is on, and what it could cost. */
export function SportTiles({ totals }: { readonly totals: SportEvents['totals'] | undefined }) {
  const tiles = [
    ['In play', totals && `${totals.inPlay}`],
    ['Upcoming', totals && `${totals.upcoming}`],
    ['Matched between players', totals && formatMoney(totals.matched)],
    ['Staked with the house', totals && formatMoney(totals.staked)],
  ] as const;
  return (
    <dl className="office-tiles sport-tiles" aria-busy={!totals}>
      {tiles.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure ?? <span className="sk" />}</dd>
        </div>
      ))}
      <div>
        <dt>Worst case</dt>
        <dd>{totals ? <Amount amount={totals.worst} /> : <span className="sk" />}</dd>
      </div>
    </dl>
  );
}
