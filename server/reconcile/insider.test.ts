import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { atScene } from './atScene.ts';
import { foundIn, move, named, off, type Plant } from './plant.ts';
import { reconcile } from './reconcile.ts';

/* Somebody who can write to the database, alone, and takes care that everything agrees with what he did. */

const { scene, db, checkpoint, asha } = atScene(freshDatabase);
const ashas = (round: string) => `round_id = '${round}' and user_id = '${scene().asha.id}'`;

const BETS: readonly Plant[] = [
  ...['odds = 90000', 'stake = stake / 2', `selection = selection || 'x'`, `side = 'lay'`].map((change): Plant => ({
    words: `an open bet at a table: ${change}`,
    sql: () => off('bets', `update bets set ${change} where ${ashas(scene().openRound)}`),
    rule: 'bet-altered',
    found: () => ({ player: scene().asha.id, round: scene().openRound, subject: expect.stringMatching(/^bet:/) }),
  })),
  {
    words: 'an open bet at a table that is somebody else’s',
    sql: () => off('bets', `update bets set user_id = '${scene().bina.id}' where ${ashas(scene().openRound)}`),
    rule: 'bet-altered',
    found: () => ({ player: scene().bina.id, round: scene().openRound, subject: expect.stringMatching(/^bet:/) }),
  },
  {
    words: 'an open bet at a table that is gone',
    sql: () => off('bets', `delete from bets where ${ashas(scene().openRound)}`),
    rule: 'bet-altered',
    found: () => ({ player: scene().asha.id, round: scene().openRound, found: 0 }),
  },
  {
    words: 'a bet at a table that nobody placed',
    sql: () => `insert into bets (id, user_id, round_id, game, selection, side, odds, line, stake, state, at)
      select 'invented', user_id, round_id, game, selection, side, 90000, line, stake, 'open', at from bets
      where ${ashas(scene().openRound)}`,
    rule: 'bet-not-placed',
    found: () => ({ player: scene().asha.id, round: scene().openRound, subject: 'bet:invented' }),
  },
  {
    words: 'an open bet on a row at another price',
    sql: () =>
      off(
        'row_bets',
        `update row_bets set bet = jsonb_set(bet, '{odds}', '90000') where market_id = '${scene().openRow}'`,
      ),
    rule: 'bet-altered',
    found: () => ({ player: scene().asha.id, market: scene().openRow }),
  },
  {
    words: 'an open bet on a row that wins more, and a tab that agrees',
    sql: () => {
      const here = `where market_id = '${scene().openRow}'`;
      const more = `jsonb_set(bet, '{profit}', '90000000')`;
      return `${off('row_bets', `update row_bets set bet = ${more} ${here}`)};
        update row_tabs set bets = (select jsonb_agg(${more}) from jsonb_array_elements(bets) as bet) ${here}`;
    },
    rule: 'bet-altered',
    found: () => ({ player: scene().asha.id, market: scene().openRow, subject: expect.stringMatching(/^bet:/) }),
  },
  {
    words: 'a lost bet that is void, and what was lost moved back',
    sql: () => undone(`state = 'void'`),
    rule: 'bet-altered',
    found: () => ({ player: scene().asha.id, round: scene().settledRound }),
  },
  {
    words: 'what a round paid moved back by nobody',
    sql: () => undone(`state = 'void'`),
    rule: 'decided-alone',
    found: () => ({ player: scene().asha.id, round: scene().settledRound }),
  },
  {
    words: 'a round that is void by two, and nobody proposed it',
    sql: () => `${undone(`state = 'void'`)}; ${voided('two')}`,
    rule: 'decided-alone',
    found: () => ({ round: scene().settledRound, subject: `round:${scene().settledRound}:void` }),
  },
  {
    words: 'a round that is void by the house, which says nothing of it',
    sql: () => `${voided('house')};
      insert into commands (key, fingerprint, answer, at)
      values ('${scene().settledRound}:round:${scene().settledRound}:void', 'x', '{}', now())`,
    rule: 'decided-alone',
    found: () => ({ round: scene().settledRound, subject: `round:${scene().settledRound}:void` }),
  },
];

const LOGGED = `(seq, at, actor, action, subject, after, previous, hash)`;

