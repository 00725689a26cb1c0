import { freshDatabase } from '@maidan/tools/freshDatabase';
import { startNats } from '@maidan/tools/nats';
import { afterAll, expect, test } from 'vitest';
import { TestWorld } from '../accounts/testHouse.ts';
import { openHouse } from '../app.ts';
import { freePort } from '../db/freePort.ts';

/* A node that is started while the broker is away. */

const nats = await startNats();
const database = await freshDatabase();
await nats.kill();
afterAll(async () => {
  await nats.kill();
  await database.drop();
});

const asked = async (port: number, path: string): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined); // it does not listen yet
  return answer ? `${answer.status} ${answer.headers.get('x-waiting-for') ?? ''}` : '';
};

const options = (port: number, said: string[]) => ({
  ...{ databaseUrl: database.url, world: new TestWorld(), log: { write: (line: string) => void said.push(line) } },
  config: { port, natsUrl: nats.url, node: 'east', leaseMs: 2_000 },
});

test('[R21] says so again and again, lives, is not ready, and opens by itself when the broker is there', async () => {
  const said: string[] = [];
  const port = await freePort();
  const opening = openHouse(options(port, said));
  await expect.poll(() => asked(port, '/livez')).toBe('200 ');
  await expect.poll(() => asked(port, '/readyz')).toBe('503 sport, bus');
  await expect.poll(() => said.filter(line => line.includes('does not answer')).length).toBeGreaterThan(1);
  await nats.start();
  const house = await opening;
  expect(await asked(port, '/readyz')).toBe('200 ');
  await house.close();
  await nats.kill();
});

test('[R21] is closed without having been open', async () => {
  const over = new AbortController();
  const said: string[] = [];
  const opening = openHouse({ ...options(await freePort(), said), over: over.signal });
  await expect.poll(() => said.join('')).toContain('does not answer');
  over.abort();
  await expect(opening).rejects.toThrow('aborted');
});
