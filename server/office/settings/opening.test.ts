import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { ask } from '../../accounts/testHouse.ts';
import { openOffice } from '../testOffice.ts';

/* [R44] What it takes to open real money, one thing after the other. */

const SMTP = { host: '127.0.0.1', port: 1, secure: false, user: '', password: '', from: 'Maidan <maidan@example.com>' };
const [office, silent] = [
  await openOffice(await freshDatabase(), { smtp: SMTP, siteOrigin: 'https://maidan.example' }),
  await openOffice(await freshDatabase()),
];
const REAL = { mode: 'real', licence: 'L-1', jurisdiction: 'Goa', countries: ['India'] };

/** Proposed by the owner, approved by the partner. */
async function open(at = office, fields: object = REAL) {
  const { version, values } = await at.done('owner', 'settings');
  const before = (values as Record<string, object>)['money'];
  const change = { version, section: 'money', values: { ...before, ...fields }, reason: 'A licence' };
  const { proposal } = await at.done('owner', 'changeSettings', change);
  const alone = await at.as('owner', 'approveProposal', { id: proposal });
  expect(alone.code).toBe('second-person-needed');
  const answer = await at.as('partner', 'approveProposal', { id: proposal });
  if (answer.status !== 200) await at.done('partner', 'rejectProposal', { id: proposal, reason: 'Not yet' });
  return answer;
}

const twoSteps = (at: typeof office) =>
  at.house.deps.db.query(
    `insert into staff_security (staff_id, totp_secret, totp_confirmed_at) select id, 'secret', now() from staff
     on conflict (staff_id) do update set totp_secret = 'secret', totp_confirmed_at = now()`,
  );

test('[R44] without mails it stays shut', async () => {
  await twoSteps(silent);
  await silent.set('staff', { twoStep: 'required' });
  expect((await open(silent)).code).toBe('mail-needed');
});

test('[R44] each thing is asked for, play money is not taken along, and then it opens by two people', async () => {
  await twoSteps(office);
  const { db } = office.house.deps;
  const asha = await office.player('asha');
  const left = await open();
  expect([left.code, left.body['message']]).toEqual(['money-left', expect.stringContaining('₹10,000.00: ')]);
  const { id } = await office.done('owner', 'proposeAdjustment', {
    id: asha.id,
    amount: -10_000_00,
    reason: 'Play ends',
  });
  await office.done('partner', 'approveProposal', { id });

  expect((await open()).code).toBe('staff-two-step-needed');
  await office.set('staff', { twoStep: 'required' });
  const disable = (disabled: boolean) =>
    db.query(`update staff set disabled = $1 where role = 'compliance'`, [disabled]);
  await disable(true);
  expect((await open()).code).toBe('compliance-needed');
  await disable(false);
  await office.set('identity', { verifiedOut: 0, expiredOut: 0 });
  expect((await open()).code).toBe('tiers-needed');
  await office.set('identity', { verifiedOut: 100_00 });

  expect((await open()).status).toBe(200);
  expect((await office.done('owner', 'settings'))['values']).toMatchObject({ money: { mode: 'real' } });
  expect((await ask(office.house, 'demo')).code).toBe('demo-off');
  expect((await ask(office.house, 'topUp', {}, asha)).code).toBe('top-up-closed');
  expect((await ask(office.house, 'balance', {}, asha)).data).toMatchObject({ balance: 0 });
});

test('[R44] the database lets no mode change while somebody has money, whoever writes it', async () => {
  await silent.player('bina');
  const write = silent.house.deps.db.query(`insert into settings (section, value, version) values ('money', $1, 1)`, [
    JSON.stringify(REAL),
  ]);
  await expect(write).rejects.toThrow('players still have money');
});
