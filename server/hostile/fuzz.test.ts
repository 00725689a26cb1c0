import type { Call } from '@maidan/contract/call';
import { ERRORS, type RefusalBody } from '@maidan/contract/errors';
import { freshDatabase, type FreshDatabase } from '@maidan/tools/freshDatabase';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arrived, fits, inputsFor, pathOf } from './inputs.ts';
import { BODIES, PATHS, QUERIES } from './mutants.ts';
import { CALLS, identityFor, samples, type Scene, setScene } from './scene.ts';
import { stateOf } from './unchanged.ts';
import {
  type HttpAnswer,
  answerOf,
  ask,
  headersOf,
  openTestHouse,
  TestWorld,
  type With,
} from '../accounts/testHouse.ts';

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

/** A refusal by its name, with the status and the sentence that belong to it. */
function expectRefusal(what: string, answer: HttpAnswer): void {
  const { success, code, error, message } = answer.body as unknown as RefusalBody;
  const [status, words] = ERRORS[code] ?? [0, 'a refusal nobody has heard of'];
  const [about] = code === 'proposal-waits' ? (/^P-\d+: /.exec(error) ?? ['']) : ['']; // names the one that waits
  const sentence = `${about}${words}`;
  expect([what, answer.status, success, error, message]).toEqual([what, status, false, sentence, sentence]);
  expect(answer.status).toBeLessThan(500);
}

/** Either that, or what the contract says a success looks like. */
function expectDocumented(what: string, call: Call, answer: HttpAnswer): void {
  if (answer.status !== 200) return expectRefusal(what, answer);
  const { success = true } = answer.body;
  const fault = call.manner.file ? notAFile(answer) : call.reply.safeParse(answer.data).error;
  expect([what, success, fault]).toEqual([what, true, undefined]);
}

const notAFile = ({ headers }: HttpAnswer): string | undefined =>
  String(headers['content-disposition']).startsWith('attachment; ') ? undefined : 'this is not a file';

async function someAtATime<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let start = 0; start < all.length; start += 16) await Promise.all(all.slice(start, start + 16).map(work));
}

describe('every call, with every field wrong in every way', () => {
  test.each(CALLS)('%s: what does not fit is refused by name and changes nothing', async (name, call) => {
    const how = await identityFor(scene, name);
    const before = await stateOf(scene.house.deps.db);
    const unfit = [...inputsFor(scene, name, call)].filter(({ input }) => !fits(call, input));
    expect(unfit.length).toBeGreaterThan(5);
    await someAtATime(unfit, async ({ what, input }) => expectRefusal(what, await ask(scene.house, name, input, how)));
    expect(await stateOf(scene.house.deps.db)).toEqual(before);
  });

  test.each(CALLS)('%s: what fits after all is done or refused as documented', async (name, call) => {
    expect.hasAssertions();
    const sample = { what: 'as it is', input: arrived(call, { ...samples(scene)[name] }) };
    const fit = [sample, ...inputsFor(scene, name, call)].filter(({ input }) => fits(call, input));
    await someAtATime(fit, async ({ what, input }) => {
      const how = await identityFor(scene, name);
      expectDocumented(what, call, await ask(scene.house, name, input, how));
    });
  });

  test.each(CALLS.filter(([, call]) => call.access !== 'public'))(
    '%s: without an identity nothing is even looked at',
    async (name, call) => {
      const before = await stateOf(scene.house.deps.db);
      for (const { what, input } of [...inputsFor(scene, name, call)].slice(0, 40)) {
        const { code } = await ask(scene.house, name, input, {});
        expect([what, code]).toEqual([what, expect.stringMatching(/^(not-signed-in|malformed-body|unknown-call)$/)]);
      }
      expect(await stateOf(scene.house.deps.db)).toEqual(before);
    },
  );
});

