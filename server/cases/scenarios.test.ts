import type { UserId } from '@maidan/core/ids';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { lasting } from '../db/testDb.ts';
import { Facts } from './testFacts.ts';
import { lookForAlerts } from './turn.ts';

/* What players did, and what is raised of it: each rule at its threshold and just below. */

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const { db } = house.deps;
const facts = new Facts(db, world.now());
await facts.begin();

type People = readonly [name: string, id: UserId][];
type Scenario = readonly [name: string, plant: () => People, raised: readonly string[]];

const one = (act: (id: UserId) => void): People => {
  const id = facts.player('asha');
  act(id);
  return [['asha', id]];
};

const two = (act: (asha: UserId, bela: UserId) => void): People => {
  const [asha, bela] = [facts.player('asha'), facts.player('bela')];
  act(asha, bela);
  return [
    ['asha', asha],
    ['bela', bela],
  ];
};

const inAndOut = (deposit: number, withdrawal: number, staked: number) => () =>
  one(id => {
    facts.deposit(id, deposit, 3);
    facts.bet(id, facts.round(2_000), { rupees: staked, hasWon: false });
    facts.withdrawal(id, withdrawal, 1);
  });

const deposits =
  (rupees: number, ...daysAgo: readonly number[]) =>
  () =>
    one(id => daysAgo.forEach(days => facts.deposit(id, rupees, days)));

const paidTo = (mine: string, yours: string) => () =>
  two((asha, bela) => {
    facts.withdrawal(asha, 500, 2, mine);
    facts.withdrawal(bela, 500, 1, yours);
  });

const browsers = (mine: string, yours: string) => () =>
  two((asha, bela) => {
    facts.device(asha, mine);
    facts.device(bela, yours);
  });

const NAMES = ['asha', 'bela', 'chitra', 'dev', 'esha'];

const atAddress = (address: string, count: number) => (): People =>
  NAMES.slice(0, count).map(name => {
    const id = facts.player(name);
    facts.session(id, address);
    return [name, id];
  });

const tied = (isThird: boolean) => (): People => {
  const [asha, bela, chitra] = [facts.player('asha'), facts.player('bela'), facts.player('chitra')];
  facts.withdrawal(asha, 500, 2, `UPI tied${asha}`);
  facts.withdrawal(bela, 500, 1, `UPI tied${asha}`);
  facts.device(bela, `tied ${bela}`);
  facts.device(chitra, isThird ? `tied ${bela}` : `own ${chitra}`);
  return [
    ['asha', asha],
    ['bela', bela],
    ['chitra', chitra],
  ];
};

/** In one browser; of the rounds the first `same` are on the same side. */
const against = (opposite: number, same: number) => () =>
  two((asha, bela) => {
    facts.device(asha, `against ${asha}`);
    facts.device(bela, `against ${asha}`);
    for (let nth = 0; nth < opposite + same; nth += 1) {
      const round = facts.round(3_000 + nth);
      facts.bet(asha, round, { selection: 'A.win', hasWon: nth % 2 === 0 });
      facts.bet(bela, round, { selection: nth < same ? 'A.win' : 'B.win', hasWon: nth % 2 === 1 });
    }
  });

const given =
  (times: number, rupees: number, odds: number, isWon: (nth: number) => boolean = () => true) =>
  () =>
    two((asha, bela) => {
      for (let nth = 0; nth < times; nth += 1) facts.struck(asha, bela, rupees, odds, isWon(nth));
    });

const staking = (deposit: number, staked: number) => () =>
  one(id => {
    facts.deposit(id, deposit, 3);
    facts.bet(id, facts.round(2_000), { rupees: staked, hasWon: false });
  });

const late =
  (won: number, lost: number, secondsBefore: number, odds = 2_000) =>
  () =>
    one(id => {
      for (let nth = 0; nth < won + lost; nth += 1)
        facts.bet(id, facts.round(4_000 + nth), { hasWon: nth < won, secondsBefore, odds });
    });

const both = (rule: string): string[] => [`${rule} asha`, `${rule} bela`];

