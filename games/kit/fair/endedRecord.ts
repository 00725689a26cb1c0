import { drandRound } from '@maidan/core/drand';
import { isRootLate } from './announcement.ts';
import type { Fault } from './faults.ts';
import type { RoundRecord } from './record.ts';
import { type FaultCode, HAND_FAULTS } from '../roundFaults.ts';

/* Whether a round could have ended without a result as its record says it did. */

/** What is wrong with the end of a void round, if anything. */
export function voidFault(record: RoundRecord): Fault | undefined {
  const { void: ended, windows = [], entropy } = record;
  if (!ended) return undefined;
  // From the close of the first bets on, one person cannot end a round.
  if (ended.by === 'one' && windows.some(({ betsRoot }) => betsRoot !== null)) return 'closed-round-was-voided-by-one';
  const isByHouse = ended.by === 'house';
  if (!(isByHouse ? OF_HOUSE : OF_PEOPLE).has(ended.fault)) return UNFIT;
  if (!BEFORE_CARDS.has(ended.fault)) return undefined;
  if (entropy.some(({ window }) => window > 0 && window >= windows.length)) return UNFIT;
  return ROOT_FAULTS.has(ended.fault) && !couldBeRoot(record, ended.fault) ? UNFIT : undefined;
}

const UNFIT = 'void-is-not-as-the-record-shows';

/** What the house finds between the opening of a window and its first card. */
const BEFORE_CARDS: ReadonlySet<FaultCode> = new Set([
  ...(['restarted-while-betting', 'beacon-missing', 'bets-root-late', 'bets-root-untold'] as const),
]);
const OF_HOUSE: ReadonlySet<FaultCode> = new Set([...BEFORE_CARDS, 'table-fault']);
const OF_PEOPLE: ReadonlySet<FaultCode> = new Set(HAND_FAULTS);
const ROOT_FAULTS: ReadonlySet<FaultCode> = new Set(['bets-root-late', 'bets-root-untold']);

/**
 * Only a number of the public beacon has a time that a root can miss: put on record after it, or before it and told
 * after. Records before v4 do not tell which.
 */
function couldBeRoot({ windows = [], version }: RoundRecord, fault: FaultCode): boolean {
  const last = windows.at(-1);
  if (!last || last.betsRoot === null || drandRound(last.beacon) === undefined) return false;
  return version === 'v2' || isRootLate(last) === (fault === 'bets-root-late');
}
