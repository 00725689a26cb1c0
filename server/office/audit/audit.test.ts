import type { Call } from '@maidan/contract/call';
import { office as contract } from '@maidan/contract/office';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '../../accounts/testHouse.ts';
import { settledRound } from '../../casino/testTable.ts';
import type { AuditRow, ChainVerdict } from '../../writer/audit.ts';
import { verified } from '../../writer/audit.ts';
import { sendIdentity } from '../../identity/testIdentity.ts';
import { askedBy } from '../../support/testTicket.ts';
import { openCase } from '../../cases/testCase.ts';
import { openReview } from '../../protection/testReview.ts';
import { type DeskName, DESKS, openOffice } from '../testOffice.ts';
import { type Scene, type Scenes, sportScenes } from '../testScenes.ts';
import { off } from '../../reconcile/plant.ts';

const office = await openOffice(await freshDatabase());
const asha = await office.player('asha');
/** Is blocked, and has nothing to pay. */
const bina = await office.player('bina');

async function ofReview(verb: 'clear' | 'confirm'): Promise<Scene> {
  const { id, user } = await openReview(office.house, `${verb}ed`);
  return { by: 'owner', input: { id, reason: 'A test' }, entry: [`review.${verb}`, `player:${user}`] };
}

async function ofIdentity(name: string, action: string): Promise<Scene> {
  const { id, user } = await sendIdentity(office.house, `${name}-asked`);
  const input = action === 'identity.look' ? { id } : { id, reason: 'A test' };
  return { by: 'officer', input, entry: [action, `player:${user}`] };
}

async function ofTicket(verb: string, input: object, reason = ''): Promise<Scene> {
  const { id, player } = await askedBy(office.house, `asks-${verb.toLowerCase()}`);
  if (verb === 'reopen') await office.done('owner', 'closeTicket', { id, reason: 'A test' });
  return { by: 'owner', input: { id, ...input }, entry: [`ticket.${verb}`, `player:${player.id}`, reason] };
}

async function ofCase(verb: 'take' | 'give-back' | 'note' | 'close', more: object = {}): Promise<Scene> {
  const id = await openCase(office.house, `${verb}-case`);
  if (verb !== 'take') await office.done('officer', 'takeCase', { id });
  return { by: 'officer', input: { id, ...more }, entry: [`case.${verb}`, `case:${id}`] };
}

type OfficeCall = keyof typeof contract;

/** Calls that change something, or look at what must not be looked at in secret. */
const TOLD = (Object.values(contract) as readonly Call[])
  .filter(call => call.method === 'POST' || call.manner.file)
  .map(call => call.name);

