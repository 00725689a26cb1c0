/* Where something is in the write-ahead log, as PostgreSQL counts and names it. */

/** '16/B374D848': bytes since the beginning. */
export function positionOf(text: string): bigint {
  const [high, low] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

export const written = (position: bigint): string =>
  `${(position >> 32n).toString(16).toUpperCase()}/${(position & 0xffff_ffffn).toString(16).toUpperCase()}`;

/** Where the file begins that a position is in. */
export const beginningOf = (position: bigint, segmentBytes: number): bigint =>
  position - (position % BigInt(segmentBytes));

/** What that file is called: the timeline, then its number in two parts. */
export function segmentOf(timeline: number, position: bigint, segmentBytes: number): string {
  const [nth, perLog] = [position / BigInt(segmentBytes), 0x1_0000_0000n / BigInt(segmentBytes)];
  return [BigInt(timeline), nth / perLog, nth % perLog]
    .map(part => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('');
}

export const SEGMENT = /^[0-9A-F]{24}$/;

/** Where a file of this name begins, and of which timeline it is. */
export function startOf(
  segment: string,
  segmentBytes: number,
): { readonly timeline: number; readonly position: bigint } {
  const [timeline, log, nth] = [0, 8, 16].map(at => BigInt(`0x${segment.slice(at, at + 8)}`)) as [
    bigint,
    bigint,
    bigint,
  ];
  return { timeline: Number(timeline), position: log * 0x1_0000_0000n + nth * BigInt(segmentBytes) };
}
