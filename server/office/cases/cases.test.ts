import { api, type Input } from '@maidan/contract/api';
import { CASE_OUTCOMES } from '@maidan/contract/caseOutcomes';
import { DATA_PARTS } from '@maidan/contract/dataParts';
import type { UserId } from '@maidan/core/ids';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { ask, type Person } from '../../accounts/testHouse.ts';
import { raise } from '../../cases/raise.ts';
import { COPIED } from '../../protection/myData.ts';
import { type DeskName, DESKS, openOffice } from '../testOffice.ts';

const office = await openOffice(await freshDatabase());
const { db } = office.house.deps;

/** A case as the rules open it. */
async function opened(player: Person, cause = 'W-1'): Promise<string> {
  const figures = { in: 30_000_00, out: 28_000_00, staked: 100_00 };
  const evidence = { players: [], payments: [cause], bets: [] };
  await raise(office.house.deps, [{ rule: 'inAndOut', player: player.id as UserId, cause, figures, evidence }]);
  const { rows } = await db.query(`select id from cases where user_id = $1 and state = 'open'`, [player.id]);
  return rows[0]!.id;
}

const asha = await office.player('asha');
const id = await opened(asha);

describe('[R44] a case', () => {
  test.each(DESKS)('is seen by compliance and the owner alone: %s', async name => {
    const sees = ['owner', 'partner', 'officer', 'deputy'].includes(name);
    for (const [call, input] of [['cases', {}] as const, ['officeCase', { id }] as const]) {
      const { status, code } = await office.as(name, call, input);
      expect([call, status, code]).toEqual([call, sees ? 200 : 403, sees ? undefined : 'not-allowed']);
    }
  });

  test('is listed by state, rule, age and who is on it', async () => {
    const found = async (filter: Partial<Input<'cases'>>, by: DeskName = 'officer') =>
      ((await office.done(by, 'cases', filter))['rows'] as { id: string }[]).map(row => row.id);
    expect(await found({})).toEqual([id]);
    expect(await found({ state: 'closed' })).toEqual([]);
    expect(await found({ rule: 'inAndOut' })).toEqual([id]);
    expect(await found({ rule: 'lateBets' })).toEqual([]);
    expect(await found({ whose: 'nobody' })).toEqual([id]);
    expect(await found({ whose: 'mine' })).toEqual([]);
    expect(await found({ age: 1 })).toEqual([]);
    expect(await found({ search: 'ASH' })).toEqual([id]);
    expect(await found({ search: 'bela' })).toEqual([]);
  });

  test('is worked on by one, noted on by all of compliance, and closed by who is on it', async () => {
    const step = async (by: DeskName, call: 'takeCase' | 'giveBackCase') => (await office.as(by, call, { id })).code;
    const close = async (by: DeskName) =>
      (await office.as(by, 'closeCase', { id, outcome: 'cleared', reason: 'Winnings of a lottery' })).code;
    expect(await close('officer')).toBe('case-not-taken');
    expect(await step('officer', 'takeCase')).toBeUndefined();
    expect(await step('deputy', 'takeCase')).toBe('case-taken');
    expect(await step('deputy', 'giveBackCase')).toBe('case-taken');
    expect(await close('deputy')).toBe('case-taken');
    expect(await step('owner', 'giveBackCase')).toBeUndefined();
    expect(await step('deputy', 'takeCase')).toBeUndefined();
    await office.done('officer', 'noteCase', { id, text: 'The bank confirms it' });
    expect(await office.done('officer', 'officeCase', { id })).toMatchObject({
      player: { id: asha.id, username: 'asha' },
      takenBy: { name: 'deputy' },
      found: [{ rule: 'inAndOut', figures: { in: 30_000_00, out: 28_000_00, staked: 100_00 } }],
      notes: [{ by: 'officer', text: 'The bank confirms it' }],
    });
    expect(await close('deputy')).toBeUndefined();
    expect(await close('deputy')).toBe('case-closed');
    const log = (await office.log()).filter(({ subject }) => subject === `case:${id}`);
    expect(log.map(({ action }) => action)).toEqual([
      ...['case.open', 'case.alert', 'case.take', 'case.give-back', 'case.take', 'case.note', 'case.close'],
    ]);
    expect(log.at(-1)).toMatchObject({ after: { outcome: 'cleared' }, reason: 'Winnings of a lottery' });
  });

  test('is raised once from a cause, and what is new after it was closed opens another', async () => {
    const before = await db.query('select id from cases where user_id = $1', [asha.id]);
    await raise(office.house.deps, [
      {
        ...{ rule: 'inAndOut', player: asha.id as UserId, cause: 'W-1', figures: {} },
        evidence: { players: [], payments: [], bets: [] },
      },
    ]);
    expect((await db.query('select id from cases where user_id = $1', [asha.id])).rows).toEqual(before.rows);
    expect(await opened(asha, 'W-2')).not.toBe(id);
  });

  test('holds an account for a review that two people end, and the review says nothing of a case', async () => {
    const held = await office.player('held');
    const found = await opened(held);
    await office.done('officer', 'takeCase', { id: found });
    await office.done('officer', 'closeCase', { id: found, outcome: 'held', reason: 'Chips go to a friend' });
    const { rows } = await office.done('helper', 'reviews');
    const review = (rows as { id: string; player: { id: string } }[]).find(({ player }) => player.id === held.id)!;
    expect(review).toMatchObject({ found: 'staff', matches: [], reason: '', state: 'open' });
    const { rows: watch } = await db.query('select held_at from player_limits where user_id = $1', [held.id]);
    expect(watch[0]!.held_at).not.toBeNull();
    const clear = (by: DeskName) => office.as(by, 'clearReview', { id: review.id, reason: 'Explained' });
    expect((await clear('officer')).data).toMatchObject({ state: 'open' });
    expect((await clear('officer')).code).toBe('second-person-needed');
    expect((await clear('deputy')).data).toMatchObject({ state: 'cleared' });
  });
});

