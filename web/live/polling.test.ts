import { rupees } from '@maidan/core/money';
import { describe, expect, test } from 'vitest';
import { live, snapshot, Stage } from './testing.ts';

describe('without a line', () => {
  const settled = () => new Promise(resolve => void setTimeout(resolve));

  test.each<[why: string, refuse: (stage: Stage) => void]>([
    ['the door is shut', stage => stage.cut()],
    [
      'the session has enough lines',
      stage => {
        stage.connect();
        stage.cut(true);
      },
    ],
  ])('%s: what it would say is fetched every two seconds, until there is one', async (_, refuse) => {
    const stage = new Stage();
    stage.answers = [[snapshot(4, 100)], [snapshot(9, 90)], [snapshot(10, 80)]];
    stage.look();
    refuse(stage);
    await settled();
    expect([stage.balance, stage.store.connection.state]).toEqual([rupees(100), 'polling']);
    stage.pass(1_999);
    await settled();
    const before = stage.fetches.length;
    stage.connect();
    stage.say(snapshot(12, 70));
    stage.pass(6_000);
    await settled();
    expect([stage.balance, stage.store.connection.state, stage.fetches.length]).toEqual([
      rupees(70),
      'connected',
      before,
    ]);
    expect(stage.fetches[0]).toEqual({ topics: ['wallet'], token: 'first' });
  });

  test('a house that is not there is not polled as if it were', async () => {
    const stage = new Stage();
    stage.look();
    stage.cut();
    await settled();
    expect(stage.store.connection.state).toBe('reconnecting');
  });

  test('a line that was lost on the way is dialled again, and nothing is fetched', async () => {
    const stage = live();
    stage.cut();
    await settled();
    expect([stage.store.connection.state, stage.fetches]).toEqual(['reconnecting', []]);
  });
});
