import type { Result } from '@maidan/core/result';

/**
 * Around what must leave no session open: they end before it, so that a process that is killed right after it has left none, and
 * again after it, for who came in meanwhile with what counted then.
 */
export async function endingSessions<A extends Result<unknown, string>>(
  end: () => Promise<void>,
  work: () => Promise<A>,
): Promise<A> {
  await end();
  const done = await work();
  if (done.ok) await end();
  return done;
}
