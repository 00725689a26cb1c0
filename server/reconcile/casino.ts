import type { UserId } from '@maidan/core/ids';
import { gameOf } from '@maidan/games/index';
import { profitOf } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import { heldFor } from '@maidan/games/kit/held';
import { tableOf } from '@maidan/games/kit/play';
import type { BetRow, RoundRow, TabRow } from '../casino/rows.ts';
import type { Queryable } from '../db/db.ts';
import { type Fault, isFull, paymentRule, type Scope, SHOWN } from './fault.ts';
import { window } from './ledger.ts';
import { rootFaults, type RootedBet } from './roots.ts';

/* Rounds: what every player was paid is what their bets made, and what their bets made follows from the cards. */

/** Of a payment of a round: which round. */
const ROUND_OF = `substring(id from '^round:([^:]+):(?:end|reversed|\\d+):[^:]+:casino$')`;

/** Rounds a step looks at: over since then, under way, or named by a new payment. Undefined is every round. */
async function touchedRounds(scope: Scope): Promise<readonly string[] | undefined> {
  if (isFull(scope)) return undefined;
  const { rows } = await scope.db.query(
    `select id from rounds where ended_at >= $1 or state in ('new', 'open', 'closed', 'dealing')
     union
     select ${ROUND_OF} from transfers where number > $2 and kind = 'casino' and ${ROUND_OF} is not null`,
    window(scope),
  );
  return rows.map(({ id }) => id);
}

export async function casinoFaults(scope: Scope): Promise<{ readonly faults: Fault[]; readonly rounds: number }> {
  const touched = await touchedRounds(scope);
  const paid = await paymentFaults(scope, touched);
  const { faults, rounds } = await betFaults(scope, touched);
  return { faults: [...paid, ...faults], rounds };
}

/** Every payment a round may have made to who bet on it: looked up by its id, because most are older than the step. */
const KNOWN_PAYMENTS = `
  select 'round:' || rounds.id || ':' || payments.which || ':' || players.user_id || ':casino' as id
  from rounds
  join lateral (select distinct user_id from bets where bets.round_id = rounds.id) as players on true
  cross join lateral (
    select generate_series(0, jsonb_array_length(rounds.paid))::text as which union all values ('end'), ('reversed')
  ) as payments
  where rounds.id = any($1)`;

async function paymentFaults({ db, after }: Scope, touched: readonly string[] | undefined): Promise<Fault[]> {
  const { rows } = await db.query(
    `with due as (
       select round_id, user_id, sum(amount)::bigint as amount from (
         select round_id, user_id, profit as amount from bets
         where state = 'settled' and ($1::text[] is null or round_id = any($1))
         union all
         -- A round that was taken back, and somebody had spent what it paid.
         select after ->> 'round', substring(subject from '^player:(.*)$'), (after ->> 'missing')::bigint from audit
         where action = 'voidRound.short' and ($1::text[] is null or after ->> 'round' = any($1))
       ) as results group by round_id, user_id
     ),
     paid as (
       select coalesce(${ROUND_OF}, '?' || id) as round_id,
         substring(case from_account when 'house' then to_account else from_account end from '^player:(.*)$') as user_id,
         sum(case from_account when 'house' then amount else -amount end)::bigint as amount,
         array_agg(id order by number) as transfers
       from transfers
       where kind = 'casino' and (number > $2 or ($1::text[] is not null and id in (${KNOWN_PAYMENTS})))
       group by 1, 2
     )
     select coalesce(due.round_id, paid.round_id) as round, coalesce(due.user_id, paid.user_id) as player,
       coalesce(due.amount, 0) as expected, coalesce(paid.amount, 0) as found, coalesce(transfers, '{}') as transfers
     from due full join paid on paid.round_id = due.round_id and paid.user_id = due.user_id
     where coalesce(due.amount, 0) <> coalesce(paid.amount, 0) limit ${SHOWN}`,
    [touched ?? null, after],
  );
  return rows.map(({ round, ...row }) => {
    const isKnown = round != null && !round.startsWith('?');
    return {
      ...row,
      rule: paymentRule(row.expected, row.found),
      subject: isKnown ? `round:${round}:${row.player}` : (row.transfers?.[0] ?? ''),
      round: isKnown ? round : null,
    };
  });
}

const BATCH = 200;

