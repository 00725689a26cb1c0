import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STREAM_PATH } from '@maidan/contract/stream';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { PASSWORD } from '../accounts/testHouse.ts';
import { configFrom } from '../config.ts';
import { openOffice } from '../office/testOffice.ts';
import { LINK_MS } from '../wallet/pictureLinks.ts';
import { sampleReceipt } from '../wallet/sampleReceipt.ts';

/* [R38] The office, the players and their pictures at three hosts of one server. */

const webDir = mkdtempSync(join(tmpdir(), 'maidan-hosts-'));
for (const name of ['index.html', 'office.html', 'theme.js', 'sw.js']) writeFileSync(join(webDir, name), name);
afterAll(() => rmSync(webDir, { recursive: true }));

const HOSTS = { players: 'maidan.example', office: 'office.maidan.example', pictures: 'pictures.example' } as const;
type Host = keyof typeof HOSTS;

const office = await openOffice(await freshDatabase(), {
  webDir,
  officeOrigin: `https://${HOSTS.office}`,
  picturesOrigin: `https://${HOSTS.pictures}`,
  secretKey: Buffer.alloc(32, 7),
});
const asha = await office.player('asha');

interface Said {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** What the real server says to who names a host: fetch does not let anybody name one. */
async function sent(host: string, path: string, more: Record<string, string> = {}, method = 'GET', body = '') {
  const asked = request(office.house.url + path, { method, headers: { host, accept: 'text/html', ...more } });
  asked.end(body);
  const [answer] = await once(asked, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) } as Said;
}

const json = ({ body }: Said) => JSON.parse(body.toString()) as { code?: string; data?: Record<string, unknown> };

describe('[R38] each host answers what is its own', () => {
  test.each`
    path                            | players | office | pictures
    ${'/livez'}                     | ${200}  | ${200} | ${200}
    ${'/readyz'}                    | ${200}  | ${200} | ${200}
    ${'/login'}                     | ${200}  | ${421} | ${421}
    ${'/index.html'}                | ${200}  | ${421} | ${421}
    ${'/sw.js'}                     | ${200}  | ${421} | ${421}
    ${'/theme.js'}                  | ${200}  | ${200} | ${421}
    ${'/nothing.svg'}               | ${404}  | ${404} | ${421}
    ${'/assets/nothing.js'}         | ${404}  | ${404} | ${421}
    ${'/admin'}                     | ${421}  | ${200} | ${421}
    ${'/admin/payments'}            | ${421}  | ${200} | ${421}
    ${'/office.html'}               | ${421}  | ${200} | ${421}
    ${'/'}                          | ${200}  | ${302} | ${421}
    ${'/api/site'}                  | ${200}  | ${421} | ${421}
    ${'/api/openapi.json'}          | ${200}  | ${421} | ${421}
    ${'/api/office/me'}             | ${421}  | ${401} | ${421}
    ${'/api/%6Fffice/me'}           | ${421}  | ${401} | ${421}
    ${'/api/office/nothing'}        | ${421}  | ${404} | ${421}
    ${'/pictures/1?until=1&seal=x'} | ${421}  | ${421} | ${403}
    ${'/api/stream?topics=house'}   | ${200}  | ${200} | ${421}
  `('$path', async ({ path, ...expected }: { path: string } & Record<Host, number>) => {
    for (const [side, host] of Object.entries(HOSTS)) {
      expect([side, (await sent(host, path)).status]).toEqual([side, expected[side as Host]]);
    }
  });

  test('a program reads a name and a person a sentence, in their language', async () => {
    const hindi = await sent(HOSTS.players, '/admin', { 'accept-language': 'hi' });
    expect([hindi.headers['content-type'], hindi.body.toString()]).toEqual([
      'text/plain; charset=utf-8',
      expect.stringContaining('बैक ऑफ़िस'),
    ]);
    expect(json(await sent(HOSTS.players, '/api/office/me')).code).toBe('wrong-host');
  });

  test.each([
    [HOSTS.office.toUpperCase(), 'a host has no case'],
    [`${HOSTS.office}:443`, 'nor a port where it is the usual one'],
  ])('%s is the office: %s', async host => {
    expect((await sent(host, '/api/office/me')).status).toBe(401);
  });

  test('staff sign in at theirs; the cookie is of that host alone, and a page of the players may not use it', async () => {
    const form = JSON.stringify({ email: 'clerk@maidan.example', password: PASSWORD });
    const type = { 'content-type': 'application/json' };
    expect((await sent(HOSTS.players, '/api/office/login', type, 'POST', form)).status).toBe(421);
    const signed = await sent(HOSTS.office, '/api/office/login', type, 'POST', form);
    const [cookie = ''] = signed.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^office=[^;]+;/);
    expect(cookie).not.toMatch(/domain/i);
    const me = (more: Record<string, string>) =>
      sent(HOSTS.office, '/api/office/me', { cookie: cookie.split(';')[0] ?? '', ...more });
    expect((await me({ origin: `https://${HOSTS.office}` })).status).toBe(200);
    expect((await me({ origin: `https://${HOSTS.players}` })).status).toBe(401);
    expect((await me({ 'sec-fetch-site': 'same-site' })).status).toBe(401);
  });

  test('who listens hears at a host what belongs to it', async () => {
    const glance = async (host: string, topic: string, more: Record<string, string>) =>
      (JSON.parse((await sent(host, `${STREAM_PATH}?topics=${topic}`, more)).body.toString()) as object[])[0];
    const refused = { refused: 'not-signed-in' };
    const clerk = { cookie: `office=${office.cookieOf('clerk')}` };
    const player = { authorization: `Bearer ${asha.token}` };
    expect(await glance(HOSTS.office, 'payments', clerk)).not.toMatchObject(refused);
    expect(await glance(HOSTS.players, 'payments', clerk)).toMatchObject(refused);
    expect(await glance(HOSTS.players, 'wallet', player)).not.toMatchObject(refused);
    expect(await glance(HOSTS.office, 'wallet', player)).toMatchObject(refused);
  });

  test.each([
    ['players', 'open'],
    ['office', 'open'],
    ['pictures', 'error'],
  ] as const)('a socket at the host of the %s: %s', async (side, outcome) => {
    const headers = { host: HOSTS[side], origin: `https://${HOSTS[side]}` };
    const socket = new WebSocket(office.house.url.replace('http', 'ws') + STREAM_PATH, { headers });
    const what = await new Promise(done => {
      for (const event of ['open', 'error']) socket.on(event, () => done(event));
    });
    socket.terminate();
    expect(what).toBe(outcome);
  });
});

