import type { PlayerErrorCode } from '@maidan/contract/playerErrors';
import type { Millis } from '@maidan/core/ids';
import { accept, type Slip } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import type { Quotes } from '@maidan/games/kit/quote';
import type { Round } from '@maidan/games/kit/round';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Choice } from '../table/offers.ts';
import { begun, type Draft, NO_DRAFT, slipsOf } from './draft.ts';
import { forgetSlip, keepSlip, type Kept, keptSlip, notYet, readSlip } from './keptSlip.ts';
import { stakeOf } from '../../parts/stake/stake.ts';

export interface SlipState {
  readonly draft: Draft;
  /** As it is typed: it survives the bet, the next pick and the next round. */
  readonly stake: string;
  /** Its bets at the prices shown, once there is a stake. */
  readonly slips: readonly Slip[];
  /** Why it was not even sent. */
  readonly fault: PlayerErrorCode | undefined;
  /** At the prices of now, also those that were chosen before. */
  choose(choices: readonly Choice[]): void;
  type(stake: string): void;
  clear(): void;
  /** The bets to send, or nothing and a fault that is shown. */
  checked(): readonly Slip[] | undefined;
}

/** What is being written and the stake as it is typed: one for a page, however many tables are on it. */
export interface Writing {
  readonly draft: Draft;
  readonly stake: string;
  readonly write: (draft: Draft) => void;
  readonly type: (stake: string) => void;
}

const never = (): (() => void) => () => {};

/** What was being written when the page was left for itself, in another language or anew, is there again. */
export function useWriting(table: string): Writing {
  const text = useSyncExternalStore(never, () => keptSlip(table, sessionStorage), notYet);
  const found = useMemo(() => readSlip(text), [text]);
  const [written, setWritten] = useState<Kept>();
  const { draft, stake } = written ?? found;
  const write = useCallback((next: Draft) => setWritten(last => ({ ...(last ?? found), draft: next })), [found]);
  const type = useCallback((next: string) => setWritten(last => ({ ...(last ?? found), stake: next })), [found]);
  useEffect(() => {
    const keep = () => keepSlip(table, { draft, stake }, sessionStorage);
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [table, draft, stake]);
  useEffect(() => () => forgetSlip(table, sessionStorage), [table]);
  return { draft, stake, write, type };
}

interface Known {
  readonly game: Game;
  readonly round: Round | undefined;
  /** The betting window that is open, or was last. */
  readonly window: string;
  readonly quotes: Quotes;
  readonly seen: Quotes;
  readonly mine: readonly Slip[];
  readonly now: () => number;
  readonly writing: Writing;
}

/** The same whenever it is drawn: what is counted from it is not counted again. */
const NO_SLIPS: readonly Slip[] = [];

/** What is being written. It ends with its round, and is not sent in another window before it is accepted there. */
export function useSlip({ game, round, window, quotes, seen, mine, now, writing }: Known): SlipState {
  const { draft: kept, stake: typed, write } = writing;
  const [fault, setFault] = useState<PlayerErrorCode>();
  const id = round?.id ?? '';
  const draft = kept.round === id ? kept : NO_DRAFT;
  const stake = stakeOf(typed);
  const slips = useMemo(
    () => (typeof stake === 'number' ? slipsOf(draft, seen, stake) : NO_SLIPS),
    [draft, seen, stake],
  );

  const choose = useCallback(
    (choices: readonly Choice[]) => {
      setFault(undefined);
      write(begun({ round: id, window }, choices, seen));
    },
    [id, window, seen, write],
  );

  const clear = useCallback(() => {
    setFault(undefined);
    write(NO_DRAFT);
  }, [write]);

  function type(text: string) {
    setFault(undefined);
    writing.type(text);
  }

  function checked(): readonly Slip[] | undefined {
    if (draft.window !== window) return undefined;
    const found = round && faultOf(game, round, quotes, draft, stake, mine, now() as Millis); // the clock of the page
    setFault(found);
    return found === undefined && round ? slips : undefined;
  }

  return { draft, stake: typed, slips, fault, choose, type, clear, checked };
}

/** In the order the server checks, so that one mistake has one sentence. */
function faultOf(
  game: Game,
  round: Round,
  quotes: Quotes,
  draft: Draft,
  stake: ReturnType<typeof stakeOf>,
  mine: readonly Slip[],
  now: Millis,
): PlayerErrorCode | undefined {
  if (stake === undefined) return 'amount-missing';
  if (typeof stake === 'string') return stake;
  const slips = slipsOf(draft, quotes, stake);
  if (slips.length < draft.choices.length) return Object.keys(quotes).length > 0 ? 'price-locked' : 'bets-closed';
  const taken = [...mine];
  for (const slip of slips) {
    const accepted = accept(game, round, slip, taken, now);
    if (!accepted.ok) return accepted.error;
    taken.push(slip);
  }
  return undefined;
}
