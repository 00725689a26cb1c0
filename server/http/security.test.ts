import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { api } from '@maidan/contract/api';
import { type CallName, routeOf, ROUTES } from '@maidan/contract/routes';
import { freshDatabase, type FreshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, openTestHouse, person, TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';

let database: FreshDatabase;
let house: House;
let webDir: string;
const world = new TestWorld();

beforeAll(async () => {
  webDir = mkdtempSync(join(tmpdir(), 'maidan-web-'));
  mkdirSync(join(webDir, 'assets'));
  for (const [path, text] of [
    ['index.html', '<title>Player</title>'],
    ['office.html', '<title>Office</title>'],
    ['theme.js', 'var theme'],
    ['assets/player-Ab12.js', 'export {};'.repeat(500)],
    ['assets/font-Cd34.woff2', 'font'],
    ['.sources', 'hidden'],
  ] as const) {
    writeFileSync(join(webDir, path), text);
    if (path.endsWith('.js')) writeFileSync(join(webDir, `${path}.br`), brotliCompressSync(text)); // as the build does
  }
  database = await freshDatabase();
  house = await openTestHouse(database.url, world, { webDir });
});

afterAll(async () => {
  await house.close();
  await database.drop();
  rmSync(webDir, { recursive: true });
});

const get = (url: string, accept = 'text/html') => house.app.inject({ url, headers: { accept } });

/** The table of headers: what every answer carries. */
const EVERYWHERE = {
  'content-security-policy':
    "default-src 'self';script-src 'self';style-src 'self';img-src 'self' blob: data:;connect-src 'self';" +
    "font-src 'self';frame-src 'none';frame-ancestors 'none';object-src 'none';base-uri 'none';form-action 'self'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

const calls = Object.keys(ROUTES) as CallName[];

describe('[R38] headers', () => {
  test.each(calls)('%s, refused or not, carries all of them and is never kept by a browser', async name => {
    const { method, path } = routeOf(name);
    const { headers } = await house.app.inject({ method, url: path.replaceAll(/:\w+/g, '1') });
    expect(headers).toMatchObject({ ...EVERYWHERE, 'cache-control': 'no-store' });
  });

  test.each(['/', '/home', '/admin', '/admin/players', '/assets/player-Ab12.js', '/no-such.png', '/api/no-such-call'])(
    '%s carries all of them',
    async path => {
      expect((await get(path)).headers).toMatchObject(EVERYWHERE);
    },
  );

  test.each(['/api/user/balance', '/%61pi/user/balance', '/api/user/balance/', '/%61%70i/user/b%61lance?x=1'])(
    'however it is written, an answer about a player is never kept: %s',
    async url => {
      const { headers } = await house.app.inject({ url });
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  test('a file is sandboxed on top of that', async () => {
    const { token } = await person(house, 'asha');
    const { status, headers } = await ask(house, 'statementCsv', {}, { token });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...EVERYWHERE,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': expect.stringMatching(/^attachment; filename="/),
      'cache-control': 'no-store',
    });
  });

  test.each(['/%zz', '/api/%zz', `/api/user/sessions/${'x'.repeat(200)}/revoke`])(
    'what cannot be routed is a named refusal with headers too: %s',
    async url => {
      const response = await house.app.inject({ method: 'POST', url });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ success: false, code: 'malformed-body' });
      expect(response.headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    },
  );

  test('HSTS is sent over HTTPS and not otherwise', async () => {
    expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
    const secure = await openTestHouse(database.url, world, { webDir, https: true });
    const { headers } = await secure.app.inject('/');
    await secure.close();
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  test('no other site may read an answer', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    for (const method of ['GET', 'OPTIONS', 'POST'] as const) {
      const response = await house.app.inject({ method, url: '/api/site', headers });
      expect(Object.keys(response.headers).filter(name => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('bodies', () => {
  test.each([
    ['text', 'text/plain', '{}', 415, 'unsupported-body'],
    ['a form', 'application/x-www-form-urlencoded', 'a=1', 415, 'unsupported-body'],
    ['a multipart form', 'multipart/form-data; boundary=x', '--x--', 415, 'unsupported-body'],
    ['XML', 'application/xml', '<a/>', 415, 'unsupported-body'],
    ['no JSON', 'application/json', '{', 400, 'malformed-body'],
    ['a list', 'application/json', '[]', 400, 'malformed-body'],
    ['a number', 'application/json', '1', 400, 'malformed-body'],
    ['a polluted object', 'application/json', '{"__proto__":{"role":"owner"}}', 400, 'malformed-body'],
    ['too much', 'application/json', JSON.stringify({ a: 'x'.repeat(70_000) }), 413, 'body-too-large'],
  ])('%s as the body of a JSON call is refused', async (_, type, payload, status, code) => {
    const response = await house.app.inject({
      method: 'POST',
      url: routeOf('demo').path,
      headers: { 'content-type': type },
      payload,
    });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });
});

describe('[R36] how often one address may ask', () => {
  test.each([
    ['signing in', 'login', 'signIn'],
    ['registering', 'register', 'register'],
    ['signing in as staff', 'officeLogin', 'signIn'],
    ['writing', 'withdrawal', 'write'],
    ['reading', 'site', 'read'],
    ['reading what costs', 'fairness', 'costly'],
  ] as const)('%s is limited for itself, by address', async (_, name, kind) => {
    const perMinute = { signIn: 100, register: 100, write: 100, read: 100, costly: 100, [kind]: 3 };
    const narrow = await openTestHouse(database.url, world, { webDir, perMinute });
    const statuses = [];
    for (let count = 1; count <= 4; count += 1) {
      statuses.push(await ask(narrow, name, {}, { address: '203.0.113.1' }));
    }
    const elsewhere = await ask(narrow, name, {}, { address: '203.0.113.2' });
    const otherKind = await ask(narrow, kind === 'read' ? 'login' : 'site', {}, { address: '203.0.113.1' });
    await narrow.close();

    const [first, , third, fourth] = statuses;
    expect(third?.status).toBe(first?.status);
    expect(fourth).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect(fourth?.body['retryAfter']).toBeGreaterThanOrEqual(1);
    expect(fourth?.headers['retry-after']).toBe(String(fourth?.body['retryAfter']));
    expect(fourth?.headers).toMatchObject(EVERYWHERE);
    expect(elsewhere.status).toBe(first?.status);
    expect(otherKind.status).not.toBe(429);
  });

  test('who asks too often is kept waiting, and nobody else is', async () => {
    const perMinute = { signIn: 9, register: 9, write: 9, read: 1, costly: 9 };
    const narrow = await openTestHouse(database.url, world, { webDir, perMinute, brakeMs: 300 });
    const answered: number[] = [];
    const asked = async (address: string) => answered.push((await ask(narrow, 'site', {}, { address })).status);
    await asked('203.0.113.1');
    await Promise.all(['203.0.113.1', '203.0.113.2'].map(asked));
    await narrow.close();
    expect(answered).toEqual([200, 200, 429]);
  });

  test('whatever anybody may read and takes the house some work counts as what costs, or is kept', async () => {
    const perMinute = { signIn: 99, register: 99, write: 99, read: 99, costly: 1 };
    const narrow = await openTestHouse(database.url, world, { webDir, perMinute });
    const anybodys = calls.filter(name => api[name].access === 'public' && api[name].method === 'GET');
    const limited = [];
    /** Found once for all who ask: see keptReads.test.ts. */
    const kept = [
      'sportEvents',
      'priceHistory',
      'sportResults',
      'sportResult',
      'scorecard',
      'competitions',
      'competition',
    ];
    const KEPT: Readonly<Record<string, string>> = Object.fromEntries(kept.map(name => [name, 'kept']));
    for (const name of anybodys) {
      const url = routeOf(name).path.replaceAll(/:\w+/g, '1');
      const asks = [1, 2].map(() => narrow.app.inject({ url, remoteAddress: `203.0.113.${limited.length + 1}` }));
      const statuses = (await Promise.all(asks)).map(({ statusCode }) => statusCode);
      limited.push([name, statuses.includes(429) ? 'what costs' : (KEPT[name] ?? 'known anyway')]);
    }
    await narrow.close();
    expect(Object.fromEntries(limited)).toEqual({
      site: 'known anyway',
      sportCounts: 'known anyway', // of the board that everybody is sent
      slots: 'known anyway', // declared, and which of them is stopped
      pastRounds: 'what costs',
      ...{ results: 'what costs', resultsCsv: 'what costs', round: 'what costs', fairness: 'what costs' },
      matchRecord: 'what costs',
      ...KEPT,
    });
  });

  test('the reference counts as what costs, and leaves the rest alone', async () => {
    const perMinute = { signIn: 9, register: 9, write: 9, read: 9, costly: 2 };
    const narrow = await openTestHouse(database.url, world, { webDir, perMinute });
    const statuses = [];
    for (const url of ['/api/openapi.json', '/api/reference/json', '/api/openapi.json', '/livez'])
      statuses.push((await narrow.app.inject({ url })).statusCode);
    await narrow.close();
    expect(statuses).toEqual([200, 200, 429, expect.not.toSatisfy(status => status === 429)]);
  });

  test('a player who writes is counted wherever they are, and a reader or another player is not', async () => {
    const [asha, bela] = [await person(house, 'asha-writes'), await person(house, 'bela-writes')];
    const perMinute = { signIn: 100, register: 100, write: 3, read: 100, costly: 100 };
    const narrow = await openTestHouse(database.url, world, { webDir, perMinute });
    const write = ({ token }: { token: string }, n: number) =>
      ask(narrow, 'withdrawal', {}, { token, address: `203.0.113.${n}` });
    const written = [];
    for (let n = 1; n <= 4; n += 1) written.push(await write(asha, n));
    const others = [await write(bela, 5), await ask(narrow, 'balance', {}, { token: asha.token })];
    await narrow.close();
    expect(written.map(({ code }) => code)).toEqual([...Array<string>(3).fill('invalid-input'), 'too-many-requests']);
    expect(written[3]?.headers['retry-after']).toBe(String(written[3]?.body['retryAfter']));
    expect(others.map(({ status }) => status)).toEqual([422, 200]);
  });

  test('neighbours in one IPv6 network share a count', async () => {
    const perMinute = { signIn: 9, register: 9, write: 9, read: 2, costly: 9 };
    const narrow = await openTestHouse(database.url, world, { webDir, perMinute });
    const statuses = [];
    for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:1::1']) {
      statuses.push((await ask(narrow, 'site', {}, { address })).status);
    }
    await narrow.close();
    expect(statuses).toEqual([200, 200, 429, 200]);
  });
});

describe('the web app', () => {
  test.each([
    ['/', 'Player'],
    ['/home', 'Player'],
    ['/casino/teen20?tab=1', 'Player'],
    ['/no/such/screen', 'Player'],
    ['/administrator', 'Player'],
    ['/admin', 'Office'],
    ['/admin/payments/D-1001', 'Office'],
  ])('%s is answered with the page of the %s', async (path, title) => {
    const response = await get(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    expect(response.body).toBe(`<title>${title}</title>`);
  });

  test.each([
    ['/assets/player-Ab12.js', 200, 'public, max-age=31536000, immutable'],
    ['/assets/font-Cd34.woff2', 200, 'public, max-age=31536000, immutable'],
    ['/theme.js', 200, 'no-cache'],
    ['/assets/old-Xy99.js', 404, undefined],
    ['/.sources', 404, undefined],
    ['/../security.ts', 404, undefined],
    ['/%2e%2e/security.ts', 404, undefined],
  ])('%s: %i, cached %s', async (path, status, caching) => {
    const response = await get(path, '*/*');
    expect(response.statusCode).toBe(status);
    expect(response.headers['cache-control']).toBe(caching);
  });

  test('text is sent packed to those who can unpack it', async () => {
    const url = '/assets/player-Ab12.js';
    const packed = await house.app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    const plain = await house.app.inject({ url });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
    expect(brotliDecompressSync(packed.rawPayload)).toEqual(plain.rawPayload);
  });

  test('before it is built a plain sentence says so, and the API works', async () => {
    const bare = await openTestHouse(database.url, world, { webDir: join(webDir, 'nowhere') });
    const page = await bare.app.inject({ url: '/home', headers: { accept: 'text/html' } });
    const site = await ask(bare, 'site');
    await bare.close();
    expect(page.statusCode).toBe(404);
    expect(page.body).toBe('The web app is not built yet. Run npm start, which builds it.');
    expect(site.status).toBe(200);
  });

  test.each([
    ['GET', '/api/no-such-call', 'unknown-call'],
    ['POST', '/api/no-such-call', 'unknown-call'],
    ['DELETE', '/api/user/login', 'unknown-call'],
    ['POST', '/home', 'not-found'],
  ] as const)('%s %s is a refusal, not a page', async (method, url, code) => {
    const response = await house.app.inject({ method, url, headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false, code });
  });
});

describe('the reference', () => {
  test('the contract is served as OpenAPI with every call in it', async () => {
    const { paths } = (await get('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    const operations = Object.values(paths).flatMap(path => Object.values(path).map(each => each.operationId));
    expect(operations.toSorted()).toEqual(calls.toSorted());
  });

  test('the page of the reference loads nothing from elsewhere and cannot be framed', async () => {
    const page = await get('/api/reference');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'/,
    );
    expect(page.body).not.toMatch(/(src|href)="https?:/);
    expect(page.body).not.toMatch(/<script>/);
  });
});
