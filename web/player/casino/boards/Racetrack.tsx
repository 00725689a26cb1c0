import { marketOf } from '@maidan/games/kit/game';
import { WHEEL_ORDER } from '@maidan/games/kit/wheelOrder';
import { say } from '@maidan/words/say';
import { vars } from '../../../ui/vars.ts';
import { colourOf } from '../../parts/result/pockets.ts';
import { nameOf, type Offers } from '../table/offers.ts';
import { FeltCell } from './FeltCell.tsx';

interface Props {
  readonly offers: Offers;
  readonly covered: ReadonlySet<number>;
  readonly onPoint: (selection: string | undefined) => void;
}

/** The upper straight of the track has so many numbers; the others come back on the lower one. */
const STRAIGHT = Math.ceil(WHEEL_ORDER.length / 2);

const placeOf = (nth: number) =>
  nth < STRAIGHT ? { column: nth + 1, row: 1 } : { column: 2 * STRAIGHT - nth, row: 3 };

const PLACES = WHEEL_ORDER.map((number, nth) => ({ number, style: vars(placeOf(nth)) }));

/** The wheel laid out: a number stands for itself and the two on each side of it; between them, the parts of the wheel. */
export const Racetrack = ({ offers, covered, onPoint }: Props) => (
  <fieldset className="racetrack" aria-label={say('casino.wheelBets')}>
    {PLACES.map(({ number, style }) => (
      <FeltCell
        key={number}
        offers={offers}
        selection={`near${number}`}
        className={`race ${colourOf(number)}`}
        style={style}
        isCovered={covered.has(number)}
        onPoint={onPoint}
      >
        {number}
      </FeltCell>
    ))}
    {marketOf(offers.game, 'calls').selections.map(({ id }) => (
      <FeltCell key={id} offers={offers} selection={id} className={`call ${id}`} onPoint={onPoint}>
        {nameOf(offers, id)}
      </FeltCell>
    ))}
  </fieldset>
);