type Played = Pick<
  RoundRow,
  'id' | 'game' | 'state' | 'gone' | 'dealt' | 'paid' | 'beacons' | 'closes' | 'bet_roots' | 'salt'
>;
type Placed = Omit<BetRow, 'settled_at'>;

/** Bets again from the cards of their rounds, and tabs from their open bets; some rounds at a time. */
async function betFaults({ db }: Scope, touched: readonly string[] | undefined) {
  const faults: Fault[] = [];
  let [last, rounds] = ['', 0];
  for (;;) {
    const { rows } = await db.query(
      `select id, game, state, gone, dealt, paid, beacons, closes, bet_roots, salt from rounds
       where id > $1 and ($2::text[] is null or id = any($2))
         and exists (select from bets where bets.round_id = rounds.id) order by id limit ${BATCH}`,
      [last, touched ?? null],
    );
    if (rows.length > 0) faults.push(...(await faultsOf(db, rows)));
    rounds += rows.length;
    if (rows.length < BATCH) return { faults: faults.slice(0, SHOWN), rounds };
    last = rows.at(-1)!.id;
  }
}

async function faultsOf(db: Queryable, rounds: readonly Played[]): Promise<Fault[]> {
  const ids = rounds.map(({ id }) => id);
  const [bets, tabs, trees] = await Promise.all([
    db.query(
      `select id, user_id, round_id, game, selection, side, odds, line, stake, state, profit, at from bets
       where round_id = any($1) and state <> 'undone' order by number`,
      [ids],
    ),
    db.query('select id, round_id, user_id, held from tabs where round_id = any($1)', [ids]),
    db.query('select round_id, nth, leaves from bet_trees where round_id = any($1)', [ids]),
  ]);
  const betsOf = Map.groupBy(bets.rows, bet => bet.round_id);
  const tabsOf = Map.groupBy(tabs.rows, tab => tab.round_id);
  const treesOf = Map.groupBy(trees.rows, tree => tree.round_id);
  const found = await Promise.all(
    rounds.map(async round => {
      const game = await gameOf(round.game);
      const theirs = betsOf.get(round.id) ?? [];
      if (!game) return [];
      return [
        ...resultFaults(game, round, theirs),
        ...rootFaults(game, round, theirs.map(asBet), treesOf.get(round.id) ?? []),
        ...tabFaults(game, round, theirs, tabsOf.get(round.id) ?? []),
      ];
    }),
  );
  return found.flat();
}

/** What a bet made follows from the cards. */
function resultFaults(game: Game, round: Played, bets: readonly Placed[]): Fault[] {
  const table = tableOf(game, round);
  return bets.flatMap(bet => {
    if (bet.state !== 'settled') return [];
    const expected = attempted(() => profitOf(game, table, bet));
    const found = bet.profit ?? 0;
    return expected === found ? [] : [altered(bet, expected ?? 0, found)];
  });
}

/**
 * Held for the bets that are open: no more than before the first card, and no less than now, because cards that are dealt
 * only ever take endings away. What was paid early is taken of what was held, which covered it.
 */
function tabFaults(
  game: Game,
  round: Played,
  bets: readonly Placed[],
  tabs: readonly Omit<TabRow, 'bets' | 'version'>[],
): Fault[] {
  return tabs.flatMap(({ user_id: player, held }): Fault[] => {
    const open = bets.filter(bet => bet.user_id === player && bet.state === 'open');
    const about = { subject: `tab:${round.id}:${player}`, found: held, player, round: round.id };
    const most = attempted(() => heldFor(game, open, { gone: round.gone, dealt: [] })) ?? 0;
    if (held > most)
      return [{ rule: open.length === 0 ? 'held-without-bet' : 'held-too-much', ...about, expected: most }];
    const least = round.paid.length > 0 ? 0 : (attempted(() => heldFor(game, open, round)) ?? 0);
    return held < least ? [{ rule: 'held-too-little', ...about, expected: least }] : [];
  });
}

const altered = (bet: Placed, expected: number, found: number): Fault => ({
  rule: 'bet-altered',
  subject: `bet:${bet.id}`,
  expected,
  found,
  player: bet.user_id,
  round: bet.round_id,
});

const asBet = ({ user_id: user, round_id: round, ...bet }: Placed): RootedBet => ({
  ...bet,
  user: user as UserId,
  round,
});

/** A row that was changed may say what no bet can say. */
function attempted(work: () => number): number | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
