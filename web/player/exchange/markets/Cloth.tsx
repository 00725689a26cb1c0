import type { EventView } from '@maidan/contract/event';
import { hasField } from '../../parts/event/hasField.ts';
import { silkOf } from '../score/silks.ts';

interface Props {
  readonly view: Pick<EventView, 'sport' | 'sides'>;
  readonly runner: string;
}

/** The number a runner of a race wears, in its colour of the picture. */
export function Cloth({ view, runner }: Props) {
  const number = hasField(view) ? view.sides.indexOf(runner) + 1 : 0;
  const { cloth, ink } = silkOf(Math.max(1, number));
  return number > 0 ? (
    <span className="cloth" style={{ background: cloth, color: ink }}>
      {number}
      <span className="vh">, </span>
    </span>
  ) : null;
}
