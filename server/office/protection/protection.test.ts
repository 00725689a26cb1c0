import type { CallName } from '@maidan/contract/routes';
import { after } from '@maidan/core/ids';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { openMarket } from '../../exchange/testMarket.ts';
import { lookForHarm } from '../../harm/turn.ts';
import { TestPlayers } from '../../protection/testLimits.ts';
import { type DeskName, DESKS, openOffice } from '../testOffice.ts';

const office = await openOffice(await freshDatabase());
const { house, world } = office;
const { db, aside } = house.deps;
const players = new TestPlayers(house, world);

const MINUTE = 60_000;
const DAY = 86_400_000;
const TODAY = '2026-03-07';

/** Sessions of players have run out by then: they sign in again. */
async function later(ms: number): Promise<void> {
  await office.pass(ms);
  players.later(0);
}

/** What is not nothing, of the last week. */
async function totals(): Promise<object> {
  await aside.idle();
  const found = await office.done('helper', 'protectionDays', { days: '7' });
  return Object.fromEntries(Object.entries(found['totals'] as object).filter(([, count]) => count !== 0));
}

async function behind(figure: string, code = '', by: DeskName = 'helper'): Promise<unknown> {
  const { rows } = await office.done(by, 'protectionPlayers', { figure, from: TODAY, to: TODAY, code });
  return (rows as { player: { id: string }; count: number; codes: string[] }[]).map(
    ({ player, count, codes }) => `${player.id} ${count} ${codes.join()}`,
  );
}

/** What a player is told, by whatever way. */
const told = async (): Promise<unknown> =>
  (await db.query('select (select count(*) from notices) as notices, (select count(*) from mails) as mails')).rows;

describe('[R27] a limit that was hit', () => {
  test('is counted once a day for each, by whichever bet or deposit, and names its players', async () => {
    await players.join('asha', { largestStake: 200_00, depositDay: 500_00 });
    const { id } = await openMarket(house, 'desk-1');
    for (const _ of [1, 2]) expect(await players.order('asha', id, 'back A 2 × 200.01')).toBe('own-largest-stake');
    expect(await players.deposit('asha', '500.01')).toBe('own-deposit-day');
    expect(await totals()).toEqual({ limitHit: 2, depositRefused: 1 });
    expect(await behind('limitHit')).toEqual(['asha 2 own-deposit-day,own-largest-stake']);
    expect(await behind('limitHit', 'own-deposit-day')).toEqual(['asha 1 own-deposit-day']);
    const { limits } = await office.done('helper', 'protectionDays');
    expect(limits).toEqual([
      { code: 'own-deposit-day', count: 1 },
      { code: 'own-largest-stake', count: 1 },
    ]);
  });

  test('leaves the deposit that was refused with what was asked, once for its key', async () => {
    const form = { depositAmount: '600.50', coinType: 'INR', paymentMethod: 'BANK', transactionNumber: 'UTR555000111' };
    for (const _ of [1, 2])
      expect((await players.ask('asha', 'deposit', form, 'one-try'.padEnd(24, '-'))).code).toBe('own-deposit-day');
    await aside.idle();
    const { rows } = await db.query(
      `select code, amount from protection_events where what = 'depositRefused' order by amount`,
    );
    expect(rows).toEqual([
      { code: 'own-deposit-day', amount: 500_01 },
      { code: 'own-deposit-day', amount: 600_50 },
    ]);
  });
});

describe('[R31] a reality check', () => {
  const seen = async () => {
    const { checkShown = 0, checkAnswered = 0, checkLeft = 0 } = (await totals()) as Record<string, number>;
    return { shown: checkShown, answered: checkAnswered, left: checkLeft };
  };

  test('is counted when it is shown, when play goes on, and when it never does', async () => {
    await players.join('bela', { checkMinutes: 10 });
    const { id } = await openMarket(house, 'desk-2');
    expect(await players.order('bela', id, 'back A 2 × 100')).toBe('taken');
    await players.ask('bela', 'playSession');
    expect(await seen()).toEqual({ shown: 0, answered: 0, left: 0 });
    await later(10 * MINUTE);
    for (const _ of [1, 2]) await players.ask('bela', 'playSession');
    expect(await seen()).toEqual({ shown: 1, answered: 0, left: 1 });
    await players.ask('bela', 'answerCheck');
    expect(await seen()).toEqual({ shown: 1, answered: 1, left: 0 });
    await players.ask('bela', 'answerCheck'); // there is none by now
    expect(await seen()).toEqual({ shown: 1, answered: 1, left: 0 });
    await later(10 * MINUTE);
    await players.ask('bela', 'answerCheck'); // before the page asked
    expect(await seen()).toEqual({ shown: 2, answered: 2, left: 0 });
    await later(10 * MINUTE);
    await players.ask('bela', 'playSession');
    expect(await seen()).toEqual({ shown: 3, answered: 2, left: 1 });
    expect(await behind('checkShown')).toEqual(['bela 3 ']);
  });
});

