import type { Scoreboard } from '@maidan/exchange/sports/sport';
import type { Told } from '@maidan/exchange/sports/told/toldIn';
import type { ToldKey } from '@maidan/exchange/sports/told/told';

/** A runner on the track. */
export interface Racer {
  readonly number: number;
  readonly name: string;
  /** From 0 at the start to 1 at the line. */
  readonly at: number;
}

/** A length behind is so much of the track, and a second of a longer way. */
const LENGTH = 0.006;
const SECOND = 0.004;
const GAPS: Readonly<Record<string, number>> = {
  'race.nose': 0.1,
  'race.head': 0.2,
  'race.underLength': 0.6,
} satisfies Partial<Record<ToldKey, number>>;
const HOME: ReadonlySet<string> = new Set<ToldKey>([
  'board.pastLine',
  'board.photograph',
  'board.weighingIn',
  'board.official',
  'board.officialResult',
]);

/** Where everybody is, from what the course announces: how far it still is, and how far each is behind. */
export function racersOf({ told, sides }: Scoreboard): readonly Racer[] {
  const front = frontOf(told);
  return sides.map(({ name, told: gap }) => {
    const [, number = '0', rest = name] = /^(\d+)\.\s*(.*)$/.exec(name) ?? [];
    return { number: Number(number), name: rest, at: Math.max(0, front - behindBy(gap)) };
  });
}

/** Of the way, from how far behind somebody is told to be. */
function behindBy(gap: Told | undefined): number {
  if (!gap) return 0;
  if (gap.key === 'field.out') return 1;
  return 'seconds' in gap ? Number(gap['seconds']) * SECOND : (GAPS[gap.key] ?? Number(gap['count'] ?? 0)) * LENGTH;
}

function frontOf(told: Scoreboard['told']): number {
  if (!told) return 0;
  if (HOME.has(told.phase.key)) return 1;
  const { lap, laps, km, of } = told.phase;
  if (typeof km === 'number' && typeof of === 'number') return 1 - km / of;
  if (typeof lap === 'number' && typeof laps === 'number') return (lap - 1) / laps;
  const [metres, toGo] = [told.line?.['metres'], told.phase['metres']];
  return typeof metres === 'number' && typeof toGo === 'number' ? 1 - toGo / metres : 0;
}