const SCENES: Scenes = {
  ...sportScenes(() => office),
  officeLogin: async () => ({
    by: 'clerk',
    input: { email: 'clerk@maidan.example', password: PASSWORD },
    entry: ['staff.sign-in', `staff:${office.idOf('clerk')}`],
  }),
  officeSignOut: async () => about('checker', 'staff.sign-out'),
  officePassword: async () => ({
    ...about('helper', 'staff.password'),
    input: { current: PASSWORD, password: 'another horse battery' },
  }),
  officeBeginTwoStep: async () => about('auditor', 'staff.two-step.begin'),
  officeConfirmTwoStep: async () => {
    const { uri } = await office.done('partner', 'officeBeginTwoStep');
    const code = new TOTP({ secret: /secret=(\w+)/.exec(String(uri))![1]! }).generate({
      timestamp: office.world.now(),
    });
    return { ...about('partner', 'staff.two-step.on'), input: { code } };
  },
  claimPayment: () => deposit('claim'),
  releasePayment: () => deposit('release', 'claim'),
  approvePayment: () => deposit('approve', 'claim'),
  rejectPayment: () => deposit('reject', 'claim'),
  screenshot: async () => {
    const scene = await deposit('screenshot');
    const { id } = scene.input as { id: string };
    await addPicture(id);
    return scene;
  },
  markSent: () => withdrawal('send', 'claim', 'approve'),
  markConfirmed: () => withdrawal('confirm', 'claim', 'approve', 'send'),
  markFailed: () => withdrawal('fail', 'claim', 'approve'),
  blockPlayer: async () => ofPlayer('player.block'),
  unblockPlayer: async () => ofPlayer('player.unblock'),
  endPlayerSession: async () => {
    const ravi = await office.player('ravi');
    const { rows } = await office.house.deps.db.query<{ id: string }>('select id from sessions where user_id = $1', [
      ravi.id,
    ]);
    return ofPlayer('player.end-session', { id: ravi.id, session: rows[0]!.id });
  },
  endPlayerSessions: async () => ofPlayer('player.end-sessions'),
  notePlayer: async () => ({
    ...{ by: 'owner', input: { id: bina.id, text: 'A note' } },
    entry: ['player.note', `player:${bina.id}`],
  }),
  tagPlayer: async () => ofPlayer('player.tag', { tag: 'calls often' }),
  untagPlayer: async () => {
    await office.done('owner', 'tagPlayer', { id: asha.id, tag: 'calls often', reason: 'A test' });
    return ofPlayer('player.untag', { id: asha.id, tag: 'calls often' });
  },
  playerBetsCsv: async () => ({ ...ofPlayer('player.bets-export'), input: { id: bina.id } }),
  noteLook: async () => ({
    ...{ by: 'owner', input: { id: bina.id, what: 'looked', words: 'All is well' } },
    entry: ['protection.note', `player:${bina.id}`],
  }),
  startReset: async () => ofPlayer('player.reset'),
  sendNews: async () => ({
    by: 'helper',
    input: { title: 'New tables', words: 'Two are open.', language: null, reason: 'A test' },
    entry: ['news.send', expect.stringMatching(/^news:/) as string],
  }),
  clearReview: () => ofReview('clear'),
  confirmReview: () => ofReview('confirm'),
  identityPictures: () => ofIdentity('look', 'identity.look'),
  verifyIdentity: () => ofIdentity('verify', 'identity.verify'),
  refuseIdentity: () => ofIdentity('refuse', 'identity.refuse'),
  takeTicket: () => ofTicket('take', { from: null }),
  handTicket: () => ofTicket('handOver', { to: office.idOf('partner'), words: 'Yours' }, 'Yours'),
  answerTicket: () => ofTicket('answer', { words: 'It is here.' }),
  closeTicket: () => ofTicket('close', { reason: 'A test' }, 'A test'),
  reopenTicket: () => ofTicket('reopen', { reason: 'A test' }, 'A test'),
  takeCase: () => ofCase('take'),
  giveBackCase: () => ofCase('give-back'),
  noteCase: () => ofCase('note', { text: 'A note' }),
  closeCase: () => ofCase('close', { outcome: 'cleared', reason: 'A test' }),
  readMail: async () => {
    const { rows } = await office.house.deps.db.query('select id from mails where user_id = $1', [asha.id]);
    return { by: 'helper', input: { id: rows[0]?.id, reason: 'A test' }, entry: ['mail.read', `player:${asha.id}`] };
  },
  proposeAdjustment: async () => ofPlayer('adjustment.propose', { amount: 500 }),
  approveProposal: () => ofProposal('approve'),
  rejectProposal: () => ofProposal('reject'),
  changeSettings: async () => {
    const { version } = await office.done('owner', 'settings');
    const values = { lines: ['Play begins at noon.'] };
    const input = { version, section: 'news', values, reason: 'A test' };
    return { by: 'owner', input, entry: ['settings.change', 'settings:news'] };
  },
  changeTable: async () => byOwner(['table.change', 'table:teen20'], { code: 'teen20', status: 'draining' }),
  stopCasino: async () => byOwner(['casino.stop', 'casino:Teenpatti'], { category: 'Teenpatti', isStopped: true }),
  stopSlots: async () => byOwner(['casino.stop', 'slot:mango7'], { slot: 'mango7', isStopped: true }),
  voidRound: async () => ({
    by: 'owner',
    input: { id: await settledRound(office.house.deps.db), fault: 'table-fault', reason: 'A test' },
    entry: ['voidRound.propose', 'round:7'],
  }),
  addStaff: async () => ({
    by: 'owner',
    input: { name: 'Dev', email: 'dev@maidan.example', role: 'support' },
    entry: ['staff.add', `staff:${DESKS.length + 1}`],
  }),
  proposeRole: async () => ({
    ...ofColleague('role.propose'),
    input: { id: office.idOf('helper'), role: 'payments', reason: 'A test' },
  }),
  resetStaff: async () => ofColleague('staff.reset'),
  disableStaff: async () => ofColleague('staff.disable'),
  countStaff: async () => {
    const { db } = office.house.deps;
    await db.query(`update staff set created_at = $1`, [new Date(office.world.now() - 1_000)]);
    const colleague = { name: 'First', email: 'first@maidan.example', role: 'support' };
    const { id } = await office.done('owner', 'addStaff', colleague);
    return { by: 'owner', input: { id, reason: 'A test' }, entry: ['staff.count', `staff:${String(id)}`] };
  },
  enableStaff: async () => ofColleague('staff.enable'),
  exportAudit: async () => ({ by: 'auditor', input: {}, entry: ['audit.export', 'audit'] }),
  reconcileNow: async () => ({ by: 'auditor', input: { kind: 'step' }, entry: ['reconciliation.run', 'books'] }),
  explainFault: async () => {
    const id = 'paid-twice round:1:1001';
    await office.house.deps.db.query(
      `insert into reconciliation_faults (id, rule, subject, expected, found, links, first_at, last_at)
       values ($1, 'paid-twice', 'round:1:1001', 1, 2, '{}', now(), now())`,
      [id],
    );
    return { by: 'owner', input: { id, reason: 'A test' }, entry: ['reconciliation.explain', id] };
  },
};