describe('[R29] a stop', () => {
  test('is counted with what is tried while it lasts, and what is asked after it', async () => {
    await players.join('chitra');
    const { id } = await openMarket(house, 'desk-3');
    await players.ask('chitra', 'stopPlay', { kind: 'timeOut', days: 1, isSure: true });
    for (const _ of [1, 2]) expect(await players.order('chitra', id, 'back A 2 × 100')).toBe('play-stopped');
    expect((await players.ask('chitra', 'askReturn')).code).toBe('stop-not-over');
    expect(await totals()).toMatchObject({ timeOut: 1, playedStopped: 1, returnRefused: 1 });
    for (const figure of ['timeOut', 'playedStopped', 'returnRefused'])
      expect([figure, await behind(figure)]).toEqual([figure, ['chitra 1 ']]);
    expect(await behind('return')).toEqual([]);
  });

  test('stands on the day it was in India', async () => {
    const { days } = await office.done('helper', 'protectionDays', { days: '7' });
    const [today, ...before] = days as { day: string; counts: Record<string, number> }[];
    expect([today!.day, today!.counts['timeOut'], before.length]).toEqual([TODAY, 1, 6]);
    expect(before.flatMap(({ counts }) => Object.values(counts)).every(count => count === 0)).toBe(true);
  });
});

describe('[R31] a marker of harm', () => {
  const rows = async (input: object = {}, by: DeskName = 'helper') =>
    (await office.done(by, 'harmPlayers', input))['rows'] as Record<string, unknown>[];

  test('is found of what really happened, to the paisa, and told to nobody', async () => {
    const before = await told();
    expect(await players.deposit('asha', '700.25')).toBe('own-deposit-day');
    await aside.idle();
    await later(MINUTE);
    expect(await lookForHarm(house.deps)).toBe(1);
    expect(await rows()).toMatchObject([
      { player: { id: 'asha' }, rules: ['refusedDeposits'], markers: 1, isNew: true, look: null },
    ]);
    const { markers } = await office.done('helper', 'harmPlayer', { id: 'asha' });
    const [{ id, sums }] = markers as [{ id: string; sums: unknown }];
    expect(sums).toEqual([{ figure: 'refused', count: 3, sum: 500_01 + 600_50 + 700_25 }]);
    const found = await office.done('helper', 'harmRows', { id, figure: 'refused' });
    expect((found['rows'] as { amount: number }[]).map(({ amount }) => amount)).toEqual([700_25, 600_50, 500_01]);
    expect(await told()).toEqual(before);
  });

  test('is new until a colleague has looked, which stays and is in the log, and new again with another', async () => {
    const before = await told();
    const look = { id: 'asha', what: 'spoken', words: 'She will wait until tomorrow' };
    await later(MINUTE);
    await office.done('helper', 'noteLook', look);
    expect(await rows()).toEqual([]);
    expect(await rows({ show: 'all' }, 'officer')).toMatchObject([
      { isNew: false, look: { what: 'spoken', by: 'helper' } },
    ]);
    expect(await office.done('officer', 'harmPlayer', { id: 'asha' })).toMatchObject({
      markers: [{ isNew: false }],
      looks: [{ what: 'spoken', words: look.words, by: 'helper' }],
    });
    const entry = (await office.log()).findLast(({ action }) => action === 'protection.note');
    expect(entry).toMatchObject({
      subject: 'player:asha',
      actor: `staff:${office.idOf('helper')}`,
      after: { what: 'spoken' },
    });
    expect(await told()).toEqual(before);

    for (const amount of ['501', '502', '503']) expect(await players.deposit('asha', amount)).toBe('own-deposit-day');
    await aside.idle();
    await later(MINUTE);
    expect(await lookForHarm(house.deps)).toBe(1);
    expect(await rows()).toMatchObject([{ player: { id: 'asha' }, markers: 2, isNew: true }]);
    const { markers } = await office.done('helper', 'harmPlayer', { id: 'asha' });
    expect(markers).toMatchObject([
      { isNew: true, sums: [{ count: 3, sum: 1_506_00 }] },
      { isNew: false, sums: [{ count: 3 }] },
    ]);
  });

  test('is looked for by name and rule, and what there is not is refused', async () => {
    expect(await rows({ show: 'all', search: 'ASH' })).toHaveLength(1);
    expect(await rows({ show: 'all', search: 'bela' })).toEqual([]);
    expect(await rows({ show: 'all', rule: 'nightPlay' })).toEqual([]);
    expect((await office.as('helper', 'harmPlayer', { id: 'nobody' })).code).toBe('unknown-player');
    expect((await office.as('helper', 'harmRows', { id: 'none', figure: 'lost' })).code).toBe('unknown-marker');
    expect((await office.as('helper', 'noteLook', { id: 'nobody', what: 'looked', words: 'x' })).code).toBe(
      'unknown-player',
    );
  });
});

const READS: readonly (readonly [CallName, object])[] = [
  ['protectionDays', {}],
  ['protectionPlayers', { figure: 'limitHit', from: TODAY, to: TODAY }],
  ['harmPlayers', {}],
  ['harmPlayer', { id: 'asha' }],
];

test.each(DESKS)(
  '[R41] the desk is read by owners, compliance, support and the auditor, who notes nothing: %s',
  async name => {
    const reads = ['owner', 'partner', 'officer', 'deputy', 'helper', 'auditor'].includes(name);
    for (const [call, input] of READS)
      expect([call, (await office.as(name, call, input)).status]).toEqual([call, reads ? 200 : 403]);
    const note = await office.as(name, 'noteLook', { id: 'bela', what: 'looked', words: 'All is well' });
    expect(note.status).toBe(reads && name !== 'auditor' ? 200 : 403);
  },
);

test('[R29] what happened is counted in the days that were chosen', async () => {
  const at = new Date(after(world.now(), -40 * DAY));
  await db.query(
    `insert into player_stops (id, user_id, what, until, at) values ('old-stop', 'bela', 'exclusion', null, $1)`,
    [at],
  );
  const of = async (days: string) =>
    ((await office.done('helper', 'protectionDays', { days }))['totals'] as Record<string, number>)['exclusion'];
  expect([await of('30'), await of('90')]).toEqual([0, 1]);
});
