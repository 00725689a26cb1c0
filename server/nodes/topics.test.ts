import { setImmediate } from 'node:timers/promises';
import { type BoardChange, boardAfter, type BoardRow, type BoardView } from '@maidan/contract/event';
import { eventTopic, type Topic } from '@maidan/contract/stream';
import type { Millis } from '@maidan/core/ids';
import { beforeEach, describe, expect, test } from 'vitest';
import { Bus } from '../bus.ts';
import type { Queryable } from '../db/db.ts';
import { type ChannelDeps, Channels } from '../stream/channels.ts';
import { type Frame, textsIn } from '../stream/frame.ts';
import { LiveChannel } from '../stream/liveChannel.ts';
import { realWorld } from '../world.ts';
import type { Node } from './node.ts';
import { SPORT_PLACES, type SportPlace, sportPlaceOf } from './place.ts';
import { NoAnswer, type Post } from './post.ts';
import type { Told } from './relay.ts';
import { SportTopics, type TopicsOptions } from './topics.ts';

/* What a node shows of sport that others keep, or nobody for a while. */

const MATCH = eventTopic('match-1');
/** Of several parts. */
const EVENTS = ['match-1', 'match-2', 'match-3', 'match-4'];
const PLACE = sportPlaceOf('match-1');

const rowOf = (id: string): BoardRow => ({ id, startsAt: EVENTS.indexOf(id), score: '' }) as unknown as BoardRow;
const wholeOf = (epoch: number, seq: number, topic: Topic, snapshot: object): Told => ({
  epoch,
  text: JSON.stringify({ topic, seq, snapshot }),
});

let told: Map<string, (told: Told) => void>;
let kept: Map<SportPlace, { readonly house: { readonly board: LiveChannel<BoardView, BoardChange> } }>;
let isKept: boolean;
let lost: string[];
let topics: SportTopics;
let channels: Channels;

beforeEach(() => {
  [isKept, lost] = [false, []];
  told = new Map();
  kept = new Map();
  const post = {
    hear: (subject: string, listener: (told: Told) => void) => {
      told.set(subject, listener);
      return () => told.delete(subject);
    },
  } as unknown as Post;
  const bus = new Bus();
  const db = {} as Queryable;
  const parts: TopicsOptions['parts'] = {
    at: place => kept.get(place) as never, // a board is all it is asked for
    follow: async (place, topic) => {
      if (!isKept) throw new NoAnswer();
      const rows = EVENTS.filter(id => sportPlaceOf(id) === place).map(rowOf);
      return wholeOf(2, 7, topic, topic === 'board' ? { now: 1, rows } : { now: 1, markets: [] });
    },
  };
  const onLost = (topic: Topic, isLost: boolean): void => void lost.push(`${topic} ${isLost ? 'lost' : 'found'}`);
  topics = new SportTopics({ post, world: realWorld, onLost, missed: () => {}, parts });
  topics.onMoved(place => bus.heard('sportMoved', { place }));
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
  topics.reload(PLACE); // it is told so
  await expect.poll(() => told.join('')).toContain('"markets":[]');
});

test('[R21] who looked while nobody kept the match sees it when somebody does, also when nothing says so', async () => {
  const told = await listen(MATCH);
  isKept = true;
  topics.beat();
  await expect.poll(() => told.join('')).toContain('"markets":[]');
});

test('[R21] what is not there is not known before who keeps its part was heard', async () => {
  const nothing = eventTopic('match-5');
  expect([MATCH, nothing].map(topic => topics.has(topic))).toEqual([true, true]);
  isKept = true;
  topics.reloadAll();
  await expect.poll(shown).toEqual(EVENTS);
  expect([MATCH, nothing].map(topic => topics.has(topic))).toEqual([true, false]);
});

/** The board of a part that is kept here. */
function keepHere(place: SportPlace): LiveChannel<BoardView, BoardChange> {
  const rows = EVENTS.filter(id => sportPlaceOf(id) === place).map(rowOf);
  const board = new LiveChannel<BoardView, BoardChange>('board', { now: 1 as Millis, rows }, boardAfter, {
    now: () => 1 as Millis,
    soon: act => act(),
  });
  kept.set(place, { house: { board } });
  topics.moved(place);
  return board;
}

const shown = (): string[] => topics.board.rows.map(({ id, score }) => `${id}${score}`);

describe('[R21] the board is put together from parts', () => {
  test('some kept here and some elsewhere, by when they begin', async () => {
    expect(new Set(EVENTS.map(sportPlaceOf)).size).toBeGreaterThan(1);
    isKept = true;
    keepHere(PLACE);
    topics.reloadAll();
    await expect.poll(shown).toEqual(EVENTS);
  });

  test('what happens in each of them is told, numbered here', async () => {
    isKept = true;
    const board = keepHere(PLACE);
    topics.reloadAll();
    await expect.poll(shown).toEqual(EVENTS);
    const heard = await listen('board');
    const away = EVENTS.find(id => sportPlaceOf(id) !== PLACE)!;
    const change = (id: string): BoardChange => ({
      ...{ now: 2 as Millis, gone: [] },
      rows: [{ ...rowOf(id), score: ' 1-0' }],
    });
    board.happened(change('match-1'));
    const text = JSON.stringify({ topic: 'board', seq: 8, event: change(away) });
    told.get(`topic.board.${sportPlaceOf(away)}`)!({ epoch: 2, text });
    expect(shown()).toEqual(EVENTS.map(id => (id === 'match-1' || id === away ? `${id} 1-0` : id)));
    await expect.poll(() => heard.map(message => (JSON.parse(message) as { seq: number }).seq)).toHaveLength(3);
    const [whole, ...changes] = heard.map(message => (JSON.parse(message) as { seq: number }).seq);
    expect(changes).toEqual([whole! + 1, whole! + 2]);
  });

  test('one that changes hands is as it was last seen until the next one says, and then it makes one new whole', async () => {
    const heard = await listen('board');
    keepHere(PLACE);
    kept.delete(PLACE);
    topics.moved(PLACE);
    await setImmediate(); // nobody answered
    expect(topics.has(MATCH)).toBe(true);
    const before = heard.length;
    isKept = true;
    topics.reload(PLACE);
    await expect.poll(() => heard.slice(before).filter(message => message.includes('"snapshot"'))).toHaveLength(1);
  });
});

test('[R21] the board is said to be lost while a part of it is, until somebody has that, or this one', async () => {
  isKept = true;
  topics.reloadAll();
  await expect.poll(shown).toEqual(EVENTS);
  expect(lost).toEqual([]);
  isKept = false;
  topics.beat();
  await expect.poll(() => new Set(lost)).toEqual(new Set(['board lost']));
  isKept = true;
  topics.reloadAll();
  await expect.poll(() => lost.at(-1)).toBe('board found');
  const others = SPORT_PLACES.filter(place => place !== PLACE);
  others.forEach(keepHere);
  isKept = false;
  topics.beat();
  await expect.poll(() => lost.at(-1)).toBe('board lost');
  keepHere(PLACE);
  expect(lost.at(-1)).toBe('board found');
});
