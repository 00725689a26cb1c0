import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { firstFreePort, isFree } from './ports.ts';

test('a port somebody listens on is passed over', async () => {
  const other = createServer();
  await new Promise<void>(done => other.listen(0, '127.0.0.1', done));
  const address = other.address();
  const taken = typeof address === 'object' && address ? address.port : 0;
  expect(await isFree('127.0.0.1', taken)).toBe(false);
  expect(await firstFreePort('127.0.0.1', taken)).toBeGreaterThan(taken);
  await new Promise(done => other.close(done));
});
