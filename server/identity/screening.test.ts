import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { ask, type Person } from '../accounts/testHouse.ts';
import { openOffice } from '../office/testOffice.ts';
import { type AddressScreening, byTheList } from './screening.ts';

/* Where USDT goes to is looked up: a hit is a case, which nobody but compliance hears of. */

const office = await openOffice(await freshDatabase());
const { deps } = office.house;

const address = (byte: string): string => `0x${byte.repeat(20)}`;
const [KNOWN, LATER, FINE] = [address('ab'), address('cd'), address('ef')];

const askFor = (player: Person, wallet_address: string) =>
  ask(
    office.house,
    'withdrawal',
    { withdraw_amount: '5', withdraw_currency: 'USDT', payment_method: 'CRYPTO', wallet_address, chain_name: 'ERC20' },
    { token: player.token },
  );

/** Asks for it, and waits for what goes on beside the answer. */
async function asked(player: Person, to: string): Promise<string> {
  const { data, code } = await askFor(player, to);
  expect(code).toBeUndefined();
  await deps.aside.idle();
  return data['id'] as string;
}

/** What compliance finds: rule and payments. */
async function found(player: Person): Promise<string[]> {
  const { rows } = await deps.db.query(
    `select rule, evidence->>'payments' as payments from alerts where user_id = $1 order by at, id`,
    [player.id],
  );
  return rows.map(({ rule, payments }) => `${rule} ${payments}`);
}

describe('[R44] a withdrawal in USDT', () => {
  test('to an address on the list is a case, once two people have put it there, however it is written', async () => {
    const asha = await office.player('asha');
    const { version } = await office.done('owner', 'settings');
    const change = { version, section: 'screening', values: { addresses: [` ${KNOWN}`] }, reason: 'A list of 2026' };
    const { proposal: id } = await office.done('owner', 'changeSettings', change);
    await asked(asha, KNOWN);
    expect(await found(asha)).toEqual([]); // one person alone lists nothing
    await office.done('partner', 'approveProposal', { id });
    const first = await asked(asha, KNOWN.toUpperCase().replace('0X', '0x'));
    expect(await found(asha)).toEqual([`screenedAddress ["${first}"]`]);
    await asked(asha, FINE);
    expect(await found(asha)).toHaveLength(1);
    const { rows } = await office.done('officer', 'cases', { rule: 'screenedAddress' });
    expect(rows).toHaveLength(1);
  });

  test('is looked up again before it is approved: what was listed meanwhile is a case by then', async () => {
    const bela = await office.player('bela');
    const id = await asked(bela, LATER);
    expect(await found(bela)).toEqual([]);
    await office.set('screening', { addresses: [KNOWN, LATER] });
    await office.take(id, 'claim', 'approve'); // as any other
    expect(await found(bela)).toEqual([`screenedAddress ["${id}"]`]);
  });

  test('of which there is a case is answered, shown and told as any other', async () => {
    const [chitra, dev] = [await office.player('chitra'), await office.player('dev')];
    const told = async (player: Person, to: string) => {
      const answer = await askFor(player, to);
      await deps.aside.idle();
      const id = answer.data['id'] as string;
      await office.take(id, 'claim', 'approve', 'send', 'confirm');
      const seen = await Promise.all(
        (['requests', 'inbox', 'statement'] as const).map(
          async name => (await ask(office.house, name, {}, player)).text,
        ),
      );
      const mails = await deps.db.query('select kind from mails where user_id = $1', [player.id]);
      const desk = (await office.as('clerk', 'payment', { id })).data;
      const { warnings } = desk as { warnings: unknown };
      return JSON.stringify([answer.status, answer.data['message'], seen, mails.rows, warnings]);
    };
    const alike = (text: string) =>
      text.replaceAll(/W-\d+|[\da-f]{8}-[\da-f-]{27}|0x\w{40}|\\"(id|number|at)\\":[^,}]+/gi, '·');
    const [hit, clear] = [await told(chitra, KNOWN), await told(dev, FINE)];
    expect(await found(chitra)).toHaveLength(1);
    expect(await found(dev)).toEqual([]);
    expect(alike(hit)).toBe(alike(clear));
    expect(hit).not.toMatch(/screen|listed|case/i);
  });

  test('is not approved while whoever knows addresses does not answer', async () => {
    const esha = await office.player('esha');
    const id = await asked(esha, LATER);
    const away: AddressScreening = { name: 'away', isKnown: () => Promise.reject(new Error('no answer')) };
    const [isThere] = [deps.addressScreening];
    Object.assign(deps, { addressScreening: away });
    await office.take(id, 'claim');
    expect((await office.step('approve', id)).code).toBe('busy');
    Object.assign(deps, { addressScreening: isThere });
    await office.take(id, 'approve');
  });

  test('in rupees is no address', async () => {
    const farid = await office.player('farid');
    await office.take(await office.withdrawal(farid, 10), 'claim', 'approve');
    expect(await found(farid)).toEqual([]);
  });
});

test('[R44] what is no address is not put on the list', async () => {
  const { version } = await office.done('owner', 'settings');
  const change = { version, section: 'screening', values: { addresses: ['not an address'] }, reason: 'A slip' };
  expect((await office.as('owner', 'changeSettings', change)).status).toBe(422);
});

test.each([
  ['a hexadecimal one in other capitals', address('ab'), address('AB'), true],
  ['one of TRC20 in other capitals', 'TNjtdXs95nunh9YeV5p4FstZ84Gqj4KiS6', 'TNJTDXs95nunh9YeV5p4FstZ84Gqj4KiS6', false],
  ['the same', 'TNjtdXs95nunh9YeV5p4FstZ84Gqj4KiS6', 'TNjtdXs95nunh9YeV5p4FstZ84Gqj4KiS6', true],
])('[R44] on the list: %s', async (_, listed, asked, isKnown) => {
  const screening = byTheList(() => ({ screening: { addresses: [listed] } }));
  expect(await screening.isKnown({ network: 'TRC20', address: asked })).toBe(isKnown);
});
