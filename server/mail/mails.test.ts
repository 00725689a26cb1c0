import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ask, form, openTestHouse, person, TestWorld } from '../accounts/testHouse.ts';
import { configFrom } from '../config.ts';
import { lasting } from '../db/testDb.ts';
import { deliverMails } from './mails.ts';
import { Mailbox } from './testMailbox.ts';

const world = new TestWorld();
const mailbox = await Mailbox.open();
afterAll(() => mailbox.close());
const house = await lasting(await freshDatabase(), url =>
  openTestHouse(url, world, {
    smtp: mailbox.config,
    siteOrigin: 'https://play.example',
    secretKey: Buffer.alloc(32, 7),
  }),
);
const deliver = () => deliverMails(house.deps);

const rowOf = async (address: string) => {
  const { rows } = await house.deps.db.query('select * from mails where address = $1', [address]);
  return rows[0]!;
};

beforeEach(async () => {
  mailbox.manner = 'takes';
  await deliver();
  mailbox.got.length = 0;
});

test('a registration and its mail are one: the link in it is stored sealed, and arrives as it was made', async () => {
  await ask(house, 'register', form('asha'));
  expect((await ask(house, 'register', form('asha'))).code).toBe('account-exists');
  const row = await rowOf('asha@example.com');
  expect(row).toMatchObject({ kind: 'confirmEmail', language: 'en', sent_at: null, tries: 0 });
  await deliver();
  expect(mailbox.got).toHaveLength(1);
  const [{ to, raw, text }] = mailbox.got as [(typeof mailbox.got)[number]];
  expect(to).toBe('asha@example.com');
  expect(raw).toMatch(/^Subject: Confirm your email address/m);
  expect(raw).toMatch(/^From: Maidan <no-reply@maidan\.example>/m);
  expect(raw).toContain(`<${row.id}@maidan.example>`);
  const token = /https:\/\/play\.example\/way-back\/confirm#([\w-]{43})/.exec(text)?.[1];
  expect(text).toContain('14 Mar 2026 17:30 IST');
  expect(row.secret).not.toContain(token);
  expect((await ask(house, 'confirmEmail', { token })).status).toBe(200);
});

test('a mail is in the language its reader has chosen', async () => {
  const headers = { 'accept-language': 'hi' };
  await ask(house, 'register', form('hema'), { headers });
  await deliver();
  expect(mailbox.got[0]?.text).toContain('नमस्ते hema');
});

test('what is sent is not sent again', async () => {
  await ask(house, 'register', form('bela'));
  await Promise.all([deliver(), deliver(), deliver()]);
  world.pass(86_400_000);
  await deliver();
  expect(mailbox.got).toHaveLength(1);
  expect(await rowOf('bela@example.com')).toMatchObject({ tries: 1, answer: '250 2.0.0 taken' });
});

test('what is refused is tried again, ever more seldom, until it is of no use any more', async () => {
  mailbox.manner = 'refuses';
  await ask(house, 'register', form('chand'));
  const triesAfter = async (ms: number) => {
    world.pass(ms);
    await deliver();
    return (await rowOf('chand@example.com')).tries;
  };
  expect([await triesAfter(0), await triesAfter(14_999), await triesAfter(1)]).toEqual([1, 1, 2]);
  expect([await triesAfter(29_999), await triesAfter(1)]).toEqual([2, 3]);
  expect((await rowOf('chand@example.com')).answer).toMatch(/^451/);
  expect(await triesAfter(7 * 86_400_000)).toBe(3);
  expect(mailbox.got).toEqual([]);
});

test('what was refused arrives once the other side takes it', async () => {
  mailbox.manner = 'refuses';
  await ask(house, 'register', form('dev'));
  await deliver();
  mailbox.manner = 'takes';
  world.pass(15_000);
  await deliver();
  expect(mailbox.got.map(({ to }) => to)).toEqual(['dev@example.com']);
});

test('where nobody knows whether it arrived it is not sent again', async () => {
  mailbox.manner = 'hangsUp';
  await ask(house, 'register', form('esha'));
  await deliver();
  mailbox.manner = 'takes';
  world.pass(3_600_000);
  await deliver();
  expect(mailbox.got).toEqual([]);
  expect(await rowOf('esha@example.com')).toMatchObject({ tries: 1, sent_at: null });
  expect((await rowOf('esha@example.com')).taken_at).not.toBeNull();
});

test('a server that is away is no reason to give a mail up', async () => {
  await person(house, 'farah');
  const away = { ...house.deps, config: { ...house.deps.config, smtp: { ...mailbox.config, port: 1 } } };
  await deliverMails(away);
  expect((await rowOf('farah@example.com')).taken_at).toBeNull();
  world.pass(15_000);
  await deliver();
  expect(mailbox.got).toHaveLength(1);
});

test('who sends mails says from whom, and where their links lead', () => {
  const SMTP_URL = 'smtps://maidan:s%40fe@mail.example';
  const [MAIL_FROM, SITE_ORIGIN] = ['no-reply@play.example', 'https://play.example'];
  expect(() => configFrom({ SMTP_URL, SITE_ORIGIN })).toThrow('MAIL_FROM');
  expect(() => configFrom({ SMTP_URL, MAIL_FROM })).toThrow('SITE_ORIGIN');
  expect(() => configFrom({ SMTP_URL: 'mail.example', MAIL_FROM, SITE_ORIGIN })).toThrow('SMTP_URL');
  expect(configFrom({ SMTP_URL, MAIL_FROM, SITE_ORIGIN }).smtp).toEqual({
    ...{ host: 'mail.example', port: 465, secure: true, user: 'maidan', password: 's@fe', from: MAIL_FROM },
  });
  expect(configFrom({}).smtp).toBeUndefined();
});
