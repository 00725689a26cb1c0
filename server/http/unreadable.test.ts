import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type ErrorCode, sentenceOf } from '@maidan/contract/errors';
import { routeOf } from '@maidan/contract/routes';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { lasting } from '../db/testDb.ts';

const house = await lasting(await freshDatabase(), url => openTestHouse(url, new TestWorld()));

async function dial(): Promise<Socket> {
  const line = connect({ host: '127.0.0.1', port: Number(new URL(house.url).port) });
  await once(line, 'connect');
  return line;
}

/** What comes back until the server hangs up. */
async function answerTo(bytes: string | Buffer): Promise<string> {
  const line = await dial();
  line.write(bytes);
  return text(line);
}

interface Parsed {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

function parsed(answer: string): Parsed {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [name = '', value = ''] = line.split(': ', 2);
    headers[name.toLowerCase()] = value;
  }
  return { status: Number(first.split(' ')[1]), headers, body: JSON.parse(body) };
}

const refusal = (code: ErrorCode) => ({ success: false, code, error: sentenceOf(code), message: sentenceOf(code) });
const HOST = 'Host: maidan.example\r\n';
const BODY = `POST ${routeOf('login').path} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n`;

describe('an address that cannot be read', () => {
  const get = (path: string, accept: string) =>
    fetch(`${house.url}${path}`, { headers: { accept }, redirect: 'manual' });

  test.each([
    ['/casino/%E0%A4%A', '/casino/%25E0%25A4%25A'],
    ['//stranger.example/%E0%A4%A?a=b', '/stranger.example/%25E0%25A4%25A?a=b'],
    ['/admin/%', '/admin/%25'],
  ])('%s leads a browser to a page, on this house: %s', async (path, location) => {
    const answer = await get(path, 'text/html,*/*;q=0.8');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
    expect((await get(location, 'text/html')).headers.get('content-type')).toMatch(/^text\/(html|plain)/);
  });

  test.each([
    ['/casino/%E0%A4%A', '*/*'],
    ['/api/%E0%A4%A', 'text/html'],
    ['/casino/data/%E0%A4%A', 'text/html'],
  ])('%s is refused by name to a program that takes %s', async (path, accept) => {
    const answer = await get(path, accept);
    expect([answer.status, await answer.json()]).toEqual([400, refusal('malformed-body')]);
  });
});

describe('bytes that make no request are refused by name, and the line is closed', () => {
  test.each<[what: string, bytes: string | Buffer, status: number, code: ErrorCode]>([
    ['words', 'hello, is anybody there?\r\n\r\n', 400, 'malformed-body'],
    ['a TLS greeting', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01]), 400, 'malformed-body'],
    ['zeros', Buffer.alloc(64), 400, 'malformed-body'],
    ['a header that is none', `GET / HTTP/1.1\r\n${HOST}no colon here\r\n\r\n`, 400, 'malformed-body'],
    ['a header with a NUL', `GET / HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`, 400, 'malformed-body'],
    ['no host', 'GET /api/site HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed-body'],
    ['two lengths', `${BODY}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400, 'malformed-body'],
    ['a length and chunks', `${BODY}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n`, 400, 'malformed-body'],
    ['a chunk without a length', `${BODY}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`, 400, 'malformed-body'],
    ['too long headers', `GET / HTTP/1.1\r\n${HOST}X: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'headers-too-large'],
    ['too long an address', `GET /${'x'.repeat(40_000)} HTTP/1.1\r\n${HOST}\r\n`, 431, 'headers-too-large'],
    ['too much said about chunks', chunkWith('x'.repeat(40_000)), 413, 'body-too-large'],
  ])('%s', async (_, bytes, status, code) => {
    const answer = parsed(await answerTo(bytes));
    expect([answer.status, answer.body]).toEqual([status, refusal(code)]);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('a request that does not come to an end', async () => {
    const [[served], line] = await Promise.all([once(house.app.server, 'connection'), dial()]);
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }); // as Node says it
    house.app.server.emit('clientError', late, served);
    const { status, body } = parsed(await text(line));
    expect([status, body]).toEqual([408, refusal('request-too-slow')]);
  });
});

test('a refusal never stands where the answer to the request before was expected', async () => {
  const whole = `${BODY}Content-Length: 2\r\n\r\n{}`;
  expect(await answerTo(`${whole}and then noise\r\n\r\n`)).toBe('');
});

test('after its answer, noise on the same line is refused like any other', async () => {
  const line = await dial();
  line.write(`GET /api/no-such-call HTTP/1.1\r\n${HOST}\r\n`);
  await once(line, 'readable');
  line.read();
  line.write('noise\r\n\r\n');
  expect(parsed(await text(line)).body).toEqual(refusal('malformed-body'));
});

function chunkWith(extension: string): string {
  return `${BODY}Transfer-Encoding: chunked\r\n\r\n2;${extension}\r\n{}\r\n0\r\n\r\n`;
}
