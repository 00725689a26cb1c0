import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import type { Sent } from '@maidan/contract/api';
import { ask, colleague, form, openTestHouse, PASSWORD, sessionOf, TestWorld } from '../accounts/testHouse.ts';
import { lasting } from '../db/testDb.ts';

/* Who has stopped and comes back under another name is held until staff have looked, and is not told why. */

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const { db } = house.deps;
const DAY = 86_400_000;
const FOR_EVER = { kind: 'exclusion', months: null, isSure: true } as const;

let nth = 0;
const key = (): string => `recognise-${(nth += 1)}`.padEnd(24, '-');
const phoneOf = (): string => `+91 70000 ${String((nth += 1)).padStart(5, '0')}`;

interface Somebody {
  readonly id: string;
  readonly token: string;
  readonly device: string;
}

const from = (device: string) => ({ cookie: `device=${device}` });

/** Registers and signs in, with a browser of their own unless it is somebody's. */
async function join(name: string, more: object = {}, device?: string): Promise<Somebody> {
  const details = { ...form(name), phone_number: phoneOf(), ...more };
  const headers = device === undefined ? {} : from(device);
  const registered = await ask(house, 'register', details, { key: key(), headers });
  expect(registered.code).toBeUndefined();
  const own = device ?? String(registered.cookies.get('device')?.['value']);
  const signedIn = await ask(house, 'login', { email: details.email, password: PASSWORD }, { headers: from(own) });
  const { rows } = await db.query('select id from users where lower(email) = lower($1)', [details.email]);
  return { id: rows[0]!.id, token: String(signedIn.data['token']), device: own };
}

const told = async (who: Somebody, name: Parameters<typeof ask>[1], input: object): Promise<string> =>
  (await ask(house, name, input, { token: await sessionOf(house, who.id), key: key() })).code ?? 'done';

const deposit = (more: object = {}): Sent<'deposit'> => ({
  ...{ depositAmount: '500', coinType: 'INR', paymentMethod: 'BANK', transactionNumber: `UTR77700${(nth += 1)}` },
  ...more,
});
const withdrawal = (more: object) => ({ withdraw_amount: '100', withdraw_currency: 'INR', ...more });
const UPI = { payment_method: 'UPI', upi_id: 'excluded@okaxis' };
const BANK = { payment_method: 'BANK', account_number: '000123456789', ifsc_code: 'SBIN0001234' };
const WALLET = {
  ...{ withdraw_currency: 'USDT', chain_name: 'ERC20', payment_method: 'CRYPTO' },
  wallet_address: '0x5a3DE0000000000000000000000000000000eE20',
};

const review = async (who: Somebody) => {
  const { rows } = await db.query('select found, matches, state from account_reviews where user_id = $1 order by at', [
    who.id,
  ]);
  return rows;
};
const kinds = async (who: Somebody) =>
  (await review(who)).flatMap(({ matches }) => matches.map((match: { kind: string }) => match.kind));

const asha = await join('asha.rao', { phone_number: '+91 98111 22233', email: 'asha.rao@gmail.com' });
const paid = [
  await told(asha, 'withdrawal', withdrawal(UPI)),
  await told(asha, 'withdrawal', withdrawal(BANK)),
  await told(asha, 'withdrawal', withdrawal({ ...WALLET, withdraw_amount: '1' })),
  await told(asha, 'stopPlay', FOR_EVER),
];

test('[R30] the scene: an excluded person was paid in three ways', () => {
  expect(paid).toEqual(['done', 'done', 'done', 'done']);
});

