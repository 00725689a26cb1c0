import { DEFAULTS } from '@maidan/contract/settings';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { ask, PASSWORD } from '../../accounts/testHouse.ts';
import { openOffice, setUpTwoSteps } from '../testOffice.ts';

const office = await openOffice(await freshDatabase());
const reason = 'Called us, knew the last deposit';

const mailsTo = async (email: string, kind = 'resetPassword') => {
  const { rows } = await office.done('helper', 'mails', { search: email });
  return (rows as Record<string, unknown>[]).filter(row => row['kind'] === kind);
};

async function begun(name: string, twoStep = false) {
  const player = await office.player(name);
  await office.done('helper', 'startReset', { id: player.id, twoStep, reason });
  const [mail] = await mailsTo(player.email);
  return { ...player, mail: mail!['id'] };
}

const tokenIn = (text: unknown) => /\/way-back\/reset#([\w-]{43})/.exec(String(text))?.[1];

test('[R34] support starts a reset and passes the mail on; the player chooses, and nobody else sees the password', async () => {
  const asha = await begun('asha');
  expect(await mailsTo(asha.email)).toMatchObject([{ state: 'waiting', player: { username: 'asha' }, readBy: null }]);
  const { text, to } = await office.done('helper', 'readMail', { id: asha.mail, reason });
  expect(to).toBe(asha.email);
  expect(await mailsTo(asha.email)).toMatchObject([{ state: 'passedOn', readBy: 'helper' }]);
  const set = await ask(office.house, 'resetPassword', { token: tokenIn(text), password: 'a much better one' });
  expect(set.status).toBe(200);
  expect((await ask(office.house, 'balance', {}, asha)).status).toBe(401);
  expect(await mailsTo(asha.email, 'passwordReset')).toHaveLength(1);
});

test('[R43] who began a reset and who read a mail is in the log with the reason, and no link is', async () => {
  const bela = await begun('bela', true);
  const { text } = await office.done('owner', 'readMail', { id: bela.mail, reason });
  const { rows } = await office.house.deps.db.query(
    `select actor, action, reason, after from audit where subject = $1 and actor like 'staff:%' order by seq`,
    [`player:${bela.id}`],
  );
  expect(rows).toEqual([
    { actor: `staff:${office.idOf('helper')}`, action: 'player.reset', reason, after: { twoStep: true } },
    { actor: `staff:${office.idOf('owner')}`, action: 'mail.read', reason, after: { mail: bela.mail } },
  ]);
  const token = tokenIn(text)!;
  const kept = await office.house.deps.db.query('select commands::text as text from commands');
  expect(kept.rows.filter(row => String(row.text).includes(token))).toEqual([]);
});

test('[R34] with the second step lost too, the reset that support began ends it', async () => {
  const chand = await office.player('chand');
  const { data } = await ask(office.house, 'beginTwoStep', { password: PASSWORD }, chand);
  const code = new TOTP({ secret: String(data['secret']) }).generate({ timestamp: office.world.now() });
  expect((await ask(office.house, 'confirmTwoStep', { code }, chand)).status).toBe(200);
  await office.done('helper', 'startReset', { id: chand.id, twoStep: true, reason });
  const [mail] = await mailsTo(chand.email);
  const { text } = await office.done('helper', 'readMail', { id: mail!['id'], reason });
  const password = 'a much better one';
  expect((await ask(office.house, 'resetPassword', { token: tokenIn(text), password })).status).toBe(200);
  const { data: session } = await ask(office.house, 'login', { email: chand.email, password });
  const { data: told } = await ask(office.house, 'inbox', {}, { token: String(session['token']) });
  expect(JSON.stringify(told['rows'])).toContain('Two-step sign-in is off: switch it on again.');
  expect(await office.done('helper', 'player', { id: chand.id })).toMatchObject({ twoStep: false });
});

test('what was sent, or may have been, is read by its player alone', async () => {
  const dev = await begun('dev');
  const { db } = office.house.deps;
  await db.query('update mails set taken_at = at where id = $1', [dev.mail]);
  expect(await mailsTo(dev.email)).toMatchObject([{ state: 'unsure' }]);
  expect((await office.as('helper', 'readMail', { id: dev.mail, reason })).code).toBe('mail-on-its-way');
  await db.query('update mails set sent_at = at where id = $1', [dev.mail]);
  expect(await mailsTo(dev.email)).toMatchObject([{ state: 'sent' }]);
  expect((await office.as('helper', 'readMail', { id: dev.mail, reason })).code).toBe('mail-on-its-way');
});

test('[R43] where mails are sent nobody reads one, also not before it is on its way', async () => {
  const smtp = { host: '127.0.0.1', port: 1, secure: false, user: '', password: '' };
  const sending = await openOffice(await freshDatabase(), { smtp: { ...smtp, from: 'Maidan <house@example.com>' } });
  const gita = await sending.player('gita');
  await sending.done('helper', 'startReset', { id: gita.id, twoStep: true, reason });
  const { rows, post } = await sending.done('helper', 'mails', { search: gita.email });
  expect(post).toBe('sent');
  for (const { id } of rows as { id: string }[]) {
    const answer = await sending.as('helper', 'readMail', { id, reason });
    expect([answer.code, tokenIn(answer.text)]).toEqual(['mails-are-sent', undefined]);
  }
  expect(rows).toMatchObject([{ readBy: null }, { readBy: null }]);
});

test('[R43] where money is real nobody reads one, though nothing sends mails any more', async () => {
  const real = await openOffice(await freshDatabase());
  const money = { ...DEFAULTS.money, mode: 'real', licence: 'L-1', jurisdiction: 'Goa', countries: ['India'] };
  const { db } = real.house.deps;
  await db.query(`insert into settings (section, value, version) values ('money', $1, 1)`, [JSON.stringify(money)]);
  const hari = await real.player('hari');
  await real.done('helper', 'startReset', { id: hari.id, reason });
  await setUpTwoSteps(db);
  await real.house.deps.settings.load();
  const { rows, post } = await real.done('helper', 'mails', { search: hari.email });
  expect(post).toBe('stopped');
  for (const { id } of rows as { id: string }[])
    expect((await real.as('owner', 'readMail', { id, reason })).code).toBe('mails-are-sent');
  expect(rows).toMatchObject([{ readBy: null }, { readBy: null }]);
});

test('a mail whose time is over, an account without one, and nobody', async () => {
  const esha = await begun('esha');
  await office.pass(24 * 3_600_000);
  expect(await mailsTo(esha.email)).toMatchObject([{ state: 'over' }]);
  await ask(office.house, 'demo');
  const { rows } = await office.house.deps.db.query('select id from users where demo limit 1');
  expect((await office.as('helper', 'startReset', { id: rows[0]!.id, reason })).code).toBe('no-email');
  expect((await office.as('helper', 'startReset', { id: 'nobody', reason })).code).toBe('unknown-player');
  expect((await office.as('helper', 'readMail', { id: 'nothing', reason })).code).toBe('unknown-mail');
});

test('[R41] an auditor sees that a mail is there, and not what it says', async () => {
  const farah = await begun('farah');
  const seen = await office.as('auditor', 'mails', { search: farah.email });
  expect([seen.status, tokenIn(seen.text)]).toEqual([200, undefined]);
  for (const desk of ['auditor', 'clerk', 'trader'] as const) {
    expect((await office.as(desk, 'readMail', { id: farah.mail, reason })).code).toBe('not-allowed');
    expect((await office.as(desk, 'startReset', { id: farah.id, reason })).code).toBe('not-allowed');
  }
});
