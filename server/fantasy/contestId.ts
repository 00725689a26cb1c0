import type { MarketId, UserId } from '@maidan/core/ids';
import { type ContestKind, kindOf } from '@maidan/exchange/fantasy/contests';

/** Which match, which kind, and which of that kind. */
export interface ContestName {
  readonly event: string;
  readonly kind: ContestKind;
  readonly nth: number;
}

export const contestId = (event: string, code: string, nth: number): MarketId =>
  `fantasy.${event}.${code}.${nth}` as MarketId; // named by what it is

export function contestNamed(id: string): ContestName | undefined {
  const [, event = '', code = '', nth = ''] = /^fantasy\.(.+)\.(\w+)\.([1-9]\d*)$/.exec(id) ?? [];
  const kind = kindOf(code);
  return kind && { event, kind, nth: Number(nth) };
}

export const entryId = (contest: string, user: UserId, turn: number): string => `${contest}.${user}.${turn}`;

/** The contest of an entry of this player; nothing of somebody else's. */
export function contestOfEntry(entry: string, user: UserId): string | undefined {
  const [, contest, whose] = /^(fantasy\..+\.\w+\.\d+)\.([^.]+)\.\d+$/.exec(entry) ?? [];
  return whose === user ? contest : undefined;
}

/** What its transfers are for: the statement makes words of it. */
export const contestRef = (code: string, nth: number, place: number, match: string): string =>
  `fantasy:${code}:${nth}:${place}:${match}`;

export interface ContestRef {
  readonly code: string;
  readonly nth: string;
  readonly place: string;
  readonly match: string;
}

export function contestRefIn(ref: string): ContestRef | undefined {
  const [, code, nth, place, match] = /^fantasy:(\w+):(\d+):(\d+):(.*)$/.exec(ref) ?? [];
  return code === undefined || nth === undefined || place === undefined
    ? undefined
    : { code, nth, place, match: match ?? '' };
}
