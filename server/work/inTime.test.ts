import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { inTime } from './inTime.ts';

const NEVER = new Promise<never>(() => {});

test('what does not come in time fails with the sentence', async () => {
  await expect(inTime(1, NEVER, 'Nothing came.')).rejects.toThrow('Nothing came.');
  expect(await inTime(60_000, Promise.resolve('here'), 'Nothing came.')).toBe('here');
});

/** Answers when it is asked to, and says in shared memory that the answer is on its way. */
const ANSWERING = `
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.postMessage('ready');
  Atomics.wait(workerData, 0, 0);
  parentPort.postMessage('answer');
  Atomics.store(workerData, 1, 1);
  Atomics.notify(workerData, 1);
`;

test('an answer that arrived while nobody could look counts, however late it is looked at', async () => {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const worker = new Worker(ANSWERING, { eval: true, workerData: shared });
  onTestFinished(async () => void (await worker.terminate()));
  await once(worker, 'message');
  const told = inTime(
    1,
    once(worker, 'message').then(([answer]) => String(answer)),
    'Nothing came.',
  );
  Atomics.store(shared, 0, 1);
  Atomics.notify(shared, 0);
  Atomics.wait(shared, 1, 0); // nothing of ours runs until the answer is there
  for (const since = performance.now(); performance.now() < since + 2;); // and its time is over
  expect(await told).toBe('answer');
});
