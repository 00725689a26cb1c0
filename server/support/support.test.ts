import { MOST_LETTERS, MOST_MESSAGES, MOST_OPEN_TICKETS } from '@maidan/contract/ticketKinds';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { ask, type HttpAnswer, type Person, person, sessionOf } from '../accounts/testHouse.ts';
import { addMatch, teamFor } from '../fantasy/testContest.ts';
import { openOffice } from '../office/testOffice.ts';
import { askedBy } from './testTicket.ts';

const office = await openOffice(await freshDatabase());
const { house, world } = office;
const { db } = house.deps;
const HOUR_MS = 3_600_000;

const said = ({ status, code }: HttpAnswer) => [status, code];
const asks = (player: Person, input: object, key?: string) =>
  ask(house, 'askSupport', { words: 'Where is it?', ...input }, { ...player, ...(key !== undefined && { key }) });
const ticketOf = async (player: Person, id: string) => (await ask(house, 'ticket', { id }, player)).data;
const messagesOf = async (player: Person, id: string) =>
  ((await ticketOf(player, id))['messages'] as { by: string; words: string }[]).map(({ by, words }) => [by, words]);
const atDesk = (id: string) => office.done('helper', 'officeTicket', { id });

let references = 0;
async function deposited(player: Person): Promise<string> {
  const form = { depositAmount: '500', paymentMethod: 'UPI', transactionNumber: `UTR${(references += 1)}SUPPORT` };
  return String((await ask(house, 'deposit', form, player)).data['id']);
}

async function spun(player: Person): Promise<string> {
  const { commitment } = (await ask(house, 'slotSeat', {}, player)).data;
  const { data } = await ask(house, 'spin', { slot: 'mango7', stake: 100_00, number: 'mine', commitment }, player);
  return (data['spin'] as { id: string }).id;
}

let matches = 0;
/** The contest. */
async function entered(player: Person): Promise<string> {
  const { fixture } = await addMatch(house, `asked-${(matches += 1)}`);
  const contest = `fantasy.${fixture.id}.duel.1`;
  expect((await ask(house, 'enterContest', { contest, team: teamFor(fixture) }, player)).code).toBeUndefined();
  return contest;
}

describe('a question', () => {
  test('is kept as it was typed, and shown to who asked', async () => {
    const words = '  <b>Where</b> is it?\n\n१०० ₹ 👩‍💻  ';
    const { id, player } = await askedBy(house, 'typed', words);
    expect(await messagesOf(player, id)).toEqual([['player', words]]);
    const { data } = await ask(house, 'tickets', {}, player);
    expect(data).toMatchObject({ total: 1, rows: [{ id, state: 'open', kind: null, lastBy: 'player', words }] });
  });

  test.each([
    ['nothing', ' \n '],
    ['more than fits', 'a'.repeat(MOST_LETTERS + 1)],
    ['what cannot be seen', 'abc\u202edef'],
    ['half a character', 'abc\ud83d'],
    ['a sign of control', 'abc\u0000'],
  ])('of %s is refused', async (name, words) => {
    const player = await person(house, `form-${name.replaceAll(' ', '-').slice(0, 12)}`);
    expect(said(await asks(player, { words }))).toEqual([422, 'invalid-input']);
    expect((await ask(house, 'tickets', {}, player)).data['total']).toBe(0);
  });

  test('says until when it is answered, as the operator set it, while it waits and no longer', async () => {
    const { id, player } = await askedBy(house, 'clock', 'When?');
    const shown = async () =>
      (await ask(house, 'ticket', { id }, player)).data as { at: number; answerBy: number | null };
    const { at, answerBy } = await shown();
    expect(answerBy).toBe(at + 4 * 3_600_000);
    await ask(house, 'solveTicket', { id }, player);
    expect((await shown()).answerBy).toBeNull();
  });

  test('as long as can be is taken', async () => {
    const words = 'आ'.repeat(MOST_LETTERS);
    const { id, player } = await askedBy(house, 'longest', words);
    expect(await messagesOf(player, id)).toEqual([['player', words]]);
  });

  test('[R3] sent again with its key is one question', async () => {
    const player = await person(house, 'again');
    const [one, two] = await Promise.all([
      asks(player, {}, 'asked-once-only-1'),
      asks(player, {}, 'asked-once-only-1'),
    ]);
    expect([one.data, (await asks(player, {}, 'asked-once-only-1')).data]).toEqual([two.data, two.data]);
    expect(said(await asks(player, { words: 'Another' }, 'asked-once-only-1'))).toEqual([409, 'key-reused']);
    expect((await ask(house, 'tickets', {}, player)).data['total']).toBe(1);
  });

  test('nobody but who asked and the office reads it', async () => {
    const { id } = await askedBy(house, 'private');
    const other = await person(house, 'curious');
    for (const call of ['ticket', 'solveTicket'] as const)
      expect(said(await ask(house, call, { id }, other))).toEqual([404, 'unknown-ticket']);
    expect(said(await ask(house, 'writeTicket', { id, words: 'Hello' }, other))).toEqual([404, 'unknown-ticket']);
    expect(await atDesk(id)).toMatchObject({ state: 'open', messages: [{ by: 'player' }] });
  });
});

