import type { Scoreboard } from '@maidan/exchange/sports/sport';

/** A runner on the track. */
export interface Racer {
  readonly number: number;
  readonly name: string;
  /** From 0 at the start to 1 at the line. */
  readonly at: number;
}

/** A length behind is so much of the track. */
const LENGTH = 0.006;
const GAPS: Readonly<Record<string, number>> = { 'a nose': 0.1, 'a head': 0.2, 'under a length': 0.6 };

/** Where everybody is, from what the course announces: how far it still is, and how far each is behind. */
export function racersOf({ phase, line = '', sides }: Scoreboard): readonly Racer[] {
  const metres = Number(/(\d+) m/.exec(line)?.[1] ?? 0);
  const toGo = /(\d+) m to go/.exec(phase)?.[1];
  const isHome = /line|Photograph|Weighing|Official/.test(phase);
  const front = isHome ? 1 : toGo === undefined || metres === 0 ? 0 : 1 - Number(toGo) / metres;
  return sides.map(({ name, detail = '' }) => {
    const [, number = '0', rest = name] = /^(\d+)\.\s*(.*)$/.exec(name) ?? [];
    const behind = (GAPS[detail] ?? Number.parseInt(detail, 10)) || 0;
    return { number: Number(number), name: rest, at: Math.max(0, front - behind * LENGTH) };
  });
}
