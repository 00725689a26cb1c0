import type { ErrorCode } from '@maidan/contract/errors';
import { DEFAULTS, SETTINGS, type Settings } from '@maidan/contract/settings';
import { formatMoney } from '@maidan/core/format';
import { type Money, paise } from '@maidan/core/money';
import { refuse } from '@maidan/core/result';
import type { Queryable } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import type { Refused } from '../../http/http.ts';
import type { Decision } from '../../writer/decision.ts';

/*
 * What real money takes besides a licence, a jurisdiction and countries, which the form asks for, and a second person, who
 * approves it. Looked at by that approval. That nobody has play money left the database holds too, whatever races with it.
 */

/** What was found out before it is decided. */
export interface Readiness {
  readonly sendsMail: boolean;
  readonly hasCompliance: boolean;
  /** What players have, in all. */
  readonly left: Money;
}

export async function readinessOf({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<Readiness> {
  const [colleagues, left] = await Promise.all([complianceIn(db), moneyOfPlayers(db)]);
  return { sendsMail: config.smtp !== undefined, hasCompliance: colleagues > 0, left };
}

/** Why the mode cannot become another one, if it cannot. */
export function openingFault(decision: Decision, after: object, ready: Readiness): Refused | undefined {
  const before = of(decision, 'money').mode;
  const { mode } = SETTINGS.money.parse(after);
  if (mode === before) return undefined;
  if (ready.left !== 0) return { ...refuse('money-left'), about: `₹${formatMoney(ready.left)}` };
  if (mode === 'play') return undefined;
  const { verifiedIn, verifiedOut, verifiedHeld } = of(decision, 'identity');
  const needed: readonly (readonly [isThere: boolean, code: ErrorCode])[] = [
    [Math.min(verifiedIn, verifiedOut, verifiedHeld) > 0, 'tiers-needed'],
    [ready.sendsMail, 'mail-needed'],
    [of(decision, 'staff').twoStep === 'required', 'staff-two-step-needed'],
    [ready.hasCompliance, 'compliance-needed'],
  ];
  const missing = needed.find(([isThere]) => !isThere);
  return missing && refuse(missing[1]);
}

/** As it is when it is decided. */
function of<S extends 'money' | 'identity' | 'staff'>(decision: Decision, section: S): Settings[S] {
  const row = decision.row('settings', section);
  return (row ? SETTINGS[section].parse(row.value) : DEFAULTS[section]) as Settings[S]; // of that section
}

async function complianceIn(db: Queryable): Promise<number> {
  const { rows } = await db.query(
    `select count(*)::integer as there from staff where role = 'compliance' and not disabled`,
  );
  return rows[0]?.there ?? 0;
}

async function moneyOfPlayers(db: Queryable): Promise<Money> {
  const { rows } = await db.query(
    `select coalesce(sum(balance), 0)::bigint as left from accounts
     join users on users.id = split_part(accounts.id, ':', 2)
     where not users.is_house
       and (accounts.id like 'player:%' or accounts.id like 'exposure:%' or accounts.id like 'held:%')`,
  );
  return paise(rows[0]?.left ?? 0);
}
