import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { Thread } from './thread.ts';

const doubles = new Thread<number, number>(new URL('./testThread.worker.ts', import.meta.url));
afterAll(() => doubles.close());

test('every question has its own answer', async () => {
  expect(await Promise.all([1, 2, 3].map(number => doubles.ask(number)))).toEqual([2, 4, 6]);
});

test('a question that fails fails alone', async () => {
  const answers = await Promise.allSettled([doubles.ask(0), doubles.ask(4)]);
  expect(answers).toMatchObject([{ reason: new Error('Error: zero') }, { value: 8 }]);
});

test('a thread that ends tells who waits, and the next question begins another', async () => {
  const ending = doubles.ask(-1);
  await expect(ending).rejects.toThrow('the thread ended');
  expect(await doubles.ask(6)).toBe(12);
});

test('who waits when it is closed is told', async () => {
  const [waiting] = await Promise.allSettled([doubles.ask(7), doubles.close()]);
  expect(waiting).toMatchObject({ reason: new Error('the thread was closed') });
});

const here = (file: string): string => JSON.stringify(new URL(file, import.meta.url).href);

/** What a process does that only asks, and closes nothing. */
const ASKING = `import(${here('./thread.ts')})
  .then(({ Thread }) => new Thread(new URL(${here('./testThread.worker.ts')})).ask(21))
  .then(console.log)`;

test('a process lives as long as somebody waits for an answer, and no longer', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--eval', ASKING]);
  expect(stdout).toBe('42\n');
});
