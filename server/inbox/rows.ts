import type { NoticeKind, NoticeWay } from '@maidan/contract/inboxKinds';
import type { MarketId, OrderId } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import type { Odds, Side } from '@maidan/core/odds';
import type { OwnRefusal } from '@maidan/core/ownLimits';
import type { FaultCode } from '@maidan/games/kit/roundFaults';
import type { Tables } from '../db/statements.ts';
import type { SportRef } from '../exchange/sportRef.ts';
import type { Shape } from '../writer/rowShape.ts';

/* What players are told, as it is kept: a code, and what its sentence is about. */

interface Requested {
  readonly request: string;
  readonly amount: Money;
}
interface Refused extends Requested {
  /** Why, as somebody typed it. */
  readonly reason: string;
}

export interface Abouts {
  readonly depositCredited: Requested;
  readonly depositRefused: Refused;
  readonly withdrawalSent: Requested;
  readonly withdrawalRefused: Refused;
  /** `net`: what all bets of the player on the market came to, after commission. */
  readonly marketSettled: { readonly market: MarketId; readonly ref: SportRef; readonly net: Money };
  /** `prize`: what all entries of the player won; `place` is that of the best. With a reason everybody had their money back. */
  readonly contestSettled: {
    readonly contest: string;
    readonly kind: string;
    readonly nth: number;
    readonly match: string;
    readonly place: number;
    readonly prize: Money;
    readonly why: 'few' | 'abandoned' | 'void' | null;
  };
  readonly roundVoid: { readonly round: string; readonly game: string; readonly fault: FaultCode };
  readonly orderMatched: {
    readonly market: MarketId;
    readonly order: OrderId;
    readonly runner: string;
    readonly side: Side;
    readonly odds: Odds;
    readonly stake: Money;
    readonly matched: Money;
  };
  readonly limitReached: { readonly limit: OwnRefusal };
  readonly limitsAsked: object;
  readonly newDevice: { readonly device: string; readonly address: string };
  /** By a link of a mail. `endsTwoStep`: support began it, and the second step is off. */
  readonly passwordReset: { readonly endsTwoStep: boolean };
  readonly identityVerified: object;
  readonly identityRefused: { readonly reason: string };
  readonly ticketAnswered: { readonly ticket: string; readonly words: string };
  readonly news: { readonly title: string; readonly words: string };
}
export type NoticeCode = keyof Abouts;

/** What each is, where players choose. */
export const KIND_OF: Readonly<Record<NoticeCode, NoticeKind>> = {
  depositCredited: 'deposit',
  depositRefused: 'deposit',
  withdrawalSent: 'withdrawal',
  withdrawalRefused: 'withdrawal',
  marketSettled: 'bets',
  contestSettled: 'bets',
  roundVoid: 'bets',
  orderMatched: 'matched',
  limitReached: 'limit',
  limitsAsked: 'limit',
  newDevice: 'security',
  passwordReset: 'security',
  identityVerified: 'security',
  identityRefused: 'security',
  ticketAnswered: 'support',
  news: 'news',
};

/** What is told, by its code. */
export type Told = { readonly [C in NoticeCode]: { readonly code: C; readonly about: Abouts[C] } }[NoticeCode];

/** A code and what it is about are written together. */
export const toldIn = ({ code, about }: Pick<NoticeRow, 'code' | 'about'>): Told => ({ code, about }) as Told;

declare module '../db/columns.ts' {
  interface DomainTypes {
    'notices.kind': NoticeKind;
    'notices.code': NoticeCode;
    'notices.about': Abouts[NoticeCode];
    'notice_choices.off': Readonly<Record<NoticeWay, NoticeKind[]>>;
  }
}

export type NoticeRow = Tables['notices'];
type NewsRow = Tables['house_news'];

export interface InboxRows {
  notice: NoticeRow;
  houseNews: NewsRow;
}

export const INBOX_SHAPES: { readonly [K in keyof InboxRows]: Shape<InboxRows[K]> } = {
  notice: { table: 'notices', key: 'id', apart: {} },
  houseNews: { table: 'house_news', key: 'id', apart: {} },
};
