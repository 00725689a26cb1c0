/*
 * How much slower than this machine the phone is that Lighthouse plays (its CPU slowdown). The usual 4 is meant for a
 * good desktop; on a machine that is itself no quicker than a phone it would play one that is not sold any more.
 * So it is calibrated as Lighthouse's authors say (their docs/throttling.md and its calculator).
 */

/** By Lighthouse’s index of the machine; between two of them by the straight line, beyond the last along it. */
const CALIBRATED: readonly (readonly [index: number, slowdown: number])[] = [
  [150, 1],
  [800, 2],
  [1_300, 3],
  [1_533, 4],
];

export function slowdownFor(index: number): number {
  const [lowest, ...higher] = CALIBRATED;
  if (lowest === undefined || index < lowest[0]) throw new Error(`This machine is slower than the phone: ${index}`);
  let below = lowest;
  for (const above of higher) {
    const isLast = above === higher.at(-1);
    if (index <= above[0] || isLast) return between(below, above, index);
    below = above;
  }
  return below[1];
}

function between([x0, y0]: readonly [number, number], [x1, y1]: readonly [number, number], x: number): number {
  return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
}
