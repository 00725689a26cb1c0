import { type FromServer, STREAM_PATH, type Topic } from '@maidan/contract/stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Channels } from './channels.ts';
import type { Deps } from '../deps.ts';
import { type Frame, textIn } from './frame.ts';
import { refused } from '../http/http.ts';
import { topicOf } from './line.ts';
import { type Identify, listening } from './listening.ts';

/** A page looks at fewer. */
const MOST_TOPICS = 30;

const BEARER = /^Bearer (\S+)$/;

/**
 * What the topics say now, for who gets no socket: `GET /api/stream?topics=lobby,round:teen20`. The same words as the
 * first ones on a socket, to the same people.
 */
export function serveGlance(app: FastifyInstance, deps: Deps): void {
  const channels = new Channels(deps);
  const identifyFor = listening(deps);
  app.get(STREAM_PATH, async (request, reply) => {
    const topics = topicsOf(request);
    if (!topics) return refused(reply, 'invalid-input');
    const identify = identifyFor({ request: request.raw, address: request.ip });
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const texts = await Promise.all(topics.map(topic => glance(channels, identify, topic, token)));
    return reply.type('application/json; charset=utf-8').send(`[${texts.join(',')}]`);
  });
}

function topicsOf({ query }: FastifyRequest): readonly Topic[] | undefined {
  const { topics } = query as { readonly topics?: unknown };
  if (typeof topics !== 'string') return undefined;
  const names = topics.split(',');
  const known = names.flatMap(name => topicOf(name) ?? []);
  return known.length === names.length && known.length <= MOST_TOPICS ? known : undefined;
}

async function glance(channels: Channels, identify: Identify, topic: Topic, token: string | undefined) {
  const who = await identify(topic, token);
  if (!who) return JSON.stringify({ topic, refused: 'not-signed-in' } satisfies FromServer);
  let first: Frame | undefined;
  const listener = { send: (_: Frame, whole: () => Frame) => (first ??= whole()) };
  await channels.join(topic, who.owner, listener);
  channels.leave(topic, who.owner, listener);
  return first ? textIn(first) : JSON.stringify({ topic, refused: 'not-signed-in' } satisfies FromServer); // kept by nobody
}
