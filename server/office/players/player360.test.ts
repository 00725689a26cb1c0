import type { Reply } from '@maidan/contract/api';
import { may, type Role } from '@maidan/contract/roles';
import type { UserId } from '@maidan/core/ids';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { ask, PASSWORD, sessionOf } from '../../accounts/testHouse.ts';
import { raise } from '../../cases/raise.ts';
import { lasting } from '../../db/testDb.ts';
import { sendIdentity } from '../../identity/testIdentity.ts';
import { playScene } from '../../reconcile/testScene.ts';
import { DESKS, type DeskName, type Office } from '../testOffice.ts';

/* Everything about one player, of a house in which a little of everything happened. */

const database = await freshDatabase();
const scene = await lasting(database, async url => {
  const played = await playScene(url);
  return { ...played, close: () => played.office.close() };
});
const { office, asha, bina } = scene;
const { db } = office.house.deps;
const asked = async <T>(by: DeskName, call: Parameters<Office['as']>[1], input: object): Promise<T> =>
  (await office.done(by, call, input)) as T;

/** What the ledger says of play, of a player. */
async function playedBy(player: string): Promise<number> {
  const { rows } = await db.query<{ net: number }>(
    `select coalesce(sum(case when to_account = 'player:' || $1 then amount else -amount end), 0)::bigint as net
     from transfers where kind in ('casino', 'spin', 'sport', 'commission')
       and 'player:' || $1 in (from_account, to_account)`,
    [player],
  );
  return rows[0]!.net;
}

async function balanceOf(account: string): Promise<number> {
  const { rows } = await db.query<{ balance: number }>('select balance from accounts where id = $1', [account]);
  return rows[0]?.balance ?? 0;
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);

