import type { Side } from '@maidan/core/odds';
import type { Block } from '@maidan/games/kit/game';
import { canBeDrawn } from './Drawn.tsx';
import type { Offers } from './offers.ts';
import { Position } from '../../parts/Position.tsx';
import { Price } from './Price.tsx';

interface Props {
  readonly offers: Offers;
  readonly selection: string;
  readonly side?: Side;
  /** What stands above the cell. Empty where a column says it. */
  readonly label: string;
  /** The same as it is declared, from which it can be drawn in the cell instead. */
  readonly declared?: string;
  readonly as?: Block['as'] | undefined;
}

/** A cell with its label above it and what it makes below. */
export function BetBox({ offers, selection, side = 'back', label, declared = '', as }: Props) {
  const isDrawn = canBeDrawn(as, declared);
  const position = offers.positions.get(selection);
  return (
    <div className={isDrawn ? `bet-box as-${as}` : 'bet-box'}>
      {label && !isDrawn && <span className="bet-label">{label}</span>}
      <Price offers={offers} selection={selection} side={side} drawn={isDrawn ? declared : undefined} as={as} />
      <Position before={position?.before} after={position?.after} />
    </div>
  );
}
