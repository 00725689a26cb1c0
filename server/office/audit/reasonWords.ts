import { say } from '@maidan/words/say';
import type { AuditRow, HouseReason } from '../../writer/audit.ts';

/** An entry as it is shown: why the house did something by itself is a code in the log, and was a sentence once. */
export const withReason = <R extends Pick<AuditRow, 'actor' | 'reason'>>(row: R): R =>
  row.actor === 'system' && isHouseReason(row.reason) ? { ...row, reason: say(REASON_KEYS[row.reason]) } : row;

/** The codes whose sentences have this text in them. */
export const reasonsCalled = (search: string): readonly HouseReason[] =>
  (Object.keys(REASON_KEYS) as HouseReason[]) // the keys of a record of all of them
    .filter(code => say(REASON_KEYS[code]).toLowerCase().includes(search.toLowerCase()));

const REASON_KEYS = {
  'house:command-line': 'officeMoney.fromCommandLine',
  'house:refresh-reused': 'officeMoney.refreshReused',
} as const satisfies Readonly<Record<HouseReason, `officeMoney.${string}`>>;

const isHouseReason = (reason: string): reason is HouseReason => Object.hasOwn(REASON_KEYS, reason);