test('[R43] there is a scene for every call of the contract that must be told', () => {
  expect(Object.keys(SCENES).toSorted()).toEqual(TOLD.toSorted());
});

describe('[R43] exactly one row is written, saying who, what, from where and in which request, by', () => {
  test.each(TOLD as OfficeCall[])('%s', async name => {
    const { by, input, entry } = await SCENES[name]!();
    const before = await office.log();
    const { status } = await office.as(by, name, input, `scene-${name}`);
    expect(status).toBe(200);
    const added = (await office.log()).slice(before.length);
    expect(added).toHaveLength(1);
    const [action, subject, reason = 'reason' in input ? input.reason : ''] = entry;
    const actor = `staff:${office.idOf(by)}`;
    const at = office.world.now();
    expect(added[0]).toMatchObject({ actor, action, subject, reason, address: '127.0.0.1', at });
    expect(added[0]!.request).toMatch(/^[\w-]{22}$/);
  });

  test('a retry with its key writes none', async () => {
    const scene = await SCENES['blockPlayer']!();
    await office.as(scene.by, 'blockPlayer', scene.input, 'block-once-key');
    const before = await office.log();
    const again = await office.as(scene.by, 'blockPlayer', scene.input, 'block-once-key');
    expect(again.status).toBe(200);
    expect(await office.log()).toHaveLength(before.length);
  });

  test('every look at a picture is written, whatever its key', async () => {
    const scene = await SCENES['screenshot']!();
    const before = await office.log();
    for (let look = 0; look < 3; look += 1) await office.as(scene.by, 'screenshot', scene.input, 'one-key-for-all');
    expect(await office.log()).toHaveLength(before.length + 3);
  });

  test('a refusal writes none', async () => {
    const before = await office.log();
    expect((await office.as('owner', 'disableStaff', { id: '999', reason: 'A test' })).code).toBe('unknown-staff');
    expect(await office.log()).toHaveLength(before.length);
  });
});

test('[R43] no password and no hash of one is in the log or among remembered answers', async () => {
  const input = { name: 'Esha', email: 'esha@maidan.example', role: 'support' };
  const first = await office.as('owner', 'addStaff', input, 'esha-key');
  const password = String(first.data['password']);
  expect(password).toMatch(/^(\w{5}-){3}\w{5}$/);
  const again = await office.as('owner', 'addStaff', input, 'esha-key');
  expect(again.data).toEqual({ id: first.data['id'], password: '' });
  const { rows } = await office.house.deps.db.query<{ all: string }>(
    `select (select string_agg(answer::text, ' ') from commands) || (select string_agg(audit::text, ' ') from audit) as all`,
  );
  expect(rows[0]!.all).not.toContain(password);
  expect(rows[0]!.all).not.toContain('argon2');
});

