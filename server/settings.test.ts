import { DEFAULTS } from '@maidan/contract/settings';
import { expect, test } from 'vitest';
import { Bus } from './bus.ts';
import type { Queryable } from './db/db.ts';
import { SettingsStore } from './settings.ts';

/** A database that answers when the test lets it. */
function slowDatabase() {
  const asked: PromiseWithResolvers<unknown>[] = [];
  const query = () => {
    const answer = Promise.withResolvers<unknown>();
    asked.push(answer);
    return answer.promise;
  };
  return { asked, db: { query } as unknown as Queryable };
}

test('everybody is told of what the operator set when it can be read, and not before', async () => {
  const { asked, db } = slowDatabase();
  const bus = new Bus();
  const opening = SettingsStore.open(db, bus);
  asked[0]!.resolve({ rows: [] });
  const settings = await opening;
  const read: (readonly string[])[] = [];
  bus.subscribe('set', () => read.push(settings.values.news.lines));

  bus.publish('site', {});
  expect(asked).toHaveLength(2);
  expect(read).toEqual([]);
  const lines = ['A new table opens at nine.'];
  asked[1]!.resolve({ rows: [{ section: 'news', value: { ...DEFAULTS.news, lines }, version: 1 }] });
  await expect.poll(() => read).toEqual([lines]);
  await bus.close();
});
