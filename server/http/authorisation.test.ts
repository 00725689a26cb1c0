import { freshDatabase, type FreshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CALLS, identityFor, samples, type Scene, setScene } from '../hostile/scene.ts';
import { stateOf } from '../hostile/unchanged.ts';
import { ask, openTestHouse, TestWorld } from '../accounts/testHouse.ts';

let database: FreshDatabase;
let scene: Scene;

beforeAll(async () => {
  database = await freshDatabase();
  scene = await setScene(await openTestHouse(database.url, new TestWorld()));
});

afterAll(async () => {
  await scene.house.close();
  await database.drop();
});

const forPlayers = CALLS.filter(([, call]) => call.access === 'player');
const forStaff = CALLS.filter(([, call]) => call.access !== 'player' && call.access !== 'public');

/** What would give somebody else away, wherever it turned up. */
const marksOf = ({ other }: Scene): string[] => [
  'bela',
  'BELA-UTR-1',
  other.session,
  other.deposit,
  other.withdrawal,
  other.token,
  other.refresh,
];

test('the scene is set: every call has an input that fits the contract', () => {
  const inputs = samples(scene);
  for (const [name, call] of CALLS) expect([name, call.input.safeParse(inputs[name]).error]).toEqual([name, undefined]);
});

describe('[R39] one player crawls everything with another player’s ids', () => {
  test.each(forPlayers)('%s shows and changes nothing of theirs', async (name, call) => {
    const before = await theirs();
    const answer = await ask(scene.house, name, samples(scene)[name], await identityFor(scene, name));
    expect(answer.status).toBeLessThan(500);
    for (const mark of marksOf(scene)) expect(answer.text).not.toContain(mark);
    expect(call.path.includes(':') ? answer.status : 404).toBe(404);
    expect(await theirs()).toEqual(before);
  });

  test.each(forStaff)('%s is closed to a player, by token and by cookie', async name => {
    const before = await stateOf(scene.house.deps.db);
    const { token, refresh } = scene.player;
    for (const how of [{ token, headers: { 'x-maidan-office': '1' } }, { office: token }, { office: refresh }, {}]) {
      const answer = await ask(scene.house, name, samples(scene)[name], how);
      expect([answer.status, answer.code]).toEqual([401, 'not-signed-in']);
    }
    expect(await stateOf(scene.house.deps.db)).toEqual(before);
  });
});

test.each(forPlayers)('[R41] %s is closed to staff', async name => {
  const { office } = scene.staff.owner;
  for (const how of [{ office }, { token: office }, { refresh: office }]) {
    expect(await ask(scene.house, name, samples(scene)[name], how)).toMatchObject({
      status: 401,
      code: 'not-signed-in',
    });
  }
});

/** What a client might like to set, and what no call takes unless the contract says so. */
const WISHES = {
  role: 'owner',
  balance: 1_000_000,
  status: 'active',
  state: 'approved',
  user: '1',
  user_id: '1',
  id: '1',
  staff: '1',
  demo: false,
  amount: 1,
  credit: 1,
  isAdmin: true,
  password_hash: 'x',
  openingCredit: 1_000_000,
};

/** An input is an object, or one of several. */
interface Shaped {
  readonly shape?: object;
  readonly options?: readonly { readonly shape: object }[];
}

const fieldsOf = ({ shape, options = [] }: Shaped): string[] =>
  [...(shape ? [shape] : []), ...options.map(option => option.shape)].flatMap(Object.keys);

describe('[R39] [R41] a field the contract does not name is refused, whoever sends it', () => {
  test.each(CALLS)('%s', async (name, call) => {
    const how = await identityFor(scene, name);
    const before = await stateOf(scene.house.deps.db);
    const known = fieldsOf(call.input as unknown as Shaped);
    for (const [field, value] of Object.entries(WISHES).filter(([field]) => !known.includes(field))) {
      const answer = await ask(scene.house, name, { ...samples(scene)[name], [field]: value }, how);
      expect([field, answer.status, answer.body['fields']]).toEqual([
        field,
        422,
        { [field]: 'This field is not known.' },
      ]);
    }
    expect(await stateOf(scene.house.deps.db)).toEqual(before);
  });
});

/** Everything the database knows of the other player. */
async function theirs(): Promise<unknown> {
  const { db } = scene.house.deps;
  const { rows } = await db.query(
    `select (select row_to_json(users) from users where id = $1) as account,
       (select json_agg(ended_at) from sessions where user_id = $1) as sessions,
       (select json_agg(deposits) from deposits where user_id = $1) as deposits,
       (select json_agg(withdrawals) from withdrawals where user_id = $1) as withdrawals,
       (select json_agg(accounts order by id) from accounts where id like '%:' || $1) as money`,
    [scene.other.id],
  );
  return rows;
}
