/**
 * How long a bet waits before it counts (bet delay). Between players: little before play, and as long as the pictures are late
 * in play. With the house: only in play, as the remark over the markets says.
 */
export const DELAY_MS = { before: 1_000, inPlay: 5_000, rowInPlay: 1_000 } as const;
