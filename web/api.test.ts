import { PLAYER_ROUTES } from '@maidan/contract/playerRoutes';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { callerFor, type Refused } from './api.ts';
import { isDecided } from './isDecided.ts';

/* What a call makes of an answer that is none. */

let answer: Response;
vi.stubGlobal('fetch', async () => answer);
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => (answer = Response.json({ success: true, data: { bets: [] } })));

const call = callerFor(PLAYER_ROUTES, { headers: () => ({}), renew: () => Promise.resolve(false) });
const place = () => call('undoBets', { game: 'teen20', bets: ['b1'] }, { key: 'k' });

/** It begins, and the line is cut. */
const cutOff = (): ReadableStream =>
  new ReadableStream({
    pull: line => {
      line.enqueue(new TextEncoder().encode('{"success":true,"data":{"be'));
      line.error(new TypeError('network error'));
    },
  });

const JSON_HEAD = { 'content-type': 'application/json; charset=utf-8' };

test('an answer is what the house said', async () => expect(await place()).toEqual({ bets: [] }));

test.each<[what: string, response: () => Response]>([
  ['an answer that is cut off in the middle', () => new Response(cutOff(), { headers: JSON_HEAD })],
  ['a refusal that is cut off in the middle', () => new Response(cutOff(), { status: 409, headers: JSON_HEAD })],
  ['an answer that is not whole', () => new Response('{"success":tr', { headers: JSON_HEAD })],
  ['the page of somebody on the way', () => new Response('<p>Sign in', { headers: { 'content-type': 'text/html' } })],
  ['a proxy that gave up', () => new Response('<p>Bad gateway', { status: 502 })],
])('[R8] %s tells nothing: whether it was done is not known', async (_, response) => {
  answer = response();
  const refused = await place().catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'unreachable' });
  expect(isDecided(refused as Refused)).toBe(false);
});

test('a file is one because it says so', async () => {
  answer = new Response('a,b', { headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment' } });
  expect(await call('mySportBetsCsv', {})).toBeInstanceOf(Blob);
});