/** A request as nobody's program would write it. */
const send = async (
  call: Call,
  url: string,
  how: With,
  more: { type?: string | undefined; payload?: string | Buffer } = {},
) =>
  answerOf(
    await scene.house.app.inject({
      method: call.method,
      url,
      headers: { ...headersOf(how), ...(more.type !== undefined && { 'content-type': more.type }) },
      ...(more.payload !== undefined && { payload: more.payload }),
    }),
  );

describe('every call, with what is not even an input', () => {
  test.each(CALLS.filter(([, call]) => call.method === 'POST'))(
    '%s: bodies that cannot be read',
    async (name, call) => {
      const how = await identityFor(scene, name);
      const before = await stateOf(scene.house.deps.db);
      for (const [type, payload] of BODIES) {
        const what = `${type} ${payload.toString('utf8').slice(0, 40)}`;
        expectRefusal(what, await send(call, pathOf(call), how, { type, payload }));
      }
      expect(await stateOf(scene.house.deps.db)).toEqual(before);
    },
  );

  test.each(CALLS)('%s: queries and paths that lead nowhere', async (name, call) => {
    const how = await identityFor(scene, name);
    const before = await stateOf(scene.house.deps.db);
    const payload = call.method === 'POST' && !call.manner.multipart ? { type: 'application/json', payload: '{}' } : {};
    for (const query of QUERIES) expectDocumented(query, call, await send(call, pathOf(call) + query, how, payload));
    for (const id of call.path.includes(':') ? PATHS : []) {
      expectRefusal(id, await send(call, pathOf(call, id), how, payload));
    }
    expect(await stateOf(scene.house.deps.db)).toEqual(before);
  });
});

test('any JSON at all, to any call, is done or refused as documented', async () => {
  expect.hasAssertions();
  const anyone = new Map(
    await Promise.all(CALLS.map(async ([name]) => [name, await identityFor(scene, name)] as const)),
  );
  const body = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...CALLS.filter(([, call]) => call.method === 'POST')),
      body,
      async ([name, call], json) => {
        const sent = { type: 'application/json', payload: JSON.stringify(json) };
        expectDocumented(name, call, await send(call, pathOf(call), anyone.get(name) ?? {}, sent));
      },
    ),
    { numRuns: 500 },
  );
});

describe('deposit, with forms that are broken', () => {
  const part = (head: string, body: string) => `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
  const field = (name: string, value = '1') => part(`name="${name}"`, value);
  const picture = (name: string, bytes: string) => part(`name="${name}"; filename="a.png"`, bytes);

  test.each([
    ['a field sent twice', field('depositAmount') + field('depositAmount'), 'malformed-body'],
    ['a field named __proto__', field('__proto__'), 'malformed-body'],
    ['a field named constructor', field('constructor'), 'malformed-body'],
    ['a field without a name', part('', '1'), 'invalid-input'],
    ['forty fields', Array.from({ length: 40 }, (_, n) => field(`a${n}`)).join(''), 'body-too-large'],
    ['a field of 3,000 characters', field('bank', 'x'.repeat(3_000)), 'invalid-input'],
    ['two pictures', picture('paymentScreenshot', 'a') + picture('other', 'b'), 'body-too-large'],
    ['a file where text belongs', picture('bank', 'x'), 'invalid-input'],
    ['text where a picture belongs', field('paymentScreenshot', 'x'), 'invalid-input'],
    ['more than 5 MB', picture('paymentScreenshot', 'x'.repeat(5 * 1024 * 1024 + 1)), 'picture-too-large'],
  ])('%s', async (what, parts, code) => {
    const how = await identityFor(scene, 'deposit');
    const before = await stateOf(scene.house.deps.db);
    const [, call] = CALLS.find(([name]) => name === 'deposit')!;
    const sent = { type: 'multipart/form-data; boundary=x', payload: `${parts}--x--\r\n` };
    const answer = await send(call, call.path, how, sent);
    expectRefusal(what, answer);
    expect(answer.code).toBe(code);
    expect(await stateOf(scene.house.deps.db)).toEqual(before);
  });
});
