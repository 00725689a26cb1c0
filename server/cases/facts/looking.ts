import type { Thresholds } from '@maidan/core/alerts/alert';
import { after, type Millis, type UserId } from '@maidan/core/ids';
import type { Queryable } from '../../db/db.ts';

/** Whom facts are gathered of, and as of when. */
export interface Looking {
  readonly db: Queryable;
  readonly now: Millis;
  readonly players: readonly UserId[];
  readonly thresholds: Thresholds;
}

export const DAY_MS = 86_400_000;

export const sinceOf = ({ now, thresholds }: Looking): Millis => after(now, -thresholds.days * DAY_MS);

/** '2026-11', by the day in India. */
export const monthOf = (now: Millis): string => new Date(now + INDIA_MS).toISOString().slice(0, 7);

export const beginningOf = (month: string): Millis => (Date.parse(`${month}-01T00:00:00Z`) - INDIA_MS) as Millis;

const INDIA_MS = 5.5 * 3_600_000;

/** The most of one kind that is read at a time: the newest. */
export const MOST_READ = 20_000;