const DECISIONS: readonly Plant[] = [
  {
    words: 'an adjustment that two people approved, who know nothing of it',
    sql: () => `insert into proposals (id, kind, subject, detail, reason, made_by, at, expires_at, state, decided_by, decided_at)
      values ('P-9001', 'adjustment', '${scene().asha.id}', '{"amount": 70000000}', 'x', '1', now(), now(), 'approved', '2',
        now());
      ${move('P-9001:adjustment', 'house', asha(), 70000000, 'adjustment')}`,
    rule: 'decided-alone',
    found: () => ({ request: 'P-9001' }),
  },
  {
    words: 'an adjustment of another amount than was proposed, paid as it says now',
    sql: () => off('proposals', `update proposals set detail = '{"amount": 30001}' where id = 'P-102'`),
    rule: 'request-altered',
    found: () => ({ request: 'P-102' }),
  },
  {
    words: 'a deposit that nobody asked for, approved and credited',
    sql: () => `insert into deposits (id, amount, four_eyes_from, reference, ${ASKED})
        select 'D-9001', 77700000, 99900000, 'ZZZ9001', ${ASKED} from deposits where id = 'D-1001';
      ${move('D-9001:deposit', 'bank', asha(), 77700000, 'deposit')}`,
    rule: 'decided-alone',
    found: () => ({ request: 'D-9001', player: scene().asha.id }),
  },
  {
    words: 'a deposit that was rejected, and is approved and credited now',
    sql: () => `${off('deposits', `update deposits set state = 'approved', changed_at = now() where id = 'D-1002'`)};
      ${move('D-1002:deposit', 'bank', asha(), 40_00, 'deposit')}`,
    rule: 'decided-alone',
    found: () => ({ request: 'D-1002', player: scene().asha.id }),
  },
  {
    words: 'a deposit that took two people, and one decided',
    sql: () => off('deposits', `update deposits set four_eyes_from = 1 where id = 'D-1001'`),
    rule: 'decided-alone',
    found: () => ({ request: 'D-1001', player: scene().asha.id }),
  },
  {
    words: 'a withdrawal to somebody else',
    sql: () => off('withdrawals', `update withdrawals set payee = '{"upi_id": "thief@upi"}' where id = 'W-1003'`),
    rule: 'request-altered',
    found: () => ({ request: 'W-1003', player: scene().asha.id }),
  },
  {
    words: 'a withdrawal that is confirmed, and nobody sent it',
    sql: () => `${off('withdrawals', `update withdrawals set state = 'confirmed', decided_by = approved_by where id = 'W-1003'`)};
      ${move('W-1003:payout', asha('held'), 'bank', 10_00, 'payout')}`,
    rule: 'decided-alone',
    found: () => ({ request: 'W-1003', player: scene().asha.id }),
  },
  {
    words: 'a row of the log that somebody invented, for money that a round did not take back',
    sql: () => `insert into audit ${LOGGED} select max(seq) + 1, now(), 'staff:1', 'voidRound.short', '${asha()}',
        '{"round": "${scene().settledRound}", "missing": 5000, "proposal": "P-101"}', 'x', 'y' from audit;
      ${move(`round:${scene().settledRound}:reversed:${scene().asha.id}:casino`, 'house', asha(), 5000, 'casino')}`,
    rule: 'audit-broken',
    found: () => ({}),
  },
  {
    words: 'the same, whoever wrote the row',
    sql: () => `insert into audit ${LOGGED} select max(seq) + 1, now(), 'staff:1', 'voidRound.short', '${asha()}',
        '{"round": "${scene().settledRound}", "missing": 5000, "proposal": "P-101"}', 'x', 'y' from audit`,
    rule: 'decided-alone',
    found: () => ({ player: scene().asha.id, round: scene().settledRound, request: 'P-101' }),
  },
  {
    words: 'a fault that was explained, and the log does not say by whom',
    sql: () => `insert into reconciliation_faults
        (id, rule, subject, expected, found, links, first_at, last_at, explained_by, explained_at)
      values ('paid-twice x', 'paid-twice', 'x', 0, 1, '{}', now(), now(), '1', now())`,
    rule: 'decided-alone',
    found: () => ({ subject: 'explained:paid-twice x' }),
  },
];

const ASKED = 'user_id, currency, asked, rate, method, payer, state, decided_by, at, changed_at';

/** What Asha's bet made is taken back as the approval of two would. */
const undone = (
  change: string,
): string => `${off('bets', `update bets set ${change}, profit = null where ${ashas(scene().settledRound)}`)};
  insert into transfers (id, from_account, to_account, amount, kind, ref, at)
  select 'round:${scene().settledRound}:reversed:${scene().asha.id}:casino', to_account, from_account, amount, kind, ref, now()
  from transfers where id = 'round:${scene().settledRound}:end:${scene().asha.id}:casino'`;

const voided = (by: string): string =>
  off(
    'rounds',
    `update rounds set state = 'void', voided_by = '${by}', fault = 'voided-by-operator', result_code = null,
       result_facts = null, ended_at = ended_at where id = '${scene().settledRound}'`,
  );

const cases = [...BETS, ...DECISIONS].map(plant => [plant.words, plant] as const);

describe('[R6] one insider alone: it finds, names and leads to', () => {
  test.each(cases)('%s', async (_, plant) => {
    for (const faults of await foundIn(db(), plant, await checkpoint())) expect(faults).toContainEqual(named(plant));
  });

  test('nothing when all of it is taken out again', async () => {
    expect((await reconcile(db(), undefined)).faults).toEqual([]);
    expect((await reconcile(db(), await checkpoint())).faults).toEqual([]);
  });
});

test.each([
  `update bets set odds = 90000`,
  `update bets set profit = profit + 1 where state = 'settled'`,
  `delete from bets`,
  `truncate bets cascade`,
  `update row_bets set stake = 1`,
  `update rounds set seed = repeat('0', 64)`,
  `update rounds set entropy = '[]' where entropy <> '[]'`,
  `update rounds set bet_roots_at = '[1]' where jsonb_array_length(bet_roots_at) = 1`,
  `update rounds set bet_roots_at = null where bet_roots_at is not null`,
  `update rounds set result_code = result_code || 'x' where state = 'settled'`,
  `update markets set commission = 0`,
  `update markets set answer = '{"type": "void", "reason": "rain"}' where answer is not null`,
  `update settlements set profit = profit + 1`,
  `update legs set odds = odds + 10`,
  `update orders set stake = stake + 100, unmatched = unmatched + 100`,
  `update withdrawals set payee = '{"upi_id": "thief@upi"}'`,
  `update deposits set amount = amount + 1`,
  `update proposals set detail = '{"amount": 1}'`,
  `update proposals set state = 'rejected' where state = 'approved'`,
  `delete from journal`,
  `delete from proposals`,
])('[R6] the database refuses, also to a session that calls itself a replica: %s', async sql => {
  await expect(db().query(sql)).rejects.toThrow(/keeps what was accepted|is append-only|a journal is kept/);
  await expect(db().query(`set local session_replication_role = replica; ${sql}`)).rejects.toThrow(
    /keeps what was accepted|is append-only|a journal is kept/,
  );
});