describe('[R40] a picture has a link that lasts minutes', () => {
  const link = async (): Promise<URL> => {
    const id = await office.deposit(asha, 10, undefined, await sampleReceipt('dark', '10', '412600000012'));
    const { url, until } = await office.done('auditor', 'screenshot', { id });
    expect(until).toBe(office.world.now() + LINK_MS);
    return new URL(String(url));
  };
  const look = (url: URL, host: string = HOSTS.pictures) => sent(host, url.pathname + url.search);

  test('to their own host, where nobody is known and nothing can run; the page of the office may show it', async () => {
    const url = await link();
    expect(url.origin).toBe(`https://${HOSTS.pictures}`);
    const { status, headers, body } = await look(url);
    expect([status, body.subarray(8, 12).toString()]).toEqual([200, 'WEBP']);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'attachment; filename="payment.webp"',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('set-cookie');
    for (const host of [HOSTS.office, HOSTS.players]) expect((await look(url, host)).status).toBe(421);
    const policyAt = async (host: string, path: string) =>
      /img-src ([^;]*)/.exec(String((await sent(host, path)).headers['content-security-policy']))?.[1];
    expect(await policyAt(HOSTS.office, '/admin')).toBe(`'self' blob: data: https://${HOSTS.pictures}`);
    expect(await policyAt(HOSTS.players, '/login')).toBe("'self' blob: data:");
  });

  test('a link that expired, was changed, or is of another picture is refused by name', async () => {
    const [mine, other] = [await link(), await link()];
    const changed = (field: string, value: string) => {
      const url = new URL(mine);
      url.searchParams.set(field, value);
      return url;
    };
    const swapped = new URL(mine);
    swapped.pathname = other.pathname;
    const later = changed('until', String(office.world.now() + 10 * LINK_MS));
    for (const url of [changed('seal', 'A'.repeat(43)), changed('seal', ''), later, swapped]) {
      const answer = await look(url);
      expect([answer.status, json(answer).code]).toEqual([403, 'picture-link-wrong']);
    }
    await office.pass(LINK_MS - 1);
    expect((await look(mine)).status).toBe(200);
    await office.pass(1);
    const late = await look(mine);
    expect([late.status, json(late).code]).toEqual([410, 'picture-link-expired']);
  });
});

describe('[R38] the settings', () => {
  test.each([
    [{ OFFICE_ORIGIN: 'https://Office.example/' }, 'https://office.example'],
    [{ OFFICE_ORIGIN: '' }, undefined],
    [{}, undefined],
  ])('%o', (env, origin) => expect(configFrom(env).officeOrigin).toBe(origin));

  test.each([
    { OFFICE_ORIGIN: 'office.example' },
    { OFFICE_ORIGIN: 'https://office.example/admin' },
    { PICTURES_ORIGIN: 'ftp://pictures.example' },
    { OFFICE_ORIGIN: 'https://one.example', PICTURES_ORIGIN: 'https://one.example' },
  ])('%o is refused at the start', env => expect(() => configFrom(env)).toThrow(/_ORIGIN must/));
});
