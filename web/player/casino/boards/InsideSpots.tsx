import { useMemo } from 'react';
import { vars } from '../../../ui/vars.ts';
import type { Offers } from '../table/offers.ts';
import { FeltCell } from './FeltCell.tsx';
import { spotsOf } from './rouletteFelt.ts';

interface Props {
  readonly offers: Offers;
  readonly onPoint: (selection: string | undefined) => void;
}

const DOT = <i />;

/** Splits, streets, corners and lines, on the edges and corners of the numbers they cover. */
export function InsideSpots({ offers, onPoint }: Props) {
  const { game } = offers;
  const spots = useMemo(() => spotsOf(game).map(({ id, x, y }) => ({ id, style: vars({ x, y }) })), [game]);
  return (
    <div className="spots">
      {spots.map(({ id, style }) => (
        <FeltCell key={id} offers={offers} selection={id} className="spot" style={style} onPoint={onPoint}>
          {DOT}
        </FeltCell>
      ))}
    </div>
  );
}