describe('what a question is about', () => {
  test('is shown to the player and to the office, which has its link', async () => {
    const player = await person(house, 'payer');
    const deposit = await deposited(player);
    const about = { kind: 'deposit', id: deposit };
    const shown = { kind: 'deposit', id: deposit, state: 'requested', amount: 500_00, came: null };
    expect((await ask(house, 'aboutThing', about, player)).data).toMatchObject(shown);
    const { data } = await asks(player, { about });
    expect((await ticketOf(player, String(data['id'])))['thing']).toMatchObject(shown);
    expect((await atDesk(String(data['id'])))['thing']).toMatchObject({ ...shown, event: null, game: null });
  });

  test('of somebody else is refused, whatever it is, and nothing is kept', async () => {
    const [owner, other] = [await person(house, 'has-it'), await person(house, 'wants-it')];
    const deposit = await deposited(owner);
    const { rows } = await db.query(`select id from transfers where to_account = $1`, [`player:${owner.id}`]);
    const foreign = [
      ['deposit', deposit],
      ['statement', rows[0]!.id],
      ['withdrawal', 'W-1'],
      ['round', 'not-a-round'],
      ['tableBet', 'not-a-bet'],
      ['sportBet', 'not-a-bet'],
      ['spin', await spun(owner)],
      ['contest', await entered(owner)],
    ];
    for (const [kind, id] of foreign) {
      expect([kind, ...said(await ask(house, 'aboutThing', { kind, id }, other))]).toEqual([kind, 404, 'not-yours']);
      expect([kind, ...said(await asks(other, { about: { kind, id } }))]).toEqual([kind, 404, 'not-yours']);
    }
    expect((await ask(house, 'tickets', {}, other)).data['total']).toBe(0);
  });

  test('the database itself refuses what is of somebody else', async () => {
    const [owner, other] = [await person(house, 'stored'), await person(house, 'storing')];
    const insert = (user: string, id: string, deposit: string) =>
      db.query(
        `insert into tickets (id, user_id, thing_kind, thing_id, at, state, waiting_since, last_at)
         values ($1, $2, 'deposit', $3, now(), 'open', now(), now())`,
        [id, user, deposit],
      );
    const deposit = await deposited(owner);
    await expect(insert(other.id, 'foreign', deposit)).rejects.toMatchObject({ constraint: 'asks_about_ones_own' });
    await insert(owner.id, 'own', deposit);
  });

  test('may be a spin, and a contest that was entered: with what was staked and what came of it', async () => {
    const player = await person(house, 'spinning');
    const [id, contest] = [await spun(player), await entered(player)];
    const { rows } = await db.query('select stake, paid from spins where id = $1', [id]);
    const spin = { kind: 'spin', id, name: 'Mango Sevens', state: 'settled', amount: 100_00 };
    const league = { kind: 'contest', id: contest, state: 'open', amount: 100_00, came: null, detail: '1 of yours' };
    for (const shown of [{ ...spin, came: rows[0]!.paid - rows[0]!.stake }, league]) {
      const about = { kind: shown.kind, id: shown.id };
      expect((await ask(house, 'aboutThing', about, player)).data).toMatchObject(shown);
      const { data } = await asks(player, { about });
      expect((await ticketOf(player, String(data['id'])))['thing']).toMatchObject(shown);
      expect((await atDesk(String(data['id'])))['thing']).toMatchObject(shown);
    }
  });

  test('a line of the statement is asked about by what the line says it is', async () => {
    const player = await person(house, 'stated');
    const { data } = await ask(house, 'statement', {}, player);
    const [line] = data['rows'] as { thing: object; remark: string; credit: number }[];
    const about = (await ask(house, 'aboutThing', line!.thing, player)).data;
    expect(about).toMatchObject({ ...line!.thing, name: line!.remark, amount: line!.credit, state: 'booked' });
  });
});