describe('[R30] an excluded person who comes back', () => {
  test('is caught by the phone, the e-mail and the browser, however they are typed', async () => {
    const byPhone = await join('anu', { phone_number: '09811122233' });
    const byEmail = await join('anita', { email: 'A.sharao+new@googlemail.com' });
    const byDevice = await join('amrita', {}, asha.device);
    expect([await kinds(byPhone), await kinds(byEmail), await kinds(byDevice)]).toEqual([
      ['phone'],
      ['email'],
      ['device'],
    ]);
    expect(await review(byPhone)).toEqual([
      { found: 'registration', matches: [{ kind: 'phone', player: asha.id }], state: 'open' },
    ]);
  });

  test('is caught when paying or being paid, by account, UPI and wallet', async () => {
    const somebody = await join('bina');
    const payer = { accountNumber: '123456789' };
    expect(await told(somebody, 'deposit', deposit(payer))).toBe('account-in-review');
    expect(await kinds(somebody)).toEqual(['bank']);
    for (const [name, payee, kind] of [
      ['chandra', UPI, 'upi'],
      ['charu', BANK, 'bank'],
      ['chitra', { ...WALLET, chain_name: 'BEP20', withdraw_amount: '1' }, 'wallet'],
    ] as const) {
      const other = await join(name);
      expect(await told(other, 'withdrawal', withdrawal(payee))).toBe('done'); // the money is theirs
      expect(await kinds(other)).toEqual([kind]);
      expect(await told(other, 'deposit', deposit())).toBe('account-in-review');
    }
  });

  test('is caught though they closed the account, until the end of what they asked for', async () => {
    const closer = await join('closer', { phone_number: '+91 98222 33344' });
    expect(await told(closer, 'stopPlay', { kind: 'exclusion', months: 6, isSure: true })).toBe('done');
    const all = withdrawal({ withdraw_amount: '10000', payment_method: 'UPI', upi_id: 'closer@upi' });
    expect(await told(closer, 'withdrawal', all)).toBe('done');
    expect(await told(closer, 'closeAccount', { password: PASSWORD, isSure: true })).toBe('done');
    expect(await kinds(await join('closer-again', { phone_number: '9822233344' }))).toEqual(['phone']);
    world.pass(200 * DAY);
    expect(await kinds(await join('closer-later', { phone_number: '9822233344' }))).toEqual([]);
  });

  test('is caught at once where they are signed in under another name already', async () => {
    const [one, two, other] = [
      await join('both', { phone_number: '+91 98333 44455', email: 'both.of@gmail.com' }),
      await join('both-too', { phone_number: '098333 44455' }),
      await join('both-else', { phone_number: '+1 98333 44455' }),
    ];
    const third = await join('both-third', {}, one.device);
    const fourth = await join('both-fourth', { email: 'bothof+4@gmail.com' });
    expect(await told(two, 'deposit', deposit())).toBe('done');
    expect(await told(one, 'stopPlay', FOR_EVER)).toBe('done');
    for (const who of [two, third, fourth]) expect(await told(who, 'deposit', deposit())).toBe('account-in-review');
    expect([await told(other, 'deposit', deposit()), await kinds(other)]).toEqual(['done', []]); // a number of another country
    expect([await kinds(two), await kinds(third), await kinds(fourth)]).toEqual([['phone'], ['device'], ['email']]);
  });

  test('is caught by a browser that they use only since they stopped', async () => {
    const stopped = await join('ila');
    expect(await told(stopped, 'stopPlay', FOR_EVER)).toBe('done');
    const phone = 'new-phone-'.padEnd(43, 'x');
    await ask(house, 'login', { email: 'ila@example.com', password: PASSWORD }, { headers: from(phone) });
    const again = await join('ila-again', {}, phone);
    expect([await kinds(again), await told(again, 'deposit', deposit())]).toEqual([['device'], 'account-in-review']);
  });

  test('is caught in an account that was paid to the same payee before, at once or at its next sign-in', async () => {
    const payee = { payment_method: 'UPI', upi_id: 'jaya.shared@okaxis' };
    const [stopping, same] = [await join('jaya'), await join('jaya-same')];
    const [spelt, payer] = [await join('jaya-spelt'), await join('jaya-payer')];
    for (const who of [stopping, same]) expect(await told(who, 'withdrawal', withdrawal(payee))).toBe('done');
    const shouted = { ...payee, upi_id: 'JAYA.Shared@okaxis' };
    expect(await told(spelt, 'withdrawal', withdrawal(shouted))).toBe('done');
    expect(await told(payer, 'deposit', deposit({ upiId: payee.upi_id, paymentMethod: 'UPI' }))).toBe('done');
    expect(await told(stopping, 'stopPlay', FOR_EVER)).toBe('done');
    expect(await told(same, 'deposit', deposit())).toBe('account-in-review');
    for (const [who, name] of [
      [spelt, 'jaya-spelt'],
      [payer, 'jaya-payer'],
    ] as const) {
      await ask(house, 'login', { email: `${name}@example.com`, password: PASSWORD }, { headers: from(who.device) });
      expect([await kinds(who), await told(who, 'deposit', deposit())]).toEqual([['upi'], 'account-in-review']);
    }
  });

  test('is not who only has a number or an address that a younger account typed before it stopped', async () => {
    const victim = await join('kavya', { phone_number: '+91 98444 55566', email: 'kavya.old@gmail.com' });
    world.pass(DAY);
    const byPhone = await join('enemy-phone', { phone_number: '098444 55566' });
    const byEmail = await join('enemy-email', { email: 'kavyaold@gmail.com' });
    for (const enemy of [byPhone, byEmail]) expect(await told(enemy, 'stopPlay', FOR_EVER)).toBe('done');
    const signIn = () => ask(house, 'login', { email: 'kavya.old@gmail.com', password: PASSWORD });
    await signIn();
    expect([await kinds(victim), await told(victim, 'deposit', deposit())]).toEqual([[], 'done']);
    await db.query(
      `insert into user_security (user_id, email_confirmed_at) values ($1, now())
       on conflict (user_id) do update set email_confirmed_at = now()`,
      [byEmail.id],
    );
    await signIn(); // whoever confirmed it reads what comes to that box
    expect(await kinds(victim)).toEqual(['email']);
  });

  test('is caught in a demo by the browser, which says nothing of anybody else', async () => {
    const enter = async (device?: string): Promise<string> => {
      const headers = device === undefined ? {} : from(device);
      const { data } = await ask(house, 'demo', {}, { key: key(), headers });
      return String((await ask(house, 'playStop', {}, { token: String(data['token']) })).data['inReview']);
    };
    expect([await enter(asha.device), await enter()]).toEqual(['true', 'false']);
  });

  test.each([
    ['another script', 'аsha.rao@gmail.com'], // the first letter is Cyrillic
    ['letters of full width', 'ａsha.rao@gmail.com'],
    ['another alphabet of names', 'asha.rao@gmаil.com'],
    ['a dot at the end of the domain', 'asha.rao@gmail.com.'],
    ['a comment', 'asha.rao(me)@gmail.com'],
    ['quotes', '"asha.rao"@gmail.com'],
  ])('registers with no address in %s', async (_, email) => {
    const { code } = await ask(house, 'register', { ...form(`odd${(nth += 1)}`), email }, { key: key() });
    expect(code).toBe('invalid-input');
  });

  test('registers with no number in other digits', async () => {
    const details = { ...form(`odd${(nth += 1)}`), phone_number: '+९१ ९८१११ २२२३३' };
    expect((await ask(house, 'register', details, { key: key() })).code).toBe('invalid-input');
  });

  test('is let in, bets nothing, pays nothing in, withdraws, and is told no more than that support looks', async () => {
    const again = await join('devi', { phone_number: '98111-22233' });
    const answer = await ask(house, 'deposit', deposit(), { token: await sessionOf(house, again.id), key: key() });
    expect([answer.status, answer.code]).toEqual([403, 'account-in-review']);
    expect(answer.text).not.toMatch(/exclu|phone|stopped|asha/i);
    expect(await told(again, 'topUp', {})).toMatch(/account-in-review|top-up-not-needed/);
    const shown = await ask(house, 'playStop', {}, { token: await sessionOf(house, again.id) });
    expect(shown.data).toMatchObject({ stop: null, inReview: true });
    expect(JSON.stringify(shown.data)).not.toMatch(/asha|phone/);
    expect(await told(again, 'withdrawal', withdrawal({ payment_method: 'UPI', upi_id: 'devi@upi' }))).toBe('done');
    const copy = await ask(house, 'myData', {}, { token: await sessionOf(house, again.id) });
    expect(copy.text).not.toMatch(/account_reviews|matches|mark/);
  });

  test('of a hundred who come back by what is exactly the same, all are caught; of a hundred others none is', async () => {
    const caught = async (details: (n: number) => object, name: string): Promise<number> => {
      const ids = await Promise.all(
        Array.from({ length: 100 }, async (_, n) => {
          const sent = { ...form(`${name}${n}`), phone_number: phoneOf(), ...details(n) };
          expect((await ask(house, 'register', sent, { key: key() })).code).toBeUndefined();
          return sent.username;
        }),
      );
      const { rows } = await db.query(
        `select count(*)::integer as held from account_reviews join users on users.id = user_id where username = any($1)`,
        [ids],
      );
      return rows[0]!.held;
    };
    expect(
      await caught(n => (n % 2 ? { phone_number: '+91 9811122233' } : { email: `asharao+${n}@gmail.com` }), 'back'),
    ).toBe(100);
    expect(await caught(() => ({}), 'other')).toBe(0);
  }, 120_000);

  test('is caught while a time-out lasts, and by no stop that is over', async () => {
    const short = await join('farah', { phone_number: '+91 90000 11111' });
    expect(await told(short, 'stopPlay', { kind: 'timeOut', days: 1, isSure: true })).toBe('done');
    expect(await kinds(await join('farah2', { phone_number: '9000011111' }))).toEqual(['phone']);
    world.pass(DAY);
    expect(await told(short, 'askReturn', {})).toBe('done');
    expect(await kinds(await join('farah3', { phone_number: '9000011111' }))).toEqual(['phone']);
    world.pass(DAY);
    expect(await kinds(await join('farah4', { phone_number: '9000011111' }))).toEqual([]);
  });

  test('nothing plain is in the marks', async () => {
    const { rows } = await db.query('select kind, mark from excluded_marks where user_id = $1', [asha.id]);
    expect(rows.map(row => row.kind).toSorted()).toEqual(['bank', 'device', 'email', 'phone', 'upi', 'wallet']);
    expect(JSON.stringify(rows)).not.toMatch(/asha|98111|123456789|5a3de/i);
    await expect(db.query('delete from excluded_marks')).rejects.toThrow(/append-only/);
    await expect(db.query(`update excluded_marks set mark = 'x'`)).rejects.toThrow(/keeps what was accepted/);
  });
});

