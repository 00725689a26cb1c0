import { tableTopic } from '@maidan/contract/stream';
import type { Millis } from '@maidan/core/ids';
import { expect, test } from 'vitest';
import { LiveChannel } from '../stream/liveChannel.ts';
import type { Post } from './post.ts';
import { Relay, type Told } from './relay.ts';
import { tablePlace } from './place.ts';

test('[R21] what a node tells of a table that it lost and has again is of its new epoch', () => {
  const told: Told[] = [];
  const post = { tell: (_subject: string, body: Told) => void told.push(body) } as unknown as Post;
  const telling = { now: () => 0 as Millis, soon: (act: () => void) => act() };
  const table = new LiveChannel(tableTopic('teen20'), { now: 0 as Millis }, view => view, telling);
  const relay = new Relay(post);
  relay.follow(tableTopic('teen20'), table, { place: tablePlace('teen20'), epoch: 1 });
  table.happened({ now: 0 as Millis });
  relay.follow(tableTopic('teen20'), table, { place: tablePlace('teen20'), epoch: 3 });
  table.happened({ now: 0 as Millis });
  expect(told.map(({ epoch }) => epoch)).toEqual([1, 3]);
});
