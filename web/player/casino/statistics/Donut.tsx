import type { Tally } from './tallies.ts';

/** The ring is a circle of this length, so that a share is a number of its parts. */
const WHOLE = 100;
/** What is left open between two parts. */
const GAP = 0.8;

/** Shares as parts of a ring, drawn here; the list beside it says the same in words. */
export function Donut({ shares }: Pick<Tally, 'shares'>) {
  const parts = shares.map(({ name, hue, share }, nth) => ({
    name,
    hue,
    share,
    start: shares.slice(0, nth).reduce((sum, other) => sum + other.share, 0),
  }));
  return (
    <svg className="donut" viewBox="0 0 42 42" aria-hidden="true">
      <circle className="whole" cx="21" cy="21" r="15.9" />
      {parts.map(({ name, hue, share, start }) => (
        <circle
          key={name}
          className={`part ${hue}`}
          cx="21"
          cy="21"
          r="15.9"
          pathLength={WHOLE}
          strokeDasharray={`${Math.max(0, share * WHOLE - (share < 1 ? GAP : 0))} ${WHOLE}`}
          strokeDashoffset={-start * WHOLE}
        />
      ))}
    </svg>
  );
}
