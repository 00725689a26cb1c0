import type { Millis } from '@maidan/core/ids';
import { sportOf } from '@maidan/exchange/sports/sports';
import type { AuditKey } from '../writer/auditSeals.ts';
import type { Queryable } from '../db/db.ts';
import { acceptedFaults } from './accepted.ts';
import { answerFaults, AnswerSealing } from './answers.ts';
import { BookReplays } from './books.ts';
import { AuditTrail } from './trail.ts';
import { marketDelayFaults } from './delays.ts';
import { decisionFaults } from './decisions.ts';
import { casinoFaults } from './casino.ts';
import { casinoPriceFaults } from './casinoPrices.ts';
import type { Fault, Scope } from './fault.ts';
import { carriedFaults } from './carried.ts';
import { guardFaults } from './guards.ts';
import { heldFaults } from './held.ts';
import { type Figures, houseFaults } from './house.ts';
import { ledgerFaults } from './ledger.ts';
import { limitedDayFaults } from './limitedDays.ts';
import { loanFaults } from './loans.ts';
import { operatorFaults } from './operator.ts';
import { planFaults, type SportOf } from './plans.ts';
import { recordFaults } from './records.ts';
import { requestFaults } from './requests.ts';
import { rowPriceFaults } from './rowPrices.ts';
import { Seen } from './seen.ts';
import { settledBookFaults } from './settledBooks.ts';
import { settledByFaults } from './settledBy.ts';
import { sessionFaults } from './sessions.ts';
import { settingsFaults, SettingsLog } from './settings.ts';
import { spinFaults } from './spins.ts';
import { sportFaults } from './sport.ts';
import { staffFaults } from './staff.ts';
import { termFaults } from './terms.ts';
import { voidFaults } from './voided.ts';

/**
 * Whether the books agree with themselves and with everything that was asked for, bet and decided. A payment made twice
 * leaves the sum of all balances at zero, so each is held against its cause: requests, proposals, bets, rounds, journals
 * and settlements; and what follows from something is worked out once more from that.
 */
export interface Verdict {
  readonly after: number;
  readonly upTo: number;
  readonly counted: { readonly transfers: number; readonly rounds: number; readonly markets: number };
  readonly figures: Figures | null;
  readonly faults: readonly Fault[];
}

/** Where the last pass came to. */
export interface Checkpoint {
  readonly upTo: number;
  readonly at: Millis;
}

/** What a step goes on from: markets made again from their journals, the log as far as it was read, bets that were seen. */
export interface Followed {
  readonly books: BookReplays;
  readonly trail: AuditTrail;
  readonly seen: Seen;
  readonly sealing: AnswerSealing;
  /** A test has sports of its own. */
  readonly sportOf: SportOf;
}

export function followed(auditKey?: AuditKey, sports: SportOf = ({ sport }) => sportOf(sport)): Followed {
  const sealing = new AnswerSealing(auditKey);
  return {
    books: new BookReplays(sealing),
    trail: new AuditTrail(auditKey),
    seen: new Seen(),
    sealing,
    sportOf: sports,
  };
}

/** Something that was decided before a pass may be dated a little after it. */
const OVERLAP_MS = 10 * 60_000;

/** Everything that `db` reads has to be of one moment. Without a checkpoint it is all looked at from the beginning. */
export async function reconcile(
  db: Queryable,
  checkpoint: Checkpoint | undefined,
  { books, trail, seen, sealing, sportOf: sports }: Followed = followed(),
): Promise<Verdict> {
  const { rows } = await db.query('select coalesce(max(number), 0) as up_to from transfers');
  const upTo = rows[0]!.up_to; // one row, always
  const scope: Scope = {
    db,
    after: checkpoint?.upTo ?? 0,
    upTo,
    since: checkpoint && ((checkpoint.at - OVERLAP_MS) as Millis),
  };
  const open = await books.follow(scope);
  const casino = await casinoFaults(scope);
  const sport = await sportFaults(scope);
  const house = await houseFaults(scope);
  const log = await SettingsLog.read(db);
  const faults = [
    ...(await guardFaults(scope)),
    ...(await carriedFaults(scope)),
    ...(await trail.follow(scope)),
    ...(await ledgerFaults(scope)),
    ...(await requestFaults(scope)),
    ...(await decisionFaults(scope)),
    ...casino.faults,
    ...(await spinFaults(scope)),
    ...(await acceptedFaults(scope)),
    ...(await answerFaults(scope, sealing)),
    ...(await casinoPriceFaults(scope, seen)),
    ...(await rowPriceFaults(scope, seen, sports)),
    ...(await voidFaults(scope)),
    ...sport.faults,
    ...(await settledByFaults(scope)),
    ...(await settledBookFaults(scope, sealing)),
    ...(await recordFaults(scope)),
    ...(await planFaults(scope, sports)),
    ...(await settingsFaults(db, log)),
    ...(await operatorFaults(scope)),
    ...(await staffFaults(scope)),
    ...(await sessionFaults(scope)),
    ...(await termFaults(scope, log)),
    ...(await marketDelayFaults(scope)),
    ...(await loanFaults(scope)),
    ...(await limitedDayFaults(scope)),
    ...open.faults,
    ...(await heldFaults(scope, open.open)),
    ...house.faults,
  ];
  const { rows: moved } = await db.query(
    'select count(*) as transfers from transfers where number > $1 and number <= $2',
    [scope.after, upTo],
  );
  return {
    ...{ after: scope.after, upTo, figures: house.figures, faults },
    counted: { transfers: moved[0]!.transfers, rounds: casino.rounds, markets: sport.markets + open.open.length },
  };
}