describe('[R44] a payment', () => {
  const marks = async (by: DeskName, payment: string) =>
    (await office.done(by, 'payment', { id: payment })) as { warnings: string[]; openCase: string | null };

  test('says that a case is open to who may see cases, and to nobody else', async () => {
    const bela = await office.player('bela');
    const found = await opened(bela, 'W-3');
    const payment = await office.deposit(bela, 10);
    for (const by of ['owner', 'officer'] as const)
      expect(await marks(by, payment)).toMatchObject({ warnings: ['no-picture', 'case-open'], openCase: found });
    for (const by of ['clerk', 'helper', 'auditor'] as const)
      expect(await marks(by, payment)).toMatchObject({ warnings: ['no-picture'], openCase: null });
    const { rows } = await office.done('clerk', 'payments', { search: payment });
    expect(JSON.stringify(rows)).not.toContain('case');
  });

  test('says that the payee is shared, that nothing was played, that the player is excluded, and what was paid', async () => {
    const [chitra, dev] = [await office.player('chitra'), await office.player('dev')];
    for (const rupees of [10_000, 10_000, 10_000])
      await office.take(await office.deposit(chitra, rupees), 'claim', 'approve');
    await office.pass(60_000);
    const again = await office.player('chitra');
    const first = await office.withdrawal(again, 24_000, 'both@sample');
    expect((await marks('clerk', first)).warnings).toEqual(['new-payee', 'no-play']);
    expect(await marks('clerk', first)).toMatchObject({ playerPaid: { in: 30_000_00, out: 0 } });
    const second = await office.withdrawal(await office.player('dev'), 10, 'both@sample');
    expect((await marks('clerk', second)).warnings).toEqual(['new-payee', 'shared-payee']);
    const sure = { kind: 'exclusion', months: null, isSure: true };
    const { token } = await office.player('dev');
    const stopped = await ask(office.house, 'stopPlay', sure, { token, key: 'stop-of-dev'.padEnd(24, '-') });
    expect(stopped.code).toBeUndefined();
    expect((await marks('clerk', second)).warnings).toEqual(['new-payee', 'excluded', 'shared-payee']);
    expect(dev.id).not.toBe(chitra.id);
  });
});

describe('[R44] no player is told', () => {
  test('by any call that a player can make, with a case that is open', async () => {
    const esha = await office.player('esha');
    const found = await opened(esha, 'W-4');
    const asked = Object.values(api).filter(
      ({ access, method, path, manner }) =>
        access === 'player' && method === 'GET' && !path.includes(':') && !manner.once,
    );
    expect(asked.length).toBeGreaterThan(10);
    for (const { name } of asked) {
      const { text } = await ask(office.house, name, {}, esha);
      for (const sign of [found, 'inAndOut', 'case-open', 'compliance'])
        expect([name, text.includes(sign)]).toEqual([name, false]);
    }
  });

  test('by a notice or a mail, whatever becomes of the case', async () => {
    for (const outcome of CASE_OUTCOMES) {
      const player = await office.player(`told-${outcome}`);
      const told = async () => {
        const notices = await db.query('select id from notices where user_id = $1', [player.id]);
        const mails = await db.query('select id from mails where user_id = $1', [player.id]);
        return [notices.rows.length, mails.rows.length];
      };
      const before = await told();
      const found = await opened(player, `W-${outcome}`);
      await office.done('officer', 'takeCase', { id: found });
      await office.done('officer', 'noteCase', { id: found, text: 'A note' });
      await office.done('officer', 'closeCase', { id: found, outcome, reason: 'A test' });
      expect([outcome, await told()]).toEqual([outcome, before]);
    }
  });

  test('by a copy of their data', () => {
    const tables = DATA_PARTS.map(part => COPIED[part].table);
    for (const table of ['cases', 'alerts', 'case_notes'] as const) expect(tables).not.toContain(table);
  });
});