describe('[R43] the chain', () => {
  test('is whole after all of this, and the export can be verified without us', async () => {
    const log = await office.log();
    const { data } = await office.as('auditor', 'verifyAudit');
    const head = log.at(-1)!.hash;
    expect(data).toEqual({
      rows: log.length,
      intact: true,
      brokenAt: null,
      head,
      anchors: 0,
      unreadableAnchors: 0,
      anchorFaults: [],
      nodes: [],
    });
    const response = await office.house.app.inject({
      url: '/api/office/audit/export',
      cookies: { office: office.cookieOf('auditor') },
    });
    expect(response.headers['content-type']).toContain('application/x-ndjson');
    const rows = response.body
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as AuditRow);
    expect(await verified(rows)).toEqual({
      rows: log.length + 1, // that it was exported
      intact: true,
      brokenAt: null,
      head: rows.at(-1)!.hash,
      anchors: 0,
    } satisfies ChainVerdict);
  });

  test.each(['update audit set reason = $$x$$ where seq = 3', 'delete from audit where seq = 3', 'truncate audit'])(
    'the database refuses: %s',
    async sql => {
      await expect(office.house.deps.db.query(sql)).rejects.toThrow('audit is append-only');
    },
  );

  const FORGERIES = [
    ['an edited reason', `update audit set reason = 'nothing to see' where seq = 5`, 5],
    ['an edited amount', `update audit set after = '{"amount": 1}' where seq = 6`, 6],
    ['a row taken out', 'delete from audit where seq = 4', 5],
    ['the first row taken out', 'delete from audit where seq = 1', 2],
    ['two rows changed over', 'update audit set seq = case seq when 2 then -2 else 2 end where seq in (2, 3)', -2],
  ] as const;

  test.each(FORGERIES)('behind its back: %s is found', async (_, forgery, brokenAt) => {
    const verdict = await forged(forgery);
    expect(verdict).toMatchObject({ intact: false, brokenAt });
    expect((await office.as('auditor', 'verifyAudit')).data).toMatchObject({ intact: true });
  });
});

/** What the verifier says of a log somebody with the keys to the database has changed. Undone afterwards. */
async function forged(forgery: string): Promise<Record<string, unknown>> {
  const { db } = office.house.deps;
  await db.query('create table kept as table audit');
  await db.query('alter table audit disable trigger append_only');
  await db.query(forgery);
  const { data } = await office.as('auditor', 'verifyAudit');
  await db.query('delete from audit');
  await db.query('insert into audit select * from kept');
  await db.query('alter table audit enable always trigger append_only');
  await db.query('drop table kept');
  return data;
}

/* Scenes are set with the calls everyone makes. */

const about = (by: DeskName, action: string): Scene => ({ by, input: {}, entry: [action, `staff:${office.idOf(by)}`] });

async function deposit(verb: string, ...steps: ('claim' | 'approve')[]): Promise<Scene> {
  const id = await office.deposit(asha, 10);
  await office.take(id, ...steps);
  const input = verb === 'reject' ? { id, reason: 'No such payment' } : { id };
  return { by: 'clerk', input, entry: [`deposit.${verb}`, `deposit:${id}`] };
}

async function withdrawal(verb: string, ...steps: ('claim' | 'approve' | 'send')[]): Promise<Scene> {
  const id = await office.withdrawal(asha, 10);
  await office.take(id, ...steps);
  const words = verb === 'send' ? { reference: 'PAYOUT-1' } : verb === 'fail' ? { reason: 'Came back' } : {};
  return { by: 'clerk', input: { id, ...words }, entry: [`withdrawal.${verb}`, `withdrawal:${id}`] };
}

const ofPlayer = (action: string, more: object = {}): Scene => {
  const input = { id: bina.id, reason: 'A test', ...more };
  return { by: 'owner', input, entry: [action, `player:${input.id}`] };
};

const byOwner = (entry: Scene['entry'], input: object): Scene => ({
  by: 'owner',
  input: { ...input, reason: 'A test' },
  entry,
});

const ofColleague = (action: string): Scene => {
  const id = office.idOf('helper');
  return { by: 'owner', input: { id, reason: 'A test' }, entry: [action, `staff:${id}`] };
};

async function ofProposal(verb: 'approve' | 'reject'): Promise<Scene> {
  const proposed = { id: asha.id, amount: 700, reason: 'A test' };
  const { id } = await office.done('owner', 'proposeAdjustment', proposed);
  const input = verb === 'reject' ? { id, reason: 'A test' } : { id };
  return { by: 'partner', input, entry: [`adjustment.${verb}`, `player:${asha.id}`, proposed.reason] };
}

async function addPicture(deposit: string): Promise<void> {
  const { db } = office.house.deps;
  const id = `picture-${deposit}`;
  const columns = 'id, user_id, webp, sha256, look, width, height, at';
  await db.query(`insert into screenshots (${columns}) values ($1, $2, 'picture', $1, 0, 1, 1, now())`, [id, asha.id]);
  await db.query(off('deposits', `update deposits set screenshot_id = '${id}' where id = '${deposit}'`));
}
