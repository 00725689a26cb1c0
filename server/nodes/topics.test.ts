import type { BoardView } from '@maidan/contract/event';
import { eventTopic, type Topic } from '@maidan/contract/stream';
import type { Millis } from '@maidan/core/ids';
import { beforeEach, expect, test } from 'vitest';
import { Bus } from '../bus.ts';
import type { Queryable } from '../db/db.ts';
import type { SportHouse } from '../sport/sportHouse.ts';
import { type ChannelDeps, Channels } from '../stream/channels.ts';
import { type Frame, textsIn } from '../stream/frame.ts';
import { realWorld } from '../world.ts';
import type { Node } from './node.ts';
import { NoAnswer, type Post } from './post.ts';
import { Relay } from './relay.ts';
import { SportTopics, type TopicsOptions } from './topics.ts';

/* What a node shows of sport that others keep, or nobody for a while. */

const MATCH = eventTopic('match-1');

let isKept: boolean;
let isHere: boolean;
let lost: string[];
let topics: SportTopics;
let channels: Channels;

beforeEach(() => {
  [isKept, isHere, lost] = [false, false, []];
  const post = {
    hear: () => () => {},
    ask: async (_subject: string, { topic }: { topic: Topic }) => {
      if (!isKept) throw new NoAnswer();
      const snapshot = topic === 'board' ? { now: 1, rows: [{ id: 'match-1' }] } : { now: 1, markets: [] };
      return { epoch: 2, text: JSON.stringify({ topic, seq: 7, snapshot }) };
    },
  } as unknown as Post;
  const bus = new Bus();
  const db = {} as Queryable;
  const onLost = (topic: Topic, isLost: boolean): void => void lost.push(`${topic} ${isLost ? 'lost' : 'found'}`);
  const sport = () => (isHere ? ({ house: {}, lease: {} } as ReturnType<TopicsOptions['sport']>) : undefined);
  topics = new SportTopics({ db, post, world: realWorld, relay: new Relay(post), onLost, sport });
  topics.onMoved(() => bus.heard('sportMoved', {}));
  const standing = { condition: 'open', subscribe: () => () => {} };
  channels = new Channels({ db, bus, standing, node: { topics } as Node } as unknown as ChannelDeps);
});

/** What is told to somebody who listens from now on. */
async function listen(topic: Topic): Promise<string[]> {
  const told: string[] = [];
  await channels.join(topic, '', { send: (frame: Frame) => void told.push(...textsIn(frame)) });
  return told;
}

test('[R21] who looked at a match while nobody kept it sees it when somebody does', async () => {
  const told = await listen(MATCH);
  expect(told).toEqual([]);
  isKept = true;
  topics.reload(); // it is told so
  await expect.poll(() => told.join('')).toContain('"markets":[]');
});

test('[R21] and also when it was not told so', async () => {
  const told = await listen(MATCH);
  isKept = true;
  topics.beat();
  await expect.poll(() => told.join('')).toContain('"markets":[]');
});

test('[R21] what was on the board where sport was kept is known until the next one says', async () => {
  const rows = [{ id: 'match-1' }] as unknown as BoardView['rows'];
  topics.moved({ board: { view: { now: 1 as Millis, rows } } } as SportHouse);
  expect(topics.has(MATCH)).toBe(true);
});

test('[R21] sport whose keeper is gone is said to be lost, until somebody has it, or this one', async () => {
  topics.moved();
  topics.beat();
  await expect.poll(() => lost).toEqual(['board lost']);
  isKept = true;
  topics.reload();
  await expect.poll(() => lost).toEqual(['board lost', 'board found']);
  isKept = false;
  topics.beat();
  await expect.poll(() => lost).toHaveLength(3);
  isHere = true;
  topics.moved();
  expect(lost.slice(2)).toEqual(['board lost', 'board found']);
});
