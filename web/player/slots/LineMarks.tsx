import type { Slot } from '@maidan/games/slots/slot';
import type { Turn } from './shown.ts';

interface Props {
  readonly slot: Slot;
  readonly turn: Turn;
}

const TONES = ['#ffd34d', '#5ee0ff', '#ff8ad4', '#8dff9a', '#ffa15e'];

/** The lines that won, drawn over the reels. */
export function LineMarks({ slot: { lines, rows, strips }, turn: { wins } }: Props) {
  if (lines === 'ways' || rows === 1) return null;
  const pointOf = (row: number, reel: number): string => `${reel * 100 + 50},${row * 100 + 50}`;
  return (
    <svg
      className="slot-lines"
      viewBox={`0 0 ${strips.length * 100} ${rows * 100}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {wins.map(({ line, reels }) => (
        <polyline
          key={line}
          points={lines[line!]!.slice(0, reels).map(pointOf).join(' ')}
          stroke={TONES[line! % TONES.length]}
        />
      ))}
    </svg>
  );
}
