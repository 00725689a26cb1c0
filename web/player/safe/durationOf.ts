/** How long somebody has been there: hours and minutes, 01:42. */
export function durationOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}`;
}