describe('how much one may ask', () => {
  test('no more than so many open questions, and with one that is solved there is room again', async () => {
    const player = await person(house, 'many');
    const ids: string[] = [];
    for (let nth = 0; nth < MOST_OPEN_TICKETS; nth += 1) ids.push(String((await asks(player, {})).data['id']));
    expect(said(await asks(player, {}))).toEqual([409, 'too-many-tickets']);
    expect((await ask(house, 'solveTicket', { id: ids[0]! }, player)).status).toBe(200);
    expect((await asks(player, {})).status).toBe(200);
    expect(said(await ask(house, 'writeTicket', { id: ids[0]!, words: 'Again' }, player))).toEqual([
      409,
      'too-many-tickets',
    ]);
    expect((await ask(house, 'writeTicket', { id: ids[1]!, words: 'More' }, player)).status).toBe(200);
  });

  test('many at once are not more than that', async () => {
    const player = await person(house, 'parallel');
    const answers = await Promise.all(Array.from({ length: MOST_OPEN_TICKETS + 3 }, () => asks(player, {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_OPEN_TICKETS);
    expect(answers.filter(({ code }) => code === 'too-many-tickets')).toHaveLength(3);
  });

  test('no more than so many messages within an hour, and more after it', async () => {
    const { id, player } = await askedBy(house, 'talker');
    const write = async () =>
      ask(house, 'writeTicket', { id, words: 'And?' }, { token: await sessionOf(house, player.id) });
    for (let nth = 1; nth < MOST_MESSAGES; nth += 1) expect((await write()).status).toBe(200);
    expect(said(await write())).toEqual([429, 'too-many-messages']);
    await office.pass(HOUR_MS - 1);
    expect(said(await write())).toEqual([429, 'too-many-messages']);
    await office.pass(1);
    expect((await write()).status).toBe(200);
  });
});

describe('who may ask', () => {
  test('[R29] who has stopped playing still writes to support', async () => {
    const player = await person(house, 'stopped');
    const stop = { kind: 'exclusion', months: 6, isSure: true };
    const stopped = await ask(house, 'stopPlay', stop, player);
    expect(stopped.status).toBe(200);
    const { status, data } = await asks(player, {});
    expect(status).toBe(200);
    expect((await ask(house, 'writeTicket', { id: data['id'], words: 'Please' }, player)).status).toBe(200);
  });
});

describe('the answer', () => {
  test('is told behind the bell and by mail, and the player writes on', async () => {
    const { id, player } = await askedBy(house, 'answered');
    await office.done('helper', 'takeTicket', { id, from: null });
    await office.done('helper', 'answerTicket', { id, words: 'It is on its way.' });
    expect(await messagesOf(player, id)).toEqual([
      ['player', 'Where is my money?'],
      ['staff', 'It is on its way.'],
    ]);
    const { data: inbox } = await ask(house, 'inbox', {}, player);
    expect(inbox).toMatchObject({ unread: 1 });
    expect((inbox['rows'] as object[])[0]).toMatchObject({
      ...{ kind: 'support', text: 'It is on its way.', to: `/support/${id}`, seenAt: `/support/${id}` },
    });
    const mails = await office.done('helper', 'mails', { search: 'answered' });
    const mail = (mails['rows'] as { id: string; kind: string }[]).find(({ kind }) => kind === 'ticketAnswered');
    const letter = await office.done('helper', 'readMail', { id: mail!.id, reason: 'Passed on' });
    expect(letter['text']).toContain(`/support/${id}`);
    expect(letter['text']).not.toContain('on its way');
    expect((await ask(house, 'writeTicket', { id, words: 'Thanks' }, player)).status).toBe(200);
    expect((await atDesk(id))['waitingSince']).toBe(world.now());
  });

  test('[R3] with the same key is one answer, one mail and one message', async () => {
    const { id, player } = await askedBy(house, 'onceanswered');
    const answer = () =>
      ask(
        house,
        'answerTicket',
        { id, words: 'Yes.' },
        { office: office.cookieOf('helper'), key: 'one-answer-only-1' },
      );
    const [one, two] = [await answer(), await answer()];
    expect([one.status, two.body]).toEqual([200, one.body]);
    const { rows } = await db.query(
      `select (select count(*)::int from ticket_messages where user_id = $1 and by = 'staff') as answers,
         (select count(*)::int from mails where user_id = $1 and kind = 'ticketAnswered') as mails,
         (select count(*)::int from notices where user_id = $1) as notices`,
      [player.id],
    );
    expect(rows).toEqual([{ answers: 1, mails: 1, notices: 1 }]);
  });
});

test('a copy of one’s data has the questions, and no notes of colleagues', async () => {
  const { id, player } = await askedBy(house, 'copied', 'My question');
  await office.done('helper', 'answerTicket', { id, words: 'My answer' });
  await office.done('helper', 'handTicket', { id, to: office.idOf('partner'), words: 'A difficult one' });
  const { text } = await ask(house, 'myData', {}, player);
  const copy = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
  expect(copy['tickets']).toMatchObject([{ id, state: 'open' }]);
  expect(copy['ticketMessages']!.map(({ words }) => words)).toEqual(['My question', 'My answer']);
  expect(text).not.toContain('difficult');
});
