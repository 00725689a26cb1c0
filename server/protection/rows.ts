import type { Held, OwnLimit, Used } from '@maidan/core/ownLimits';
import type { StopKind } from '@maidan/core/stop';
import type { Tables } from '../db/statements.ts';
import type { MarkKind, Match } from './match.ts';
import type { Shape } from '../writer/rowShape.ts';

/* What commands look at, and leave behind, of the limits players set themselves, and of how they stop. */

declare module '../db/columns.ts' {
  interface DomainTypes {
    'player_limits.limits': Held['limits'];
    'player_limits.asked': Held['asked'];
    'player_limits.stop_kind': StopKind;
    'player_stops.what': StopKind | 'return';
    'excluded_marks.kind': MarkKind;
    'account_reviews.found': 'registration' | 'signIn' | 'payee' | 'staff';
    'account_reviews.state': 'open' | 'cleared' | 'confirmed';
    'account_reviews.matches': readonly Match[];
    'limit_changes.what': OwnLimit | 'without';
    'protection_events.what': ProtectionEvent;
    'limit_changes.effect': 'now' | 'asked' | 'kept' | 'confirmed' | 'declined';
  }
}

/** What was not written down anywhere else: see 0098. */
export type ProtectionEvent =
  'limitHit' | 'depositRefused' | 'checkShown' | 'checkAnswered' | 'playedStopped' | 'returnRefused';

/** What is added up only where a limit asks for it. */
type FoundUsed = { readonly [K in keyof Used]: Used[K] | null };

/** Of a player who has limits, or answered whether to have them: with what is used of them. */
export type WatchRow = Tables['player_limits'] & { readonly used: FoundUsed };

export type StopColumns = Pick<WatchRow, 'stop_kind' | 'stopped_at' | 'stop_until' | 'return_asked_at'>;

type LimitChangeRow = Tables['limit_changes'];
type PlayerStopRow = Tables['player_stops'];
export type ReviewRow = Tables['account_reviews'];

export interface ProtectionRows {
  watch: WatchRow;
  limitChange: LimitChangeRow;
  playerStop: PlayerStopRow;
  excludedMark: Tables['excluded_marks'];
  review: ReviewRow;
  protectionEvent: Omit<Tables['protection_events'], 'number'>;
}

export const PROTECTION_SHAPES: { readonly [K in keyof ProtectionRows]: Shape<ProtectionRows[K]> } = {
  watch: { table: 'player_limits', ofNow: { name: 'watched', columns: ['used'] }, key: 'user_id', apart: {} },
  limitChange: { table: 'limit_changes', key: 'id', apart: {}, isWrittenOnce: true },
  playerStop: { table: 'player_stops', key: 'id', apart: {}, isWrittenOnce: true },
  excludedMark: { table: 'excluded_marks', key: 'id', apart: {} },
  review: { table: 'account_reviews', key: 'id', apart: {} },
  protectionEvent: {
    ...{ table: 'protection_events', key: 'id', isWrittenOnce: true },
    apart: { number: 'the database counts' },
  },
};
