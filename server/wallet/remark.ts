import type { TransferKind } from '@maidan/core/ledger';
import type { ToldKind } from '@maidan/core/statement';
import { contestName } from '@maidan/words/fantasy/contestWords';
import { slotName } from '@maidan/words/slots/slotWords';
import { say as english } from '@maidan/words/say';
import type { Say } from '@maidan/words/speak';
import type { MarketRow } from '../exchange/rows.ts';
import { type ContestRef, contestRefIn } from '../fantasy/contestId.ts';
import { plannedRef, refIn, type SportRef } from '../exchange/sportRef.ts';
import { refWords } from '../exchange/sportWords.ts';

/* What a transfer is for, in words. It keeps codes and names; one of an earlier release may keep a text. */

/** A transfer, and the market it is of where its id names one. */
export interface KeptTransfer extends NoneOr<Pick<MarketRow, 'name' | 'plan' | 'answer' | 'voided'>> {
  /** None of a round that moved nothing. */
  readonly id: string | null;
  readonly kind: ToldKind;
  readonly ref: string;
  /** Of the market's match: the code of its sport, and its name. */
  readonly sport: string | null;
  readonly event: string | null;
  /** What was played, where a table paid it. */
  readonly table: Played | undefined;
}

interface Played {
  /** As it is called in the language of whoever reads. */
  readonly game: string;
  readonly round: string;
  readonly bets: number;
}

type NoneOr<T> = { readonly [K in keyof T]: T[K] | null };

/** 'Deposit · D-1001', '20-20 Dragon Tiger · Round 102865 · 3 bets': what the statement says of it. */
export function remarkWords(say: Say, kept: KeptTransfer): string {
  if (kept.table) return tableWords(say, kept.table, kept.ref);
  const sport = refIn(kept.ref) ?? refOfBefore(kept);
  const about = sport ? refWords(say, sport, kept.plan?.made) : aboutWords(say, kept.kind, kept.ref);
  return say(REMARK_KEYS[kept.kind], { about });
}

function tableWords(say: Say, { game, round, bets }: Played, ref: string): string {
  return ref.endsWith(':reversed')
    ? say('records.takenBack', { game, round })
    : say('records.played', { game, round, bets });
}

/** 'D-1001', 'round:100012:end', 'Cricket/Kaveri Kings v Deccan Comets/MATCH_ODDS/Kaveri Kings'. */
export function aboutWords(say: Say, kind: TransferKind, ref: string): string {
  if (kind === 'opening' || kind === 'topUp') return say('records.playMoney');
  if (kind === 'spin') return spinWords(say, ref);
  const contest = contestRefIn(ref);
  if (contest) return contestWords(say, contest);
  const sport = refIn(ref);
  if (sport) return refWords(say, sport);
  const [, round, part] = (kind === 'casino' && OF_A_ROUND.exec(ref)) || [];
  if (round === undefined || part === undefined) return ref;
  if (part === 'end') return say('records.roundEnd', { round });
  return part === 'reversed' ? say('records.roundReversed', { round }) : say('records.roundEarly', { round, part });
}

/** 'mango7:Xk2…': the slot by its name. Of one that is gone its code is said. */
function spinWords(say: Say, ref: string): string {
  const [code = '', spin = ''] = ref.split(':');
  return say('records.spinOf', { slot: slotName(say, code), spin });
}

/** The contest by its name, and the best place of the player's entries. */
const contestWords = (say: Say, { code, nth, place, match }: ContestRef): string =>
  say('records.contestOf', { match, contest: contestName(say, code, nth), place });

/** What a round paid at its end, what was decided before it, or that it was taken back. */
const OF_A_ROUND = /^round:(\d+):(\w+)$/;

const REMARK_KEYS = {
  opening: 'records.opening',
  topUp: 'records.topUp',
  deposit: 'records.deposit',
  withdrawal: 'records.withdrawal',
  refund: 'records.refund',
  adjustment: 'records.adjustment',
  casino: 'records.casino',
  spin: 'records.spin',
  sport: 'records.sport',
  commission: 'records.commission',
} as const satisfies Readonly<Record<ToldKind, `records.${string}`>>;

/**
 * Where a text was kept: what the market itself says, if that comes to the very same text. A text of something else, such as
 * a result that was taken back, is not taken apart: it is told as it is.
 */
function refOfBefore({ id, ref, name, plan, answer, voided, sport, event }: KeptTransfer): SportRef | undefined {
  if (name === null || !plan || !answer || sport === null || event === null) return undefined;
  const settled = plannedRef({ sport, event, market: { name, plan } }, answer);
  const made: SportRef = {
    ...settled,
    ...(voided && { someVoid: true }),
    ...(id?.includes(':reversed:') && { turn: 'again' }),
  };
  return refWords(english, made) === ref ? made : undefined;
}
