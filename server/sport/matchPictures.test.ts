import { expect, test } from 'vitest';
import { Bus } from '../bus.ts';
import type { Queryable } from '../db/db.ts';
import { MatchPictures } from './matchPictures.ts';

interface Row {
  readonly id: string;
  readonly stream_url: string;
}

test('where pictures come from is known at the start, when it is told, and when something may have been missed', async () => {
  const bus = new Bus();
  let written: readonly Row[] = [{ id: 'match-1', stream_url: 'https://east.example/1' }];
  let meanwhile = (): void => {};
  const db = {
    query: async () => {
      const rows = written;
      meanwhile(); // while it is on its way
      return { rows };
    },
  } as unknown as Queryable;
  const pictures = await MatchPictures.open(db, bus);
  expect(pictures.hosts()).toEqual(['https://east.example']);
  bus.heard('picture', { event: 'match-2', url: 'https://west.example/2' });
  expect(pictures.hosts()).toEqual(['https://east.example', 'https://west.example']);
  bus.heard('picture', { event: 'match-1', url: '' });
  expect(pictures.hosts()).toEqual(['https://west.example']);

  written = [];
  meanwhile = () => {
    meanwhile = () => {};
    written = [{ id: 'match-3', stream_url: 'https://north.example' }];
    bus.heard('picture', { event: 'match-3', url: 'https://north.example' });
  };
  bus.heard('unsure', {});
  await bus.close();
  expect(pictures.hosts()).toEqual(['https://north.example']);
});
