/** How a short mark is drawn: never by its colour alone, a wicket is square. */
export type Tone = 'four' | 'six' | 'out' | 'extra' | '';

/** Elsewhere a mark is a number of points or the letter of a side, and none is more than another. */
const TONED: ReadonlySet<string> = new Set(['cricket', 'football', 'esoccer']);

export function toneOf(sport: string, mark: string): Tone {
  if (!TONED.has(sport)) return '';
  if (/w(?!d)|^R$/i.test(mark) && !/wd/i.test(mark)) return 'out';
  if (mark === '4') return 'four';
  if (mark === '6' || mark === 'G') return 'six';
  return /[a-z]/.test(mark) ? 'extra' : '';
}

/** 'Kaveri Kings' is KK, 'Redmoor' RE, 'Sanluz (Comet)' SC, and who has a number wears it. */
export function badgeOf(name: string): string {
  const number = /^(\d+)\./.exec(name)?.[1];
  if (number !== undefined) return number;
  const words = name.split(/[^\p{L}\p{M}\p{N}'’.-]+/u).filter(Boolean);
  const initials = words.length > 1 ? words.map(word => word[0] ?? '').join('') : name;
  return initials.slice(0, 2).toUpperCase();
}
