import { playerSentence } from '@maidan/contract/playerErrors';
import { formatMoney } from '@maidan/core/format';
import type { Millis } from '@maidan/core/ids';
import { type Money, rupees, sum, ZERO } from '@maidan/core/money';
import { accept, type Slip } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import type { Round } from '@maidan/games/kit/round';
import { say } from '@maidan/words/say';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLive } from '../../../live/useLive.ts';
import { notify } from '../../../ui/Toasts.tsx';
import type { Desk } from '../page/desk.ts';
import { isToTaste } from '../page/useTaste.ts';
import { MOST_AT_ONCE, placing, undoing } from '../slip/command.ts';
import { figureOf } from '../slip/figure.ts';
import type { Betting } from '../slip/useBetting.ts';
import { playSound } from '../studio/sound/sounds.ts';
import type { Choice } from '../table/offers.ts';
import { type Pile, pilesOf, withDecided } from './piles.ts';
import { keepLeft, keptLeft, type Left } from './left.ts';
import { type Answered, NOTHING_ANSWERED, notListed, standingOf, undoableOf, withAnswer } from './standing.ts';
import {
  answered as answeredIn,
  type Change,
  cleared,
  emptyTray,
  gatherMs,
  leaving,
  nextOf,
  type Tray,
  trayIn,
  undone,
  withChip,
  withoutSent,
} from './tray.ts';
import { useDoubling } from './useDoubling.ts';

interface TrayState {
  readonly piles: ReadonlyMap<string, Pile>;
  /** On this round, with what is not answered yet. */
  readonly total: Money;
  /** A price was tapped without a chip. */
  readonly isAsked: boolean;
  readonly lay: (choice: Choice) => void;
  /** Absent where there is nothing to take back, or nothing can be any more. */
  readonly undo: (() => void) | undefined;
  /** When what it takes was tapped or, once the house has it, taken: of several tables the latest comes first. */
  readonly undoAt: number;
  readonly clear: (() => void) | undefined;
  readonly double: (() => void) | undefined;
}

const NO_CHIPS: readonly Slip[] = [];

/** Lays chips, gathers quick taps into one call, and takes them back: the rules are in tray.ts, standing.ts and piles.ts. */
export function useTray(game: Game, desk: Desk, chip: number | undefined): TrayState {
  const { window, open, betting, closing } = desk;
  const round = desk.live.view?.round;
  const [kept, setTray] = useState(() => emptyTray(window));
  const [isAsked, setAsked] = useState(false);
  const [tappedAt, setTappedAt] = useState(0);
  const tray = trayIn(kept, window);
  const change = useCallback((how: (tray: Tray) => Tray) => setTray(was => how(trayIn(was, window))), [window]);
  const answered = useAnswered(betting, open, round?.id);
  const standing = useMemo(() => standingOf(open, answered), [open, answered]);
  const sent = flyingOf(betting, round?.id);
  const flying = useMemo(() => sent.slice(0, Math.max(0, sent.length - tray.back)), [sent, tray.back]);
  const pending = useMemo(() => [...flying, ...tray.laid], [flying, tray.laid]);
  const mine = desk.bets.now;
  const piles = useMemo(() => withDecided(pilesOf(standing, pending), mine), [standing, pending, mine]);
  useLeftBehind(kept, window, change);
  useTakenBack(betting, change);
  useSent(game, round, tray, desk, change);
  const double = useDoubling(game, desk, { tray, standing, pending, onDouble: setTappedAt }, change);

  const balance = useLive('wallet')?.balance;
  const layNow = ({ selection, side }: Choice): void => {
    const offer = desk.offers.quotes[selection]?.[side];
    setAsked(chip === undefined);
    if (chip === undefined || !offer || !round) return;
    const slip = { selection, side, odds: offer.odds, line: offer.line ?? 0, stake: rupees(chip) };
    const laid = [...standing, ...pending];
    const accepted = accept(game, round, slip, laid, closing.now() as Millis); // the clock of the page
    if (accepted.ok) {
      if (isToTaste('sound')) playSound('chip');
      setTappedAt(closing.now());
      change(was => withChip(was, slip));
    } else {
      notify.error(playerSentence(accepted.error), figureOf(accepted.error, { game, selection, mine: laid, balance }));
    }
  };
  // Taps are handed to the newest, by a function that never changes: two of them may come before it is drawn again.
  const newest = useRef(layNow);
  useLayoutEffect(() => {
    newest.current = layNow;
  });
  const lay = useCallback((choice: Choice) => newest.current(choice), []);

  const from = desk.live.view?.openedAt ?? 0;
  const inWindow = open.filter(({ at }) => at >= from);
  const undoable = undoableOf(standing, answered, inWindow, betting.sending);
  const left = undoable.filter(({ id }) => !tray.undoing.includes(id));
  const listed = pending.length === 0 ? inWindow.find(({ id }) => id === left[0]?.id) : undefined;
  const canTakeBack = round?.phase === 'open' && !desk.live.isStale && pending.length + left.length > 0;
  return {
    piles,
    total: sum([...piles.values()].flatMap(({ taken, pending: waiting }) => [taken, waiting])),
    isAsked: isAsked && chip === undefined,
    lay,
    undo: canTakeBack ? () => change(was => undone(was, sent.length, undoable)) : undefined,
    undoAt: listed?.at ?? tappedAt,
    clear: canTakeBack ? () => change(was => cleared(was, sent.length, undoable)) : undefined,
    double,
  };
}

