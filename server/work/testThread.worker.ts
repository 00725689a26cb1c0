import { answering } from './thread.ts';

/* A thread for thread.test.ts: it doubles numbers, refuses zero and ends with a number below it. */
answering<number, number>(async number => {
  if (number < 0) process.exit();
  if (number === 0) throw new Error('zero');
  return 2 * number;
});