describe.each([
  ['asha', asha],
  ['bina', bina],
])('what %s made', (_, who) => {
  test('is what the ledger moved, to the paisa, in all and by game; what is returned is what was staked and that', async () => {
    const { all, games } = await asked<Reply<'playerResult'>>('helper', 'playerResult', { id: who.id });
    expect(all.ever.net).toBe(await playedBy(who.id));
    for (const span of ['today', 'month', 'ever'] as const) {
      expect(sumOf(games.map(({ spans }) => spans[span].net))).toBe(all[span].net);
      for (const { spans } of games) expect(spans[span].staked + spans[span].net).toBe(spans[span].returned);
    }
    expect(games.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['casino', 'sport']));
    expect(all.ever.bets).toBeGreaterThan(2);
  });

  test('what is at risk adds up to what is held, by what it is held for', async () => {
    const { atRisk } = await asked<Reply<'playerResult'>>('helper', 'playerResult', { id: who.id });
    expect(sumOf(atRisk.map(({ held }) => held))).toBe(await balanceOf(`exposure:${who.id}`));
    const places = atRisk.map(({ place }) => place?.within ?? '');
    expect(places).toEqual(expect.arrayContaining([scene.openMarket, scene.openRow]));
    expect(atRisk.some(({ place }) => place?.id === scene.openRound)).toBe(true);
  });

  test('every bet is in the list once, newest first, whatever the size of its pages', async () => {
    const whole = await asked<Reply<'playerBets'>>('helper', 'playerBets', { id: who.id, size: 100 });
    const { rows } = await db.query<{ id: string }>(
      `select id from bets where user_id = $1 union all select id from spins where user_id = $1
       union all select id from orders where user_id = $1 union all select id from row_bets where user_id = $1
       union all select id from contest_entries where user_id = $1`,
      [who.id],
    );
    expect(whole.rows.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    const times = whole.rows.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const paged: string[] = [];
    let before: string | undefined;
    do {
      const page: Reply<'playerBets'> = await asked('helper', 'playerBets', {
        id: who.id,
        size: 2,
        ...(before && { before }),
      });
      paged.push(...page.rows.map(({ id }) => id));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(paged).toEqual(whole.rows.map(({ id }) => id));
  });

  test('bets are filtered by kind, by whether they are open, and by what they are on', async () => {
    const found = async (filter: object): Promise<Reply<'playerBets'>['rows']> =>
      (await asked<Reply<'playerBets'>>('helper', 'playerBets', { id: who.id, size: 100, ...filter })).rows;
    expect(new Set((await found({ kind: 'rows' })).map(({ kind }) => kind))).toEqual(new Set(['rows']));
    expect((await found({ kind: 'virtual' })).length).toBe(0);
    const open = await found({ state: 'open' });
    expect(open.map(({ state }) => state)).toEqual(open.map(() => 'open'));
    const settled = await found({ state: 'settled' });
    expect(open.length + settled.length).toBe((await found({})).length);
    expect((await found({ search: scene.openRound })).map(({ place }) => place.id)).toContain(scene.openRound);
    expect(await found({ search: 'nothing is called so' })).toEqual([]);
    expect(await found({ to: '2020-01-01' })).toEqual([]);
  });
});

test('settled bets of tables and rows make what the ledger paid for them', async () => {
  const { rows } = await asked<Reply<'playerBets'>>('owner', 'playerBets', { id: asha.id, size: 100, kind: 'casino' });
  const { games } = await asked<Reply<'playerResult'>>('owner', 'playerResult', { id: asha.id });
  const tables = games.filter(({ kind }) => kind === 'casino');
  expect(sumOf(rows.map(({ net }) => net ?? 0))).toBe(sumOf(tables.map(({ spans }) => spans.ever.net)));
});

test('bets as CSV are the list, and the log says who took them', async () => {
  const { text } = await office.as('helper', 'playerBetsCsv', { id: asha.id });
  const { rows } = await asked<Reply<'playerBets'>>('helper', 'playerBets', { id: asha.id, size: 100 });
  expect(text.trim().split('\r\n')).toHaveLength(rows.length + 1);
  for (const { id } of rows) expect(text).toContain(id);
  const last = (await office.log()).at(-1)!;
  expect([last.action, last.subject, last.actor]).toEqual([
    'player.bets-export',
    `player:${asha.id}`,
    `staff:${office.idOf('helper')}`,
  ]);
});

describe('[R44] a case', () => {
  test('is told by no part of the page to who may not see cases, and is there for who may', async () => {
    const figures = { in: 30_000_00, out: 28_000_00, staked: 100_00 };
    const evidence = { players: [], payments: [], bets: [] };
    const player = asha.id as UserId;
    const parts = ['playerFile', 'playerTimeline', 'playerLinks', 'playerMessages', 'player', 'playerNotes'] as const;
    const seen = async (by: DeskName): Promise<string> => {
      const answers = await Promise.all(parts.map(call => office.as(by, call, { id: asha.id })));
      return answers.map(({ text }) => text).join('\n');
    };
    const before = new Map<DeskName, string>();
    for (const name of DESKS) before.set(name, await seen(name));
    await raise(office.house.deps, [{ rule: 'inAndOut', player, cause: 'W-9', figures, evidence }]);
    const { rows } = await db.query<{ id: string }>('select id from cases where user_id = $1', [asha.id]);
    for (const name of DESKS) {
      const now = await seen(name);
      const { data } = await office.as(name, 'officeMe');
      const sees = may(data['role'] as Role, 'cases.decide');
      expect([name, now.includes(rows[0]!.id), now === before.get(name)]).toEqual([name, sees, !sees]);
    }
  });

  test('is not named by whoever holds the account for it', async () => {
    const { rows } = await db.query<{ id: string }>('select id from cases where user_id = $1', [asha.id]);
    const { id } = rows[0]!;
    await office.done('officer', 'takeCase', { id });
    await office.done('officer', 'closeCase', { id, outcome: 'held', reason: 'Layers of payments' });
    const told = async (by: DeskName) =>
      (await asked<Reply<'playerTimeline'>>(by, 'playerTimeline', { id: asha.id, size: 100 })).rows;
    const held = (await told('helper')).find(({ code }) => code === 'review.open');
    expect(held).toMatchObject({ kind: 'safety', by: '' });
    expect(JSON.stringify(await told('helper'))).not.toMatch(/case|Layers of payments/);
    expect((await told('deputy')).map(({ code }) => code)).toEqual(expect.arrayContaining(['case.open', 'case.held']));
  });
});

test.each(DESKS)(
  '[R44] that an identity was verified is in the timeline; why, for who may see identities: %s',
  async by => {
    const { id, player } = await sendIdentity(office.house, `known-to-${by}`);
    await office.done('officer', 'verifyIdentity', { id, reason: 'Her passport, and a call' });
    const { rows } = await asked<Reply<'playerTimeline'>>(by, 'playerTimeline', { id: player.id, kind: 'identity' });
    const { data } = await office.as(by, 'officeMe');
    const text = may(data['role'] as Role, 'identity.decide') ? 'Her passport, and a call' : '';
    expect(rows.find(({ code }) => code === 'identity.verify')).toMatchObject({ by: 'officer', text });
  },
);

describe('notes and tags', () => {
  test.each(DESKS)('are written by support and above: %s', async name => {
    const { data } = await office.as(name, 'officeMe');
    const mayNote = may(data['role'] as Role, 'players.note');
    const { code } = await office.as(name, 'notePlayer', { id: bina.id, text: `Noted by ${name}` });
    expect(code).toBe(mayNote ? undefined : 'not-allowed');
    const { rows } = await asked<Reply<'playerNotes'>>(name, 'playerNotes', { id: bina.id });
    expect(rows.some(({ text, by }) => text === `Noted by ${name}` && by !== '')).toBe(mayNote);
  });

  test('a note stays: the database refuses to change it or to take it away', async () => {
    for (const change of [`update player_notes set text = 'x'`, 'delete from player_notes', 'delete from player_tags'])
      await expect(db.query(change as never)).rejects.toThrow(/is append-only/);
  });

  test('notes go on where a page ended, whatever is written meanwhile', async () => {
    const page = await asked<Reply<'playerNotes'>>('helper', 'playerNotes', { id: bina.id, size: 2 });
    await office.done('helper', 'notePlayer', { id: bina.id, text: 'Meanwhile' });
    const rest = await asked<Reply<'playerNotes'>>('helper', 'playerNotes', {
      id: bina.id,
      size: 100,
      before: page.next,
    });
    const all = await asked<Reply<'playerNotes'>>('helper', 'playerNotes', { id: bina.id, size: 100 });
    expect([...page.rows, ...rest.rows]).toEqual(all.rows.slice(1));
  });

  test('a tag is put and taken away with a reason, is found by, and the log has both', async () => {
    const put = (tag: string) => office.as('helper', 'tagPlayer', { id: bina.id, tag, reason: 'Asked for it' });
    expect((await put('Calls Often')).code).toBeUndefined();
    expect((await put('calls often')).code).toBe('tag-on');
    expect((await put('no_such!')).code).toBe('invalid-input');
    const { tags } = await asked<Reply<'playerFile'>>('helper', 'playerFile', { id: bina.id });
    expect(tags).toMatchObject([{ tag: 'calls often', reason: 'Asked for it' }]);
    const named = async (tag: string): Promise<string[]> =>
      (await asked<Reply<'players'>>('helper', 'players', { tag })).rows.map(({ id }) => id);
    expect(await named('calls often')).toEqual([bina.id]);
    expect(await named('calls')).toEqual([]);
    expect(await asked('helper', 'playerTags', {})).toEqual({ tags: [{ tag: 'calls often', players: 1 }] });
    const taken = { id: bina.id, tag: 'calls often', reason: 'Does not any more' };
    expect((await office.as('helper', 'untagPlayer', taken)).code).toBeUndefined();
    expect((await office.as('helper', 'untagPlayer', taken)).code).toBe('tag-off');
    const { rows } = await asked<Reply<'playerTimeline'>>('helper', 'playerTimeline', { id: bina.id, kind: 'staff' });
    expect(
      rows.filter(({ code }) => code !== 'player.note').map(({ code, about, text }) => [code, about, text]),
    ).toEqual([
      ['player.untag', 'calls often', 'Does not any more'],
      ['player.tag', 'calls often', 'Asked for it'],
    ]);
  });

  test('a player has ten tags at most, however many are put at once', async () => {
    const all = Array.from({ length: 14 }, (_, nth) =>
      office.as('helper', 'tagPlayer', { id: bina.id, tag: `tag ${nth}`, reason: 'A test' }),
    );
    const codes = (await Promise.all(all)).map(({ code }) => code);
    expect(codes.filter(code => code === undefined)).toHaveLength(10);
    expect(codes.filter(code => code === 'too-many-tags')).toHaveLength(4);
  });
});

test('all sessions end with a reason, and the player may sign in again, also while it is asked once more', async () => {
  const end = () =>
    office.as('helper', 'endPlayerSessions', { id: bina.id, reason: 'A lost phone' }, 'end-the-sessions-of-bina');
  const first = await end();
  expect(first.data['sessions']).not.toEqual([]);
  expect((await ask(office.house, 'balance', {}, { token: bina.token })).status).toBe(401);
  const token = await sessionOf(office.house, bina.id);
  expect((await end()).data).toEqual(first.data);
  expect((await ask(office.house, 'balance', {}, { token })).status).toBe(200);
  const { rows } = await asked<Reply<'playerTimeline'>>('helper', 'playerTimeline', { id: bina.id, kind: 'account' });
  expect(rows[0]).toMatchObject({ code: 'player.end-sessions', text: 'A lost phone', by: 'helper' });
});

describe('the timeline', () => {
  test('has registration, sign-ins, payments and their decisions, and goes on where a page ended', async () => {
    const whole = await asked<Reply<'playerTimeline'>>('owner', 'playerTimeline', { id: asha.id, size: 100 });
    const codes = whole.rows.map(({ code }) => code);
    const all = ['account.register', 'signIn.new', 'deposit.request', 'deposit.approve'];
    expect(codes).toEqual(expect.arrayContaining(all));
    const keys: string[] = [];
    let before: string | undefined;
    do {
      const page: Reply<'playerTimeline'> = await asked('owner', 'playerTimeline', {
        ...{ id: asha.id, size: 3 },
        ...(before && { before }),
      });
      keys.push(...page.rows.map(({ id }) => id));
      before = page.next ?? undefined;
    } while (before !== undefined);
    expect(keys).toEqual(whole.rows.map(({ id }) => id));
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('tells an adjustment with its amount, its reason and who made it', async () => {
    const { id: proposal } = await office.done('clerk', 'proposeAdjustment', {
      id: asha.id,
      amount: 12_345,
      reason: 'Goodwill',
    });
    await office.done('checker', 'approveProposal', { id: proposal });
    const { rows } = await asked<Reply<'playerTimeline'>>('helper', 'playerTimeline', { id: asha.id, kind: 'money' });
    expect(rows[0]).toMatchObject({ code: 'adjustment.approve', amount: 12_345, by: 'checker' });
    expect(rows[1]).toMatchObject({ code: 'adjustment.propose', amount: 12_345, text: 'Goodwill', by: 'clerk' });
  });
});

test('who shares a payee is linked both ways, since the second was paid there', async () => {
  await office.withdrawal(asha, 100, 'shared@upi');
  office.world.pass(60_000);
  const at = office.world.now();
  const { data } = await ask(office.house, 'login', { email: bina.email, password: PASSWORD });
  const token = typeof data['token'] === 'string' ? data['token'] : bina.token;
  await office.withdrawal({ ...bina, token }, 100, 'shared@upi');
  const linked = async (id: string) =>
    (await asked<Reply<'playerLinks'>>('helper', 'playerLinks', { id })).links.filter(({ kind }) => kind === 'payee');
  expect(await linked(asha.id)).toMatchObject([{ player: { id: bina.id, username: 'bina' }, since: at }]);
  expect(await linked(bina.id)).toMatchObject([{ player: { id: asha.id }, since: at }]);
});

test('limits are shown as the player has them, with wishes and history', async () => {
  const limits = await asked<Reply<'playerLimits'>>('helper', 'playerLimits', { id: asha.id });
  const own = await ask(office.house, 'playSafe', {}, { token: asha.token });
  expect({ ...limits, askedAt: null }).toEqual(own.data); // whether one is asked about them is the player's own
});

test('questions are among the messages for who may read them alone', async () => {
  const kinds = async (by: DeskName): Promise<string[]> => {
    const { rows } = await asked<Reply<'playerMessages'>>(by, 'playerMessages', { id: asha.id });
    return [...new Set(rows.map(({ kind }) => kind))];
  };
  const question = await ask(office.house, 'askSupport', { words: 'Where is it?' }, { token: asha.token });
  expect(question.code).toBeUndefined();
  expect(await kinds('helper')).toContain('ticket');
  expect(await kinds('clerk')).not.toContain('ticket');
});

test('[R44] why an identity was refused, and what support answered, is told of messages to who may read those', async () => {
  const { id, player } = await sendIdentity(office.house, 'refused-once');
  await office.done('officer', 'refuseIdentity', { id, reason: 'Her name is on another paper.' });
  const { data: asked } = await ask(office.house, 'askSupport', { words: 'Why?' }, { token: player.token });
  await office.done('helper', 'answerTicket', { id: asked['id'], words: 'Send the other page.', isClosed: false });
  for (const by of DESKS) {
    const { text } = await office.as(by, 'playerMessages', { id: player.id });
    const { data } = await office.as(by, 'officeMe');
    const role = data['role'] as Role;
    expect([by, text.includes('Her name is on another paper.'), text.includes('Send the other page.')]).toEqual([
      ...[by, may(role, 'identity.decide'), may(role, 'support.read')],
    ]);
  }
});

test('that a player went without a limit, and answered a check, is told once', async () => {
  const player = await office.player('told-once');
  for (const [call, input] of [
    ['goWithoutLimit', { isSure: true }],
    ['answerCheck', {}],
  ] as const)
    expect((await ask(office.house, call, input, { token: player.token })).code).toBeUndefined();
  const { rows } = await asked<Reply<'playerTimeline'>>('helper', 'playerTimeline', { id: player.id, kind: 'safety' });
  const limits = (of: typeof rows) => of.map(({ code }) => code).filter(code => code.startsWith('limit.'));
  expect(limits(rows).toSorted()).toEqual(['limit.answer-check', 'limit.declined']);
  const all = await asked<Reply<'playerTimeline'>>('helper', 'playerTimeline', { id: player.id, size: 100 });
  expect(limits(all.rows)).toHaveLength(2);
});
