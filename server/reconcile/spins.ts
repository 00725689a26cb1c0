import { slotOf } from '@maidan/games/slots/list';
import { followsSpin, spinFault } from '@maidan/games/slots/spin';
import type { SpinRow } from '../slots/rows.ts';
import { recordOf } from '../slots/spinStore.ts';
import { type Fault, isFull, paymentRule, type Scope, SHOWN } from './fault.ts';
import { window } from './ledger.ts';

/* Spins: what was paid is what the reels make, and the reels are where seeds and numbers put them. */

export const spinFaults = async (scope: Scope): Promise<Fault[]> => [
  ...(await paymentFaults(scope)),
  ...(await recordFaults(scope)),
];

/** Every spin took its stake and paid what it says, and nothing was paid for a spin that was not. */
async function paymentFaults(scope: Scope): Promise<Fault[]> {
  const { rows } = await scope.db.query(
    `with due as (
       select id, user_id, paid - stake as amount from spins
       where $3 or at >= $1 or id in (
         select substring(id from '^spin:([^:]+):(?:stake|paid)$') from transfers where kind = 'spin' and number > $2)
     ),
     moved as (
       select coalesce(substring(id from '^spin:([^:]+):(?:stake|paid)$'), '?' || id) as id,
         substring(case from_account when 'house' then to_account else from_account end from '^player:(.*)$') as user_id,
         sum(case from_account when 'house' then amount else -amount end)::bigint as amount,
         array_agg(id order by number) as transfers
       from transfers
       where kind = 'spin' and (number > $2 or id in (
         select 'spin:' || due.id || ':' || part from due cross join (values ('stake'), ('paid')) as parts (part)))
       group by 1, 2
     )
     select coalesce(due.id, moved.id) as spin, coalesce(due.user_id, moved.user_id) as player,
       coalesce(due.amount, 0) as expected, coalesce(moved.amount, 0) as found, coalesce(transfers, '{}') as transfers
     from due full join moved on moved.id = due.id and moved.user_id = due.user_id
     where coalesce(due.amount, 0) <> coalesce(moved.amount, 0) limit ${SHOWN}`,
    [...window(scope), isFull(scope)],
  );
  return rows.map(({ spin, ...row }) => ({
    ...row,
    rule: paymentRule(row.expected, row.found),
    subject: `spin:${spin}`,
  }));
}

const BATCH = 2_000;

/** Each drawn again from its seed and its player's number; and each seed was the commitment of the spin after it. */
async function recordFaults(scope: Scope): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (let last = 0; ;) {
    const { rows } = await scope.db.query(
      `select id, number, user_id, slot, chain, nth, commitment, seed, player_number, stake, stops, paid, at from spins
       where number > $1 and ($2 or at >= $3) order by number limit ${BATCH}`,
      [last, isFull(scope), window(scope)[0]],
    );
    for (const row of rows) if (await isAltered(row)) faults.push(altered(row));
    faults.push(...brokenChains(rows).map(altered));
    if (rows.length < BATCH || faults.length >= SHOWN) return faults.slice(0, SHOWN);
    last = rows.at(-1)!.number;
  }
}

async function isAltered(row: SpinRow): Promise<boolean> {
  const slot = await slotOf(row.slot);
  return !slot || spinFault(slot, recordOf(row)) !== undefined;
}

/** Of the spins that were read together, those whose commitment is not the seed of the one before. */
function brokenChains(rows: readonly SpinRow[]): readonly SpinRow[] {
  const byPlace = new Map(rows.map(row => [`${row.chain} ${row.nth}`, row]));
  return rows.filter(row => {
    const before = byPlace.get(`${row.chain} ${row.nth - 1}`);
    return before !== undefined && !followsSpin(recordOf(before), recordOf(row));
  });
}

const altered = ({ id, user_id: player, paid }: SpinRow): Fault => ({
  ...{ rule: 'record-altered', subject: `spin:${id}`, expected: 0, found: paid, player },
});
