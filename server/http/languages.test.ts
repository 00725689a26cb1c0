import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, type FreshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, openTestHouse, PASSWORD, person, TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';

let database: FreshDatabase;
let house: House;
const webDir = mkdtempSync(join(tmpdir(), 'maidan-languages-'));

beforeAll(async () => {
  for (const folder of ['pages', 'hi', 'hi/pages', 'assets']) mkdirSync(join(webDir, folder));
  for (const name of ['index.html', 'office.html', 'pages/login.html', 'keep.json', 'sw.js', 'assets/a-1.js']) {
    writeFileSync(join(webDir, name), `${name} in English`);
  }
  for (const name of ['index.html', 'pages/login.html', 'keep.json']) {
    writeFileSync(join(webDir, 'hi', name), `${name} in Hindi`);
  }
  database = await freshDatabase();
  house = await openTestHouse(database.url, new TestWorld(), { webDir });
});

afterAll(async () => {
  await house.close();
  await database.drop();
  rmSync(webDir, { recursive: true });
});

const HINDI = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' };
const ENGLISH = { 'accept-language': 'en-IN,en;q=0.9,hi;q=0.5' };

const get = (url: string, headers: Record<string, string>) =>
  house.app.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('a page is in the language of who asks for it', () => {
  test.each<[who: string, headers: Record<string, string>, path: string, page: string, language: string]>([
    ['who reads Hindi', HINDI, '/', 'pages/login.html in Hindi', 'hi'],
    ['who would rather read English', ENGLISH, '/', 'pages/login.html in English', 'en'],
    ['who says nothing', {}, '/', 'pages/login.html in English', 'en'],
    ['who chose English', { ...HINDI, cookie: 'language=en' }, '/', 'pages/login.html in English', 'en'],
    ['who chose Hindi', { ...ENGLISH, cookie: 'language=hi' }, '/home', 'index.html in Hindi', 'hi'],
    ['who chose what there is not', { ...HINDI, cookie: 'language=xx' }, '/', 'pages/login.html in Hindi', 'hi'],
    ['who reads Hindi', HINDI, '/keep.json', 'keep.json in Hindi', 'hi'],
  ])('%s (%o) reads at %s: %s', async (_, headers, path, page, language) => {
    const answer = await get(path, headers);
    expect(answer.body).toBe(page);
    expect(answer.headers).toMatchObject({ 'content-language': language, vary: 'accept-language, cookie' });
  });

  test.each(['/admin', '/sw.js', '/assets/a-1.js'])('%s is the same for everybody', async path => {
    const answer = await get(path, HINDI);
    expect(answer.body).toMatch(/in English$/);
    expect(answer.headers['vary']).toBeUndefined();
  });

  test('a page that a browser has in one language is not taken for the other', async () => {
    const { etag } = (await get('/', HINDI)).headers;
    expect((await get('/', { ...HINDI, 'if-none-match': String(etag) })).statusCode).toBe(304);
    expect((await get('/', { ...ENGLISH, 'if-none-match': String(etag) })).statusCode).toBe(200);
  });
});

describe('an address that names a language', () => {
  test.each([
    ['/?language=hi', '/'],
    ['/home?sport=cricket&language=hi&in-play=yes', '/home?sport=cricket&in-play=yes'],
    ['//elsewhere.example/?language=hi', '/'],
  ])('%s leads to %s, and the browser remembers it', async (address, to) => {
    const answer = await get(address, ENGLISH);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers).toMatchObject({ location: to, 'cache-control': 'no-store' });
    expect(answer.cookies).toMatchObject([
      { name: 'language', value: 'hi', path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 31_536_000 },
    ]);
  });

  test.each(['/?language=fr', '/?language=hi&language=en', '/admin?language=hi'])(
    '%s is only a page',
    async address => {
      expect((await get(address, ENGLISH)).statusCode).toBe(200);
    },
  );
});

describe('a language goes with the account', () => {
  const login = (email: string, cookie?: string) =>
    ask(house, 'login', { email, password: PASSWORD }, cookie === undefined ? {} : { headers: { cookie } });

  test('nothing is known of who never chose', async () => {
    const { email } = await person(house, 'asha');
    expect((await login(email)).data).not.toHaveProperty('language');
  });

  test('what was chosen is told when signing in, whatever was chosen at that door', async () => {
    const { email, token } = await person(house, 'bela');
    await ask(house, 'chooseLanguage', { language: 'hi' }, { token });
    expect((await login(email)).data).toMatchObject({ language: 'hi' });
    await ask(house, 'chooseLanguage', { language: 'en' }, { token });
    expect((await login(email, 'language=hi')).data).toMatchObject({ language: 'en' });
  });

  test('what was chosen at the door is kept with an account that has none', async () => {
    const { email } = await person(house, 'chitra');
    expect((await login(email, 'language=hi')).data).toMatchObject({ language: 'hi' });
    expect((await login(email)).data).toMatchObject({ language: 'hi' });
  });

  test.each([[{ language: 'fr' }], [{}]])('%o is no language', async input => {
    const { token } = await person(house, `d${JSON.stringify(input).length}`);
    expect((await ask(house, 'chooseLanguage', input, { token })).status).toBe(422);
  });
});

test('what is wrong with a form is told in the language of its page', async () => {
  const wrong = { email: 'nobody', password: '' };
  const told = await ask(house, 'login', wrong, { headers: { ...ENGLISH, cookie: 'language=hi' } });
  expect(told.body['fields']).toEqual({ email: 'अपना ईमेल पता डालें।', password: 'यह जानकारी ज़रूरी है' });
  expect((await ask(house, 'login', wrong, { headers: ENGLISH })).body['fields']).toEqual({
    email: 'Enter an email address.',
    password: 'This field is required',
  });
});
