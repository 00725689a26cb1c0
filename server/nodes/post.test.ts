import { connect } from '@nats-io/transport-node';
import { startNats } from '@maidan/tools/nats';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { NoAnswer, Post } from './post.ts';

/* A broker that goes away, that asks who one is, and letters that nobody should have written. */

const nats = await startNats();
const KEY = Buffer.alloc(32, 7);
const enter = (node: string, key?: Buffer): Promise<Post> => Post.open({ url: nats.url, house: 'house', node, key });
const [east, west] = await Promise.all([enter('east', KEY), enter('west', KEY)]);
const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});

afterAll(async () => {
  await Promise.all([east.close(), west.close()]);
  await nats.kill();
});

test('[R21] a letter that cannot be read keeps nobody from hearing the next', async () => {
  const heard: unknown[] = [];
  west.hear('news', (body: unknown) => void heard.push(body));
  await west.sent();
  const stranger = await connect({ servers: nats.url });
  stranger.publish('maidan.house.news', 'not json');
  await stranger.flush();
  await stranger.close();
  east.tell('news', 1);
  await east.sent();
  await west.sent(); // what was on its way is there
  expect(heard).toEqual([1]);
  expect(warned).toHaveBeenCalled();
});

test('[R21] who does not know what the nodes know is neither heard nor answered, nor believed when answering', async () => {
  const stranger = await enter('west', Buffer.alloc(32, 8));
  const heard: unknown[] = [];
  west.hear('orders', (body: unknown) => void heard.push(body));
  west.answer('place', async (body: unknown) => void heard.push(body));
  stranger.answer('asked', async () => 'a lie');
  await Promise.all([west.sent(), stranger.sent()]);
  stranger.tell('orders', 'pay me');
  const refused = stranger.ask('place', 'pay me', 500).catch((error: unknown) => error);
  const lied = east.ask('asked', {}, 500).catch((error: unknown) => error);
  expect([await refused, await lied]).toEqual([expect.any(Error), expect.any(Error)]);
  expect(heard).toEqual([]);
  await stranger.close();
});

describe('[R21] what is longer than the broker takes at once', () => {
  /** Three megabytes; quotes and letters of other scripts take more on their way than they are long. */
  const LONG = { hint: '"दाँव" 😀 '.repeat(150_000) };

  test('is told, asked and answered in pieces', async () => {
    const heard: unknown[] = [];
    west.hear('long-news', (body: unknown) => void heard.push(body));
    west.answer('long', async (body: unknown) => [body]);
    await west.sent();
    expect(Buffer.byteLength(JSON.stringify(LONG))).toBeGreaterThan(3_000_000);
    east.tell('long-news', LONG);
    east.tell('long-news', 'after it');
    expect(await east.ask('long', 'short', 60_000)).toEqual(['short']);
    expect(await east.ask('long', LONG, 60_000)).toEqual([LONG]);
    expect(heard).toEqual([LONG, 'after it']);
  });

  test('is answered to each of those who ask at once, and to nobody else', async () => {
    west.answer('long-of', async (who: string) => ({ who, ...LONG }));
    const third = await enter('third', KEY);
    await Promise.all([west.sent(), third.sent()]);
    const answers = await Promise.all([
      east.ask('long-of', 'a', 60_000),
      third.ask('long-of', 'b', 60_000),
      east.ask('long-of', 'c', 60_000),
    ]);
    expect(answers.map(answer => (answer as { who: string }).who)).toEqual(['a', 'b', 'c']);
    expect(answers).toEqual(['a', 'b', 'c'].map(who => ({ who, ...LONG })));
    await third.close();
  });

  test('is believed of nobody who does not know what the nodes know', async () => {
    const stranger = await enter('west', Buffer.alloc(32, 8));
    const heard: unknown[] = [];
    west.hear('long-orders', (body: unknown) => void heard.push(body));
    await west.sent();
    stranger.tell('long-orders', LONG);
    await stranger.sent();
    await west.sent();
    expect(heard).toEqual([]);
    await stranger.close();
  });
});

test('[R21] who waits for an answer when the broker goes away is told so at once', async () => {
  const asked = Promise.withResolvers<void>();
  west.answer('never', () => {
    asked.resolve();
    return new Promise(() => {});
  });
  await west.sent();
  const answer = east.ask('never', {}, 600_000).catch((error: unknown) => error);
  await asked.promise;
  await nats.kill();
  expect(await answer).toBeInstanceOf(NoAnswer);
  await expect(east.ask('never', {}, 600_000)).rejects.toThrow(NoAnswer);
});

test('[R21] a broker that lets in only who has the password is entered with the one of its address', async () => {
  const guarded = await startNats('--user', 'maidan', '--pass', 'p:1/2');
  const address = guarded.url.replace('//', `//maidan:${encodeURIComponent('p:1/2')}@`);
  const post = await Post.open({ url: address, house: 'house', node: 'east', key: KEY });
  await post.sent();
  expect(post.isThere).toBe(true);
  await post.close();
  await guarded.kill();
});
