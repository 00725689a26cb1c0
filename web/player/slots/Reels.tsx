import { type Slot, windowOf } from '@maidan/games/slots/slot';
import { say } from '@maidan/words/say';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useReducedMotion } from '../../ui/useReducedMotion.ts';
import { LineMarks } from './LineMarks.tsx';
import { litOf, type Turn } from './shown.ts';
import { saySymbol } from './slotSay.ts';
import { SymbolArt } from './SymbolArt.tsx';

interface Props {
  readonly slot: Slot;
  /** What they stand at, or turn to. */
  readonly turn: Turn;
  readonly isTurning: boolean;
  /** The spin came to more than its stake. */
  readonly isWon: boolean;
  readonly onStopped: () => void;
}

/** How far a reel turns, in symbols: the last one longest. */
const FIRST = 12;
const MORE = 5;
const FIRST_MS = 1_000;
const MORE_MS = 300;
const FREE_MS = 650;

/** Reels that come down to where they stop. They move by transforms only, so that the page stays free meanwhile. */
export function Reels({ slot, turn, isTurning, isWon, onStopped }: Props) {
  const isCalm = useReducedMotion();
  const [before, setBefore] = useState(turn.stops);
  const last = slot.strips.length - 1;
  const done = (): void => {
    setBefore(turn.stops);
    onStopped();
  };
  const lit = isTurning ? new Set<string>() : litOf(slot, turn);
  const windows = turn.stops.map((stop, reel) => windowOf(slot, reel, stop));
  return (
    <div
      className={`slot-reels rows-${slot.rows}`}
      data-turning={isTurning || undefined}
      data-won={(!isTurning && isWon) || undefined}
    >
      <p className="vh" aria-live="off">
        {!isTurning && say('slots.reels')}
        {!isTurning && windows.map(window => window.map(saySymbol).join(', ')).join('; ')}
      </p>
      {[...slot.strips.keys()].map(reel => (
        <Reel
          key={`${turn.nth} ${reel}`}
          slot={slot}
          reel={reel}
          from={before[reel]!}
          turn={turn}
          ms={isTurning && !isCalm ? (turn.nth > 0 ? FREE_MS : FIRST_MS) + reel * (turn.nth > 0 ? 120 : MORE_MS) : 0}
          isTurning={isTurning}
          lit={lit}
          onDone={reel === last ? done : undefined}
        />
      ))}
      {!isTurning && slot.lines !== 'ways' && <LineMarks slot={slot} turn={turn} />}
    </div>
  );
}

interface ReelProps extends Omit<Props, 'onStopped' | 'isWon'> {
  readonly reel: number;
  readonly from: number;
  readonly ms: number;
  readonly lit: ReadonlySet<string>;
  /** Of the one that stops last. */
  readonly onDone: (() => void) | undefined;
}

function Reel({ slot, reel, from, turn, ms, isTurning, lit, onDone }: ReelProps) {
  const column = useRef<HTMLDivElement>(null);
  const strip = slot.strips[reel]!;
  const stop = turn.stops[reel]!;
  const many = FIRST + reel * MORE;
  const seen = isTurning
    ? [...windowOf(slot, reel, stop), ...passing(strip, stop + slot.rows, many), ...windowOf(slot, reel, from)]
    : windowOf(slot, reel, stop);
  const done = useEffectEvent(() => onDone?.());
  const far = ((many + slot.rows) / (many + slot.rows * 2)) * 100;
  useEffect(() => {
    if (!isTurning) return undefined;
    if (ms === 0) return done();
    const turning = column.current!.animate(
      [{ transform: `translateY(-${far}%)` }, { transform: 'translateY(1.2%)', offset: 0.92 }, { transform: 'none' }],
      { duration: ms, easing: 'cubic-bezier(0.3, 0.1, 0.25, 1)' },
    );
    turning.onfinish = () => done();
    return () => turning.cancel();
  }, [isTurning, ms, far]);
  return (
    <div className="slot-reel">
      <div className="slot-column" ref={column}>
        {[...seen.entries()].map(([row, symbol]) => (
          <span key={row} className={lit.has(`${reel} ${row}`) ? 'slot-cell lit' : 'slot-cell'}>
            <SymbolArt slot={slot.code} symbol={symbol} />
          </span>
        ))}
      </div>
    </div>
  );
}

/** What goes by before the reel stops: the strip itself. */
const passing = (strip: readonly string[], from: number, many: number): readonly string[] =>
  Array.from({ length: many }, (_, nth) => strip[(from + nth) % strip.length]!);
