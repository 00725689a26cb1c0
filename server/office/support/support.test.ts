import { DEFAULTS } from '@maidan/contract/settings';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { ask } from '../../accounts/testHouse.ts';
import { askedBy } from '../../support/testTicket.ts';
import { type DeskName, openOffice } from '../testOffice.ts';

const office = await openOffice(await freshDatabase());
const { house, world } = office;
const TARGET_MS = DEFAULTS.tickets.answerHours * 3_600_000;
const reason = 'A test';

const at = (desk: DeskName, id: string) => office.done(desk, 'officeTicket', { id });
const listed = async (show: string, search: string) =>
  (await office.done('helper', 'officeTickets', { show, search }))['rows'] as Record<string, unknown>[];
const refused = async (desk: DeskName, call: Parameters<typeof office.done>[1], input: object) =>
  (await ask(house, call, input, { office: office.cookieOf(desk) })).code;

describe('the answer clock', () => {
  test('runs from the first message without an answer, and is late when the target is over, to the millisecond', async () => {
    const { id, player } = await askedBy(house, 'clock');
    const asked = world.now();
    world.set(60_000);
    await ask(house, 'writeTicket', { id, words: 'And?' }, player);
    const due = { waitingSince: asked, dueAt: asked + TARGET_MS };
    expect(await at('helper', id)).toMatchObject({ ...due, isOverdue: false });
    await office.pass(TARGET_MS - 60_001);
    expect(await at('helper', id)).toMatchObject({ ...due, isOverdue: false });
    world.set(1);
    expect(await at('helper', id)).toMatchObject({ ...due, isOverdue: true });
    expect(await office.done('helper', 'officeTickets', {})).toMatchObject({ waiting: 1, overdue: 1 });
  });

  test('stops with an answer, and starts anew with the next message', async () => {
    const { id, player } = await askedBy(house, 'anew');
    await office.done('helper', 'answerTicket', { id, words: 'Yes.' });
    expect(await at('helper', id)).toMatchObject({ waitingSince: null, dueAt: null, isOverdue: false });
    expect(await listed('waiting', 'anew')).toEqual([]);
    world.set(5_000);
    await ask(house, 'writeTicket', { id, words: 'Really?' }, player);
    expect(await at('helper', id)).toMatchObject({ waitingSince: world.now() });
  });

  test('who waits longest is first', async () => {
    const first = await askedBy(house, 'queue-first');
    world.set(1_000);
    const second = await askedBy(house, 'queue-second');
    world.set(1_000);
    await ask(house, 'writeTicket', { id: first.id, words: 'Still there?' }, first.player);
    expect((await listed('waiting', 'queue-')).map(({ id }) => id)).toEqual([first.id, second.id]);
  });
});

describe('who is on it', () => {
  test('of two who take it at once one has it, and the other is told', async () => {
    const { id } = await askedBy(house, 'taken');
    const take = (desk: DeskName) => ask(house, 'takeTicket', { id, from: null }, { office: office.cookieOf(desk) });
    const answers = await Promise.all([take('helper'), take('partner')]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['ticket-moved', undefined].toSorted());
  });

  test('another cannot answer, close or hand it over before taking it over', async () => {
    const { id } = await askedBy(house, 'others');
    await office.done('helper', 'takeTicket', { id, from: null });
    const to = office.idOf('owner');
    expect(await refused('partner', 'answerTicket', { id, words: 'Me' })).toBe('ticket-of-another');
    expect(await refused('partner', 'closeTicket', { id, reason })).toBe('ticket-of-another');
    expect(await refused('partner', 'handTicket', { id, to, words: 'Yours' })).toBe('ticket-of-another');
    expect(await refused('partner', 'takeTicket', { id, from: to })).toBe('ticket-moved');
    await office.done('partner', 'takeTicket', { id, from: office.idOf('helper') });
    await office.done('partner', 'answerTicket', { id, words: 'Me' });
    expect(await at('helper', id)).toMatchObject({ staff: { id: office.idOf('partner') } });
  });

  test('a ticket is handed over with a note that the player does not read, to who can answer', async () => {
    const { id, player } = await askedBy(house, 'handed');
    expect(await refused('helper', 'handTicket', { id, to: office.idOf('clerk'), words: 'No' })).toBe(
      'colleague-cannot',
    );
    expect(await refused('helper', 'handTicket', { id, to: 'nobody', words: 'No' })).toBe('unknown-staff');
    await office.done('helper', 'handTicket', { id, to: office.idOf('owner'), words: 'Please look at the bank.' });
    const { messages, staff } = await at('owner', id);
    expect(staff).toMatchObject({ id: office.idOf('owner') });
    expect(messages).toMatchObject([{ by: 'player' }, { by: 'note', words: 'Please look at the bank.' }]);
    const seen = await ask(house, 'ticket', { id }, player);
    expect(seen.text).not.toContain('bank');
    expect((await ask(house, 'tickets', {}, player)).text).not.toContain('bank');
  });
});

describe('a question that is over', () => {
  test('is closed by staff, takes no answer, and is open again by the player’s own', async () => {
    const { id, player } = await askedBy(house, 'over');
    await office.done('helper', 'answerTicket', { id, words: 'Done.', isClosed: true });
    expect(await at('helper', id)).toMatchObject({ state: 'closed', waitingSince: null });
    expect(await refused('helper', 'answerTicket', { id, words: 'More' })).toBe('ticket-closed');
    expect(await refused('helper', 'closeTicket', { id, reason })).toBe('ticket-closed');
    expect(await refused('helper', 'takeTicket', { id, from: null })).toBe('ticket-closed');
    expect((await listed('closed', 'over')).map(row => row['id'])).toEqual([id]);
    await ask(house, 'writeTicket', { id, words: 'It is not.' }, player);
    expect(await at('helper', id)).toMatchObject({ state: 'open', waitingSince: world.now() });
  });

  test('is reopened by staff, and the clock starts', async () => {
    const { id } = await askedBy(house, 'reopened');
    expect(await refused('helper', 'reopenTicket', { id, reason })).toBe('ticket-open');
    await office.done('helper', 'closeTicket', { id, reason });
    world.set(1_000);
    await office.done('partner', 'reopenTicket', { id, reason });
    expect(await at('helper', id)).toMatchObject({
      ...{ state: 'open', waitingSince: world.now(), staff: { id: office.idOf('partner') } },
    });
  });

  test('is closed by the player, once', async () => {
    const { id, player } = await askedBy(house, 'solver');
    for (const _ of [1, 2]) expect((await ask(house, 'solveTicket', { id }, player)).status).toBe(200);
    const { rows } = await house.deps.db.query('select open from ticket_counts where user_id = $1', [player.id]);
    expect(rows).toEqual([{ open: 0 }]);
    expect(await at('helper', id)).toMatchObject({ state: 'closed' });
  });
});

test('answers that are often given are those of the settings', async () => {
  const { version } = await office.done('owner', 'settings');
  const values = { answerHours: 2, answers: ['Please wait.'] };
  await office.done('owner', 'changeSettings', { version, section: 'tickets', values, reason });
  const { id } = await askedBy(house, 'ready');
  const { answers, dueAt } = await at('helper', id);
  expect([answers, dueAt]).toEqual([['Please wait.'], world.now() + 2 * 3_600_000]);
});
