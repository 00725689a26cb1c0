import { type Fault, isFull, type Scope } from './fault.ts';

/** What the house has made, in paise, by where it made it. */
export interface Figures {
  readonly casino: number;
  readonly sport: number;
  readonly commission: number;
  /** Given by hand, lent and never given back: below zero is what it cost. */
  readonly adjustments: number;
  readonly lent: number;
}

/** Of the results themselves, and not of the transfers that paid them. */
const FIGURES = `
  select
    (select -coalesce(sum(profit), 0)::bigint from bets where state = 'settled')
      - (select coalesce(sum((after ->> 'missing')::bigint), 0)::bigint from audit where action = 'voidRound.short')
      + (select coalesce(sum(stake - paid), 0)::bigint from spins)
      as casino,
    (select -coalesce(sum(profit), 0)::bigint from settlements join markets on markets.id = market_id
      where nth = settlements)
      + (select coalesce(sum(rake), 0)::bigint from contests) as sport,
    (select coalesce(sum(settlements.commission), 0)::bigint from settlements join markets on markets.id = market_id
      where nth = settlements) as commission,
    (select -coalesce(sum((detail ->> 'amount')::bigint), 0)::bigint from proposals
      where kind = 'adjustment' and state = 'approved') as adjustments,
    (select coalesce(sum(case to_account when 'house' then amount else -amount end), 0)::bigint from transfers
      where kind = 'sport' and (id like '%:reversed:missing' or id like '%:paidBack'))
      - (select coalesce(sum(amount), 0)::bigint from loans) as lent`;

/** A payment made twice leaves the sum of all balances at zero; the profit of the house it does not leave as it was. */
export async function houseFaults(
  scope: Scope,
): Promise<{ readonly faults: Fault[]; readonly figures: Figures | null }> {
  if (!isFull(scope)) return { faults: [], figures: null };
  const { rows } = await scope.db.query(
    `select figures.*, (select coalesce(sum(balance), 0)::bigint from accounts where id = 'house') as house,
       (select coalesce(sum(balance), 0)::bigint from accounts where id = 'commission') as taken
     from (${FIGURES}) as figures`,
  );
  const { house, taken, ...figures } = rows[0]!; // one row, always
  const { casino, sport, commission, adjustments, lent } = figures;
  const due = casino + sport + adjustments + lent;
  const faults: Fault[] = [];
  if (due !== house) faults.push({ rule: 'house-profit', subject: 'house', expected: due, found: house });
  if (commission !== taken)
    faults.push({ rule: 'house-profit', subject: 'commission', expected: commission, found: taken });
  return { faults, figures };
}