describe('[R30] staff', () => {
  const by = async (who: { office: string }, name: Parameters<typeof ask>[1], input: object) => {
    const { code, data } = await ask(house, name, input, { office: who.office, key: key() });
    return code ?? data['state'] ?? 'done';
  };
  const idOf = async (who: Somebody): Promise<string> =>
    (await db.query('select id from account_reviews where user_id = $1', [who.id])).rows[0]!.id;

  test('see which kind matched whom, and let somebody play as two people', async () => {
    const [one, two] = [await colleague(house, 'support', 'one'), await colleague(house, 'owner', 'two')];
    const sister = await join('gauri', {}, asha.device);
    const id = await idOf(sister);
    const shown = await ask(house, 'reviews', {}, { office: one.office });
    const row = (shown.data['rows'] as { id: string }[]).find(each => each.id === id);
    expect(row).toMatchObject({
      player: { id: sister.id, username: 'gauri' },
      matches: [{ kind: 'device', player: { id: asha.id, username: 'asha.rao' } }],
      state: 'open',
    });
    expect(await by(one, 'clearReview', { id, reason: 'Her sister' })).toBe('open');
    expect(await told(sister, 'deposit', deposit())).toBe('account-in-review');
    expect(await by(one, 'clearReview', { id, reason: 'Her sister' })).toBe('second-person-needed');
    expect(await by(two, 'clearReview', { id, reason: 'Seen her papers' })).toBe('cleared');
    expect(await told(sister, 'deposit', deposit())).toBe('done');
    await ask(house, 'login', { email: 'gauri@example.com', password: PASSWORD }, { headers: from(asha.device) });
    expect(await told(sister, 'deposit', deposit())).toBe('done'); // the same browser is no news
    expect(await by(two, 'clearReview', { id, reason: 'Again' })).toBe('review-decided');
    const { rows } = await db.query(`select action from audit where subject = 'player:' || $1 order by seq`, [
      sister.id,
    ]);
    expect(rows.map(entry => entry.action).filter(action => action.startsWith('review.'))).toEqual([
      ...['review.open', 'review.clear', 'review.clear'],
    ]);
  });

  test('say that it is the same person: the stop counts for that account too, and nobody clears it then', async () => {
    const owner = await colleague(house, 'owner', 'three');
    const again = await join('hema', { phone_number: '9811122233' });
    const id = await idOf(again);
    expect(await by(owner, 'confirmReview', { id, reason: 'The same papers' })).toBe('done');
    expect(await told(again, 'deposit', deposit())).toBe('play-stopped');
    expect(await by(owner, 'clearReview', { id, reason: 'A favour' })).toBe('review-decided');
    const reopen = `update account_reviews set state = 'open', decided_by = null, decided_at = null where id = $1`;
    await expect(db.query(reopen, [id])).rejects.toThrow(/keeps what was accepted/);
    const { data } = await ask(house, 'player', { id: again.id }, { office: owner.office });
    expect(data).toMatchObject({ stop: { kind: 'exclusion', until: null }, inReview: false });
  });

  test('who clear a review hear of what was found while it was open', async () => {
    const [one, two] = [await colleague(house, 'support', 'four'), await colleague(house, 'owner', 'five')];
    const payee = { payment_method: 'UPI', upi_id: 'lata.second@okaxis' };
    const [first, second] = [await join('lata-first'), await join('lata-second')];
    expect(await told(second, 'withdrawal', withdrawal(payee))).toBe('done');
    for (const who of [first, second]) expect(await told(who, 'stopPlay', FOR_EVER)).toBe('done');
    const again = await join('lata', {}, first.device);
    expect(await told(again, 'withdrawal', withdrawal(payee))).toBe('done');
    expect(await kinds(again)).toEqual(['device']);
    const id = await idOf(again);
    world.pass(1_000);
    for (const who of [one, two]) await by(who, 'clearReview', { id, reason: 'Flatmate of the first' });
    expect(await review(again)).toMatchObject([
      { state: 'cleared', matches: [{ kind: 'device', player: first.id }] },
      { state: 'open', matches: [{ kind: 'upi', player: second.id }] },
    ]);
    expect(await told(again, 'deposit', deposit())).toBe('account-in-review');
  });

  test('who let somebody play free also those who are paid to the same payee', async () => {
    const [one, two] = [await colleague(house, 'support', 'six'), await colleague(house, 'owner', 'seven')];
    const family = { payment_method: 'UPI', upi_id: 'mala.family@okaxis' };
    const stopping = await join('mala-stops');
    expect(await told(stopping, 'stopPlay', FOR_EVER)).toBe('done');
    const sister = await join('mala-sister', {}, stopping.device);
    expect(await told(sister, 'withdrawal', withdrawal(family))).toBe('done');
    const id = await idOf(sister);
    for (const who of [one, two]) await by(who, 'clearReview', { id, reason: 'Her sister' });
    const husband = await join('mala-husband');
    expect(await told(husband, 'withdrawal', withdrawal(family))).toBe('done');
    expect([await kinds(husband), await told(husband, 'deposit', deposit())]).toEqual([[], 'done']);
  });

  test('who confirm one account have it known again, and need not do so for who has stopped as long', async () => {
    const owner = await colleague(house, 'owner', 'eight');
    const stopping = await join('nila');
    expect(await told(stopping, 'stopPlay', FOR_EVER)).toBe('done');
    const details = { phone_number: '+91 98666 77788', email: 'nila.second@gmail.com' };
    const second = await join('nila-second', details, stopping.device);
    const beside = await join('nila-beside', { phone_number: '098666-77788' });
    expect(await by(owner, 'confirmReview', { id: await idOf(second), reason: 'The same papers' })).toBe('done');
    const third = await join('nila-third', { phone_number: '09866677788', email: 'nilasecond+3@gmail.com' });
    for (const who of [beside, third]) expect(await told(who, 'deposit', deposit())).toBe('account-in-review');
    expect([await kinds(beside), await kinds(third)]).toEqual([['phone'], ['email', 'phone']]);
    await ask(house, 'login', { email: 'nila@example.com', password: PASSWORD }, { headers: from(stopping.device) });
    expect(await review(stopping)).toEqual([]);
  });

  test('confirm also somebody who closed the account since', async () => {
    const owner = await colleague(house, 'owner', 'nine');
    const closing = await join('oorja', { phone_number: '+91 98777 77788' });
    expect(await told(closing, 'stopPlay', { kind: 'exclusion', months: 12, isSure: true })).toBe('done');
    const all = withdrawal({ withdraw_amount: '10000', payment_method: 'UPI', upi_id: 'oorja@upi' });
    expect(await told(closing, 'withdrawal', all)).toBe('done');
    expect(await told(closing, 'closeAccount', { password: PASSWORD, isSure: true })).toBe('done');
    const again = await join('oorja-again', { phone_number: '9877777788' });
    const id = await idOf(again);
    expect(await by(owner, 'confirmReview', { id, reason: 'The same papers' })).toBe('done');
    const { data } = await ask(house, 'player', { id: again.id }, { office: owner.office });
    expect(data).toMatchObject({ stop: { kind: 'exclusion', until: expect.any(Number) }, inReview: false });
  });

  test.each(['payments', 'trader', 'auditor'] as const)('with the role %s decide nothing', async role => {
    const who = await colleague(house, role, `no-${role}`);
    for (const name of ['clearReview', 'confirmReview'] as const)
      expect(await by(who, name, { id: 'any', reason: 'I want to' })).toBe('not-allowed');
  });

  test('[R42] the database takes no clearing by one person', async () => {
    const again = await join('indira', { phone_number: '9811122233' });
    const { rows } = await db.query('select id from staff limit 1');
    const one = `update account_reviews set state = 'cleared', first_by = $2, first_at = now(), decided_by = $2,
      decided_at = now() where user_id = $1`;
    await expect(db.query(one, [again.id, rows[0]!.id])).rejects.toThrow(/cleared_by_two/);
  });
});
