import type { EventView } from '@maidan/contract/event';
import { Icon } from '../../../ui/Icon.tsx';
import { placeOf } from '../../parts/places.ts';
import { formatWords } from '../../parts/event/formatWords.ts';

interface Props {
  readonly view: EventView;
  readonly nth: number;
}

/** Where there is no field to draw: the sport, and a sign of life with everything that happens. */
export const NeutralScene = ({ view, nth }: Props) => (
  <div className="scene neutral">
    <span key={nth} className={nth > 0 ? 'pulse' : undefined}>
      <Icon name={placeOf(view.sport).icon} />
    </span>
    <b>{figures(view) || formatWords(view.format)}</b>
  </div>
);

/** What a side has, where two are against each other and something is counted. */
const figures = ({ score }: EventView): string =>
  score?.sides.length === 2 && score.sides.every(side => side.score)
    ? score.sides.map(side => side.score).join(' – ')
    : '';
