import type { ReactNode } from 'react';
import { ROWS } from './roads.ts';

interface Props {
  readonly title: string;
  readonly columns: number;
  /** The side of a square, in pixels. */
  readonly cell: number;
  readonly children: ReactNode;
}

/** The squares that a road is written on. The newest are in sight, the older ones are reached by scrolling. */
export function Plate({ title, columns, cell, children }: Props) {
  const [width, height] = [Math.max(1, columns) * cell, ROWS * cell];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className="plate-scroll" data-cell={cell} aria-label={title} tabIndex={0}>
      <svg className="plate" width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {children}
      </svg>
    </section>
  );
}