const SCENARIOS: readonly Scenario[] = [
  ['25,000 in, 20,000 out, 12,499.99 staked', inAndOut(25_000, 20_000, 12_499.99), ['inAndOut asha']],
  ['the same with half of it staked', inAndOut(25_000, 20_000, 12_500), []],
  ['a paisa less paid in', inAndOut(24_999.99, 24_000, 100), []],
  ['less than four fifths paid out', inAndOut(25_000, 19_999.99, 100), []],
  ['three of 49,999 within a week', deposits(49_999, 7, 4, 1), ['structuring asha']],
  ['three of four fifths of the threshold', deposits(40_000, 3, 2, 1), ['structuring asha']],
  ['two of 49,999', deposits(49_999, 2, 1), []],
  ['three of the threshold itself, which are reported', deposits(50_000, 3, 2, 1), []],
  ['three a paisa below four fifths', deposits(39_999.99, 3, 2, 1), []],
  ['three of 49,999, the first a week earlier', deposits(49_999, 8.1, 2, 1), []],
  ['two players paid to one account', paidTo('UPI one@planted', 'UPI one@planted'), both('sharedPayee')],
  ['two players paid to two accounts', paidTo('UPI two@planted', 'UPI three@planted'), []],
  ['two players in one browser', browsers('one browser', 'one browser'), both('sharedDevice')],
  ['two players in two browsers', browsers('two browsers', 'three browsers'), []],
  ['five at one address', atAddress('203.0.113.5', 5), NAMES.map(name => `sharedAddress ${name}`)],
  ['four at one address, a family', atAddress('203.0.113.4', 4), []],
  [
    'three accounts, tied by a payee and a browser',
    tied(true),
    [
      ...['manyAccounts asha', 'manyAccounts bela', 'manyAccounts chitra'],
      ...['sharedDevice bela', 'sharedDevice chitra', 'sharedPayee asha', 'sharedPayee bela'],
    ],
  ],
  ['two accounts, tied by a payee', tied(false), both('sharedPayee')],
  ['against each other in 20 rounds of 20', against(20, 0), [...both('oppositeBets'), ...both('sharedDevice')]],
  ['against each other in 19 of 19', against(19, 0), both('sharedDevice')],
  ['against each other in 20 of 30', against(20, 10), both('sharedDevice')],
  ['20,000 won of one player in 20 even bets', given(20, 1_000, 2_000), both('transferOfValue')],
  ['four wins at a price of fifty, laid by one player', given(4, 100, 50_000), both('transferOfValue')],
  ['19 even bets, all won', given(19, 1_000, 2_000), []],
  ['20 even bets, all won, of 9,999.80', given(20, 499.99, 2_000), []],
  ['12,000 won in 40 even bets, of which 26 are won', given(40, 1_000, 2_000, nth => nth % 20 < 13), []],
  ['5,00,000 staked of 10,000', staking(10_000, 5_00_000), ['stakesAboveDeposits asha']],
  ['a paisa less', staking(9_999, 4_99_999.99), []],
  ['5,00,000 staked of a rupee more', staking(10_001, 5_00_000), []],
  ['20 late bets at even prices, all won', late(20, 0, 3), ['lateBets asha']],
  ['19 of them', late(19, 0, 3), []],
  ['20 that were a second earlier', late(20, 0, 4), []],
  ['20 won of 40', late(20, 20, 3), []],
  ['20 won at 1.20, as most do', late(20, 0, 3, 1_200), []],
];

const raisedOf = async (people: People): Promise<string[]> => {
  const names = new Map<string, string>(people.map(([name, id]) => [id, name]));
  const { rows } = await db.query<{ rule: string; user: string; open: number }>(
    `select rule, user_id as user, (select count(*) from cases where cases.user_id = alerts.user_id) as open
     from alerts where user_id = any($1) order by rule, user_id`,
    [people.map(([, id]) => id)],
  );
  expect(rows.filter(({ open }) => open !== 1)).toEqual([]); // one case, however many alerts
  return rows.map(({ rule, user }) => `${rule} ${names.get(user)}`);
};

const look = async (): Promise<void> => {
  await lookForAlerts(house.deps);
  await house.tidied();
};

test.each(SCENARIOS)('[R44] %s', async (_, plant, raised) => {
  const people = plant();
  await facts.write();
  await look();
  expect(await raisedOf(people)).toEqual(raised.toSorted());
});

test('[R44] raised again from the same causes nothing changes, from the beginning of the ledger too', async () => {
  const count = async () =>
    (
      await db.query<{ n: number; m: number }>(
        'select (select count(*) from alerts) as n, (select count(*) from cases) as m',
      )
    ).rows[0];
  const before = await count();
  await db.query('update alert_turns set number = 0');
  await look();
  expect(await count()).toEqual(before);
  expect(before!.n).toBeGreaterThan(20);
});

test('[R44] what is found after a case was closed opens another', async () => {
  const people = inAndOut(30_000, 30_000, 10)();
  await facts.write();
  await look();
  const [[, id]] = people as [People[number]];
  await db.query(
    `update cases set state = 'closed', outcome = 'cleared', reason = 'x', closed_by = 'planter', closed_at = now()
     where user_id = $1`,
    [id],
  );
  facts.withdrawal(id, 100, 0.5);
  await facts.write();
  await db.query(
    `insert into transfers (id, from_account, to_account, amount, kind, ref, at)
    values ('again', 'bank', 'player:' || '${id}', 1, 'adjustment', 'again', $1)`,
    [new Date(world.now() - 60_000)],
  );
  await look();
  const { rows } = await db.query<{ state: string; alerts: number }>(
    `select state, (select count(*) from alerts where case_id = cases.id) as alerts from cases where user_id = $1
     order by state desc`,
    [id],
  );
  expect(rows).toEqual([
    { state: 'open', alerts: 1 },
    { state: 'closed', alerts: 1 },
  ]);
});

test('[R44] alerts and notes are never changed, and a closed case stays as it is', async () => {
  for (const sql of [
    `update alerts set rule = 'lateBets'`,
    'delete from alerts',
    'delete from cases',
    `update cases set outcome = 'reported' where state = 'closed'`,
  ])
    await expect(db.query(sql), sql).rejects.toThrow(/append-only|keeps what was accepted/);
});
