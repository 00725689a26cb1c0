import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Chore } from './daily.ts';
import type { Deps } from './deps.ts';
import { UnderWay } from './underWay.ts';

const CLOSING_MS = 5_000;

/** What is being answered, also to those who have hung up meanwhile: their connection is gone, the work is not. */
export function followAnswers(app: FastifyInstance): UnderWay {
  const answers = new UnderWay();
  app.addHook('onRoute', route => {
    const { handler } = route;
    route.handler = function followed(request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      return answer instanceof Promise ? answers.follow(answer) : answer;
    };
  });
  return answers;
}

interface Closing {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly chores: readonly Chore[];
  readonly stream: { close(): void };
  readonly answers: UnderWay;
}

/**
 * Who comes from outside first, then what the house does by itself, and the database last: whatever still asked it is
 * over by then, or was told to stop.
 */
export async function closeInOrder({ app, deps, chores, stream, answers }: Closing): Promise<void> {
  const { standing, alarms, aside, anchors, bus, node, reconciler, settings, sport, tables, writer, db } = deps;
  standing.meet('closing');
  stream.close();
  alarms.close(); // nobody waits for an address that does not answer
  await reconciler.close();
  await Promise.all(chores.map(chore => chore.close()));
  await closed(app);
  await Promise.all([node?.stop(), tables.close(), sport.close()]);
  await within(CLOSING_MS, answers.idle());
  await aside.idle();
  await bus.close();
  settings.close();
  await writer.idle();
  await node?.close();
  await anchors.close();
  await alarms.idle();
  await db.end();
}

/** Requests under way are answered; who is still sending after a while is cut off. */
async function closed(app: FastifyInstance): Promise<void> {
  const patience = setTimeout(() => app.server.closeAllConnections(), CLOSING_MS);
  await app.close();
  clearTimeout(patience);
}

const within = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, sleep(ms, undefined, { ref: false })]);