/** What the house has answered and not listed yet. */
function useAnswered({ fate }: Betting, open: Desk['open'], round: string | undefined): Answered {
  const [kept, setKept] = useState({ round, fate, open, answered: NOTHING_ANSWERED });
  if (kept.round === round && kept.fate === fate && kept.open === open) return kept.answered;
  const before = kept.round === round ? kept.answered : NOTHING_ANSWERED;
  const all = kept.fate === fate || kept.round !== round ? before : withAnswer(before, answerOf(fate));
  const answered = notListed(all, open);
  setKept({ round, fate, open, answered }); // React's own way to follow: it renders again before anything is shown
  return answered;
}

function answerOf(fate: Betting['fate']): Answered {
  if (fate?.is !== 'done') return NOTHING_ANSWERED;
  const { command, bets } = fate;
  return command.do === 'place' ? { placed: bets, undone: [] } : { placed: [], undone: command.bets };
}

/** On their way to the house, on this round. */
function flyingOf({ sending }: Betting, round: string | undefined): readonly Slip[] {
  if (sending.is === 'idle' || sending.command.do !== 'place' || sending.command.round !== round) return NO_CHIPS;
  return sending.command.bets;
}

/** What lies in the tray leaves it: gathered, in its turn, or because the player goes. */
function useSent(game: Game, round: Round | undefined, tray: Tray, { closing, betting }: Desk, change: Change): void {
  useGathering(tray, closing, change);
  useSending(game, round, tray, betting, change);
  useLeaving(game, round, tray, betting, change);
}

/** The first chip waits a moment for others. */
function useGathering(tray: Tray, { at, now }: Desk['closing'], change: Change): void {
  const isWaiting = tray.laid.length > 0 && !tray.isDue;
  useEffect(() => {
    if (!isWaiting || at === undefined) return undefined;
    const timer = setTimeout(() => change(was => ({ ...was, isDue: true })), gatherMs(at - now()));
    return () => clearTimeout(timer);
  }, [isWaiting, at, now, change]);
}

/** What is due leaves as soon as nothing else is on its way: one command at a time, each with a key of its own. */
function useSending(
  game: Game,
  round: Round | undefined,
  tray: Tray,
  { sending, send }: Betting,
  change: Change,
): void {
  const next = sending.is === 'idle' ? nextOf(tray) : undefined;
  // With the layout: what leaves the tray and what is on its way are drawn together, and never twice.
  useLayoutEffect(() => {
    if (!next || next === 'double' || round === undefined) return;
    const command =
      next === 'place'
        ? placing(game.code, round, leaving(tray))
        : undoing(
            game.code,
            tray.undoing.slice(0, MOST_AT_ONCE).map(id => ({ id })),
          );
    send(command);
    change(was => withoutSent(was, next, command.bets.length));
  }, [next, round, game.code, tray, send, change]);
}

/** What was taken back on its way leaves again once it is answered. */
function useTakenBack({ fate }: Betting, change: Change): void {
  useLayoutEffect(() => {
    if (fate?.command.do === 'place') change(was => answeredIn(was, fate.is === 'done' ? fate.bets : []));
  }, [fate, change]);
}

/** Chips that waited behind a slow answer until their window was over, and bets that were to be taken back behind it. */
function useLeftBehind(kept: Tray, window: string, change: Change): void {
  const left = kept.window === window ? undefined : kept;
  useEffect(() => {
    if (!left) return;
    if (left.laid.length > 0) sayNotSent(left.laid);
    if (isTakingBack(left)) notify.error(playerSentence('bets-closed'), say('casino.notTakenBack'));
    if (isDoubling(left)) notify.error(playerSentence('bets-closed'), say('casino.notDoubled'));
    change(tray => tray); // of the window that is open now
  }, [left, change]);
}

const isTakingBack = ({ undoing: bets, back }: Tray): boolean => bets.length + back > 0;

const isDoubling = ({ doubleAfter }: Tray): boolean => doubleAfter !== undefined;

/** Who goes on to another table, or loads the page anew, has tapped all the same: what lies there leaves first. */
function useLeaving(game: Game, round: Round | undefined, tray: Tray, { sending, send }: Betting, change: Change) {
  const leave = useEffectEvent((isGone: boolean) => {
    const { laid } = tray;
    if (round === undefined || (laid.length === 0 && !isTakingBack(tray) && !isDoubling(tray))) return;
    const sent = sending.is === 'idle' ? laid.slice(0, MOST_AT_ONCE) : NO_CHIPS;
    if (sent.length > 0) send(placing(game.code, round, sent));
    const left = {
      chips: sumOf(laid.slice(sent.length)),
      isTakingBack: isTakingBack(tray),
      isDoubling: isDoubling(tray),
    };
    if (isGone) keepLeft(game.code, left, sessionStorage);
    else sayLeft(left);
    change(({ window }) => emptyTray(window));
  });
  useEffect(() => {
    const before = keptLeft(game.code, sessionStorage);
    if (before) sayLeft(before);
    const hidden = ({ persisted }: PageTransitionEvent) => leave(!persisted); // what is said on a page that goes is not read
    addEventListener('pagehide', hidden);
    return () => {
      removeEventListener('pagehide', hidden);
      leave(false);
    };
  }, [game.code]);
}

/** One who has left has been told why by leaving. */
function sayLeft({ chips, isTakingBack, isDoubling }: Left): void {
  if (chips > ZERO) notify.error(say('casino.chipsBack', { total: formatMoney(chips) }));
  if (isTakingBack) notify.error(say('casino.notTakenBack'));
  if (isDoubling) notify.error(say('casino.notDoubled'));
}

const sumOf = (chips: readonly Slip[]): Money => sum(chips.map(({ stake }) => stake));

const sayNotSent = (chips: readonly Slip[]): void =>
  notify.error(playerSentence('bets-closed'), say('casino.chipsBack', { total: formatMoney(sumOf(chips)) }));
