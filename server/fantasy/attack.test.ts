import { squadOf } from '@maidan/exchange/fantasy/squad';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { lasting } from '../db/testDb.ts';
import { TestPlayers } from '../protection/testLimits.ts';
import { addMatch, balanceOf, firstBall, teamFor, tell, type TestContest } from './testContest.ts';

/* Whoever sends to contests what no page of ours would: straight to the API, and nothing comes of it. */

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const players = new TestPlayers(house, world);
const { db } = house.deps;
const PURSE = 1_000;

const match = await addMatch(house, 'attacked');
const contestOf = ({ fixture }: TestContest, code = 'duel', nth: number | string = 1): string =>
  `fantasy.${fixture.id}.${code}.${nth}`;
const team = teamFor(match.fixture);
const [first, ...others] = team.players as [number, ...number[]];
const squad = squadOf(match.fixture);
const dearest = squad
  .toSorted((a, b) => b.credits - a.credits)
  .slice(0, 11)
  .map(({ id }) => id);
const eleven = (ids: readonly unknown[]) => ({ players: ids, captain: ids[0], vice: ids[1] });

await players.join('asha', {}, PURSE);
await players.join('bela', {}, PURSE);

async function untouched(...users: readonly string[]): Promise<void> {
  for (const user of users)
    expect([await balanceOf(house, `player:${user}`), await balanceOf(house, `exposure:${user}`)]).toEqual([
      PURSE * 100,
      0,
    ]);
}

test.each<[what: string, sent: object, code: string]>([
  ['ten players', { team: eleven(others) }, 'team-not-allowed'],
  [
    'twelve players',
    { team: eleven([...team.players, squad.find(({ id }) => !team.players.includes(id))!.id]) },
    'team-not-allowed',
  ],
  ['the same player twice', { team: eleven([...others, others[0]]) }, 'team-not-allowed'],
  ['nobody', { team: { players: [], captain: 0, vice: 1 } }, 'team-not-allowed'],
  ['eleven of one side', { team: eleven([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) }, 'team-not-allowed'],
  ['more than the budget', { team: eleven(dearest) }, 'team-not-allowed'],
  [
    'a captain who does not play',
    { team: { ...team, captain: [...Array(22).keys()].find(id => !team.players.includes(id)) } },
    'team-not-allowed',
  ],
  ['a captain who is the vice-captain too', { team: { ...team, vice: team.captain } }, 'team-not-allowed'],
  ['a player that there is not', { team: eleven([22, ...others]) }, 'invalid-input'],
  ['a negative player', { team: eleven([-1, ...others]) }, 'invalid-input'],
  ['half a player', { team: eleven([first + 0.5, ...others]) }, 'invalid-input'],
  ['a player in quotes', { team: eleven([String(first), ...others]) }, 'invalid-input'],
  ['a list of lists', { team: eleven([[first], ...others]) }, 'invalid-input'],
  ['a hundred thousand players', { team: eleven(Array.from({ length: 100_000 }, () => 1)) }, 'body-too-large'],
  ['a fee of one’s own', { team, fee: 1 }, 'invalid-input'],
  ['a negative fee', { team, fee: -10_000 }, 'invalid-input'],
  ['a fee without an end', { team, fee: 1e308 }, 'invalid-input'],
  ['a fee that is no number', { team, fee: Number.NaN }, 'invalid-input'],
  ['a team with a price', { team: { ...team, credits: 0 } }, 'invalid-input'],
  ['a contest numbered from nought', { contest: contestOf(match, 'duel', 0), team }, 'unknown-contest'],
  ['a contest that is not open yet', { contest: contestOf(match, 'duel', 2), team }, 'unknown-contest'],
  ['a contest written in another way', { contest: contestOf(match, 'duel', '01'), team }, 'unknown-contest'],
  ['a contest of a kind that there is not', { contest: contestOf(match, 'toString'), team }, 'unknown-contest'],
  ['a contest of a kind of every object', { contest: contestOf(match, '__proto__'), team }, 'unknown-contest'],
  ['a contest of the contest', { contest: `fantasy.${contestOf(match)}.duel.1`, team }, 'invalid-input'],
  ['a contest with a nought character', { contest: 'fantasy.a\u0000.duel.1', team }, 'invalid-input'],
])('%s: refused, and nothing is held', async (_, sent, code) => {
  const input = { contest: contestOf(match), ...sent };
  expect((await players.ask('asha', 'enterContest', input)).code).toBe(code);
  await untouched('asha');
  expect((await db.query('select count(*)::int as count from contest_entries')).rows).toEqual([{ count: 0 }]);
});

test('somebody else’s entry is nobody’s to change, however its name is written', async () => {
  const own = await addMatch(house, 'owned');
  await players.join('chitra', {}, PURSE);
  const sent = { contest: contestOf(own), team: teamFor(own.fixture) };
  const entry = String((await players.ask('chitra', 'enterContest', sent)).data['entry']);
  const other = teamFor(own.fixture, 4);
  for (const name of [
    entry,
    `${entry}.bela.1`,
    entry.replace('chitra', 'bela'),
    `${entry.replace('chitra', 'chitra.bela')}`,
    entry.replace(/1$/, '2'),
  ])
    expect([name, (await players.ask('bela', 'changeEntry', { entry: name, team: other })).code]).toEqual([
      name,
      'unknown-entry',
    ]);
  const { rows } = await db.query('select team from contest_entries where id = $1', [entry]);
  expect(rows).toEqual([{ team: sent.team }]);
  await untouched('bela');
});

test('of many who enter as the first ball is bowled, those are in who were told so, and nobody pays for a refusal', async () => {
  const race = await addMatch(house, 'at-the-lock');
  const users = Array.from({ length: 24 }, (_, n) => `quick${n}`);
  for (const user of users) {
    await players.join(user, {}, PURSE);
    await players.signIn(user);
  }
  const start = firstBall(race);
  await tell(house, race, 0, start);
  const entering = users.map(async (user, n) => {
    const sent = { contest: contestOf(race, 'grand'), team: teamFor(race.fixture, n) };
    const { code } = await players.ask(user, 'enterContest', sent);
    return [user, code] as const;
  });
  const [told] = await Promise.all([Promise.all(entering), tell(house, race, start, start + 1)]);
  const inside = told.filter(([, code]) => code === undefined).map(([user]) => user);
  const outside = told.filter(([, code]) => code !== undefined);
  expect(outside.filter(([, code]) => code !== 'contest-locked')).toEqual([]);
  const { rows } = await db.query('select user_id from contest_entries where contest_id = $1', [
    contestOf(race, 'grand'),
  ]);
  expect(rows.map(({ user_id }) => String(user_id)).toSorted()).toEqual(inside.toSorted());
  await untouched(...outside.map(([user]) => user));
  const late = { contest: contestOf(race, 'grand'), team: teamFor(race.fixture) };
  expect((await players.ask('bela', 'enterContest', late)).code).toBe('contest-locked');
});
