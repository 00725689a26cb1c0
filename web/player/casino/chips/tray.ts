import type { Slip } from '@maidan/games/kit/bet';
import { MOST_AT_ONCE } from '../slip/command.ts';

/** Taps within so many milliseconds of the first travel together. */
const GATHER_MS = 300;
/** So long before betting ends the last of them leave: the way to the house takes time too. */
const WAY_MS = 500;

/** What a player did with chips and what has not left the page yet. It belongs to one betting window. */
export interface Tray {
  readonly window: string;
  /** Chips that lie there and were not sent, in the order of the taps. */
  readonly laid: readonly Slip[];
  /** The first of them has waited long enough. */
  readonly isDue: boolean;
  /** Bets to be taken back. */
  readonly undoing: readonly string[];
  /** So many of the last chips on their way are to be taken back once they are answered. */
  readonly back: number;
  /** Double waits for so many of the chips that lie there, and for whatever else is on its way. */
  readonly doubleAfter: number | undefined;
}

export type Change = (how: (tray: Tray) => Tray) => void;

/** The same lists each time: an empty tray is not news. */
const EMPTY: Omit<Tray, 'window'> = { laid: [], isDue: false, undoing: [], back: 0, doubleAfter: undefined };

export const emptyTray = (window: string): Tray => ({ window, ...EMPTY });

/** Chips never reach into another window: what has not left by then stays with the player. */
export const trayIn = (tray: Tray, window: string): Tray => (tray.window === window ? tray : emptyTray(window));

export const withChip = (tray: Tray, chip: Slip): Tray => ({ ...tray, laid: [...tray.laid, chip] });

/** How long the first chip waits for others: never so long that it would come too late. */
export const gatherMs = (leftMs: number): number => Math.max(0, Math.min(GATHER_MS, leftMs - WAY_MS));

/** What leaves next, once nothing else is on its way. */
export function nextOf({ laid, isDue, undoing, back, doubleAfter }: Tray): 'undo' | 'place' | 'double' | undefined {
  if (undoing.length > 0) return 'undo';
  if (doubleAfter === 0) return back === 0 ? 'double' : undefined;
  return isDue && laid.length > 0 ? 'place' : undefined;
}

/** The chips that leave together: those laid after Double leave behind what it lays. */
export const leaving = ({ laid, doubleAfter }: Tray): readonly Slip[] =>
  laid.slice(0, doubleAfter).slice(0, MOST_AT_ONCE);

/** After so many of them left: what came to them meanwhile stays. */
export function withoutSent(tray: Tray, sent: 'undo' | 'place', count: number): Tray {
  if (sent === 'undo') return { ...tray, undoing: tray.undoing.slice(count) };
  const laid = tray.laid.slice(count);
  const doubleAfter = tray.doubleAfter === undefined ? undefined : tray.doubleAfter - count;
  return { ...tray, laid, isDue: laid.length > 0, doubleAfter };
}

/** Nothing gathers any longer: what lies there leaves, and once the house has answered all of it, it is doubled. */
export const doubling = (tray: Tray): Tray => ({ ...tray, isDue: tray.laid.length > 0, doubleAfter: tray.laid.length });

/** What is laid once more leaves before the chips that came after it. */
export function doubled(tray: Tray, bets: readonly Slip[]): Tray {
  const laid = [...bets, ...tray.laid];
  return { ...tray, laid, isDue: laid.length > 0, doubleAfter: undefined };
}

/** The last act back: Double while it waits, a chip that has not left, one of those on their way, or the newest bet. */
export function undone(tray: Tray, flying: number, newestFirst: readonly { readonly id: string }[]): Tray {
  if (tray.laid.length === tray.doubleAfter) return { ...tray, doubleAfter: undefined };
  if (tray.laid.length > 0) {
    const laid = tray.laid.slice(0, -1);
    return { ...tray, laid, isDue: tray.isDue && laid.length > 0 };
  }
  if (tray.back < flying) return { ...tray, back: tray.back + 1 };
  const last = newestFirst.find(({ id }) => !tray.undoing.includes(id));
  return last ? { ...tray, undoing: [...tray.undoing, last.id] } : tray;
}

/** What was on its way is answered: those of it that were taken, and were taken back meanwhile, leave again. */
export function answered(tray: Tray, placed: readonly { readonly id: string }[]): Tray {
  if (tray.back === 0) return tray;
  const last = placed.slice(-tray.back).map(({ id }) => id);
  return { ...tray, back: 0, undoing: [...tray.undoing, ...last.toReversed()] };
}

/** All of this window back. */
export const cleared = (tray: Tray, flying: number, bets: readonly { readonly id: string }[]): Tray => ({
  ...emptyTray(tray.window),
  undoing: bets.map(({ id }) => id),
  back: flying,
});
