import type { TableView } from '@maidan/contract/table';
import { after, type Millis, type RoundId } from '@maidan/core/ids';
import { gameOf } from '@maidan/games/index';
import { accept, LAST_CALL_MS } from '@maidan/games/kit/bet';
import { newRound, type Round } from '@maidan/games/kit/round';
import { expect, test } from 'vitest';
import { tileOf } from './tile.ts';

const game = (await gameOf('teen20'))!;
const NOON = Date.parse('2026-03-07T12:00:00Z') as Millis;
const WINDOW_MS = 20_000;
const ANNOUNCED = newRound(game, { id: '100001' as RoundId, commitment: 'c', gone: [], now: NOON });
const OPEN: Round = { ...ANNOUNCED, phase: 'open', dueAt: after(NOON, WINDOW_MS) };
const beacon = { label: 'Test', isIndependent: false };

const at = (round: Round, status: TableView['status'] = 'on'): TableView => ({
  ...{ round, last: [], status, streamUrl: '', limits: {}, beacon, now: NOON },
  openedAt: NOON,
});

test('while bets are taken a tile counts to the last moment in which one is, and its circle is whole when they open', () => {
  const { phase, dueAt, windowMs } = tileOf(at(OPEN), { aheadMs: 0, players: 2 });
  expect([phase, dueAt - NOON, windowMs]).toEqual(['open', WINDOW_MS - LAST_CALL_MS, WINDOW_MS - LAST_CALL_MS]);
  const slip = { selection: 'A.win', side: 'back', odds: 1980, line: 0, stake: 10_000 } as Parameters<typeof accept>[2];
  const refusalAt = (now: Millis) => {
    const answer = accept(game, OPEN, slip, [], now);
    return answer.ok ? undefined : answer.error;
  };
  expect(refusalAt(dueAt)).not.toBe('bets-closed');
  expect(refusalAt(after(dueAt, 1))).toBe('bets-closed');
});

test.each<[what: string, view: TableView, aheadMs: number, phase: string, dueMs: number]>([
  ['what comes next comes when it is due', at({ ...OPEN, phase: 'dealing' }), 0, 'dealing', WINDOW_MS],
  ['on the clock of the lobby', at({ ...OPEN, phase: 'dealing' }), 5_000, 'dealing', WINDOW_MS + 5_000],
  ['a table that is off is off', at({ ...OPEN, phase: 'settled' }, 'off'), 0, 'off', WINDOW_MS],
])('%s', (_, view, aheadMs, phase, dueMs) => {
  const tile = tileOf(view, { aheadMs, players: 0 });
  expect([tile.phase, tile.dueAt - NOON, tile.windowMs]).toEqual([phase, dueMs, 0]);
});
