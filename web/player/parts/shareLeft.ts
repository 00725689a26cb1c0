/** How much of the ring is left, from 1 to 0. */
export const shareLeft = (seconds: number, ms: number): number => (ms > 0 ? Math.min(1, (seconds * 1000) / ms) : 0);
