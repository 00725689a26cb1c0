import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';

/* A chart of our own: lines and bars stretch to the width there is, words stay the size they are. */

export const PLOT = { width: 600, height: 200 } as const;

interface Props {
  readonly title: string;
  /** In words what the drawing shows, for who does not see it. */
  readonly told: string;
  /** From the top down. */
  readonly up: readonly string[];
  /** From left to right. */
  readonly along: readonly string[];
  /** Names of what is drawn, each with the class it is drawn in. */
  readonly legend?: readonly (readonly [name: string, look: string])[];
  /** Lines and bars. */
  readonly children: ReactNode;
  /** The same as figures. */
  readonly table: ReactNode;
}

const NO_LEGEND: NonNullable<Props['legend']> = [];

export const Plot = ({ title, told, up, along, legend = NO_LEGEND, children, table }: Props) => (
  <figure className="plot">
    <figcaption>{title}</figcaption>
    {legend.length > 0 && (
      <ul className="plot-legend">
        {legend.map(([name, look]) => (
          <li key={`${look} ${name}`} className={look}>
            {name}
          </li>
        ))}
      </ul>
    )}
    <div className="plot-field">
      <ol className="plot-up" aria-hidden="true">
        {up.map((label, n) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={n}>{label}</li>
        ))}
      </ol>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <svg viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} preserveAspectRatio="none" role="img" aria-label={told}>
        {up.map((_, n) => {
          const y = (PLOT.height * n) / Math.max(1, up.length - 1);
          // oxlint-disable-next-line react/no-array-index-key
          return <path key={n} className="plot-rule" d={`M0 ${y}H${PLOT.width}`} />;
        })}
        {children}
      </svg>
      <ol className="plot-along" aria-hidden="true">
        {along.map((label, n) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={n}>{label}</li>
        ))}
      </ol>
    </div>
    <details>
      <summary>{say('card.asTable')}</summary>
      {table}
    </details>
  </figure>
);
