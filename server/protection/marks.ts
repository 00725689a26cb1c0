import { plainly } from '../accounts/plainly.ts';
import type { SecretBox } from '../accounts/secretBox.ts';
import type { Queryable } from '../db/db.ts';
import type { UserRow } from '../writer/rows.ts';
import type { MarkKind } from './match.ts';

/*
 * What a person is recognised by who has stopped: spelt in one way, however it was typed, and hashed with a key of the house.
 */

export interface Mark {
  readonly kind: MarkKind;
  readonly mark: string;
}

/** What was typed, of a kind. */
export type Trait = readonly [kind: MarkKind, text: string];

type Seals = Pick<SecretBox, 'markOf'>;

/** Each once; what says nothing leaves none. */
export function marksOf(secrets: Seals, traits: readonly Trait[]): readonly Mark[] {
  const spelt = traits.map(([kind, text]) => [kind, SPELLING[kind](plainly(text))] as const);
  const marks = spelt.flatMap(([kind, text]) => (text === '' ? [] : [{ kind, mark: secrets.markOf(kind, text) }]));
  return [...new Map(marks.map(each => [each.mark, each])).values()];
}

const SPELLING: Readonly<Record<MarkKind, (text: string) => string>> = {
  phone: phoneSpelt,
  email: emailSpelt,
  bank: text => bankSpelt(text),
  upi: text => text.toLowerCase(),
  wallet: text => walletSpelt(text),
  device: text => text,
};

/**
 * Digits with the country in front: a number of ten digits is one of India, also with the zero that is dialled within the
 * country. Fewer than seven are nobody's number.
 */
function phoneSpelt(text: string): string {
  const digits = text
    .replaceAll(/\D/g, '')
    .replace(/^0+/, '')
    .replace(/^910+(?=\d{10}$)/, '91');
  if (digits.length < 7) return '';
  return digits.length === 10 ? `91${digits}` : digits;
}

/** One letter box under several names. */
const SAME_BOX: Readonly<Record<string, string>> = {
  ...{ 'googlemail.com': 'gmail.com', 'me.com': 'icloud.com', 'mac.com': 'icloud.com' },
  ...{ 'protonmail.com': 'proton.me', 'pm.me': 'proton.me' },
};

/** In small letters, without dots and without what follows a plus. */
function emailSpelt(text: string): string {
  const [name = '', domain = ''] = text.trim().toLowerCase().split('@');
  const plain = name.split('+')[0]!.replaceAll('.', ''); // a split has a first part
  return plain === '' || domain === '' ? '' : `${plain}@${SAME_BOX[domain] ?? domain}`;
}

/** The number alone: a payer need not say which branch, and banks write zeros in front or leave them out. */
const bankSpelt = (text: string): string => {
  const number = text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '');
  return number.length < 5 ? '' : number;
};

/** Capitals of a hexadecimal address are only a checksum, and it is the same on every network. */
const walletSpelt = (text: string): string => (/^0x/i.test(text.trim()) ? text.trim().toLowerCase() : text.trim());

/** Of a withdrawal's payee, as `payeeOf` names it: 'UPI asha@upi'. */
export function traitsOfPayee(name: string): readonly Trait[] {
  const [method, ...rest] = name.split(' ');
  if (method === 'UPI') return [['upi', rest.join(' ')]];
  return [[method === 'BANK' ? 'bank' : 'wallet', rest.at(-1) ?? '']];
}

/** Of who says to have paid a deposit. */
export function traitsOfPayer(payer: Readonly<Record<string, string | undefined>>): readonly Trait[] {
  const { accountNumber = '', upiId = '' } = payer;
  return [
    ['bank', accountNumber],
    ['upi', upiId],
  ];
}

const traitsOfUser = ({ phone_number, email }: Pick<UserRow, 'phone_number' | 'email'>): readonly Trait[] => [
  ['phone', phone_number],
  ['email', email ?? ''],
];

/** Everything a player was ever known by. */
export async function marksOfPlayer(
  db: Queryable,
  secrets: Seals,
  user: Pick<UserRow, 'id' | 'phone_number' | 'email'>,
): Promise<readonly Mark[]> {
  const [payees, payers, devices] = await Promise.all([
    db.query('select distinct payee_name from withdrawals where user_id = $1', [user.id]),
    db.query('select distinct payer from deposits where user_id = $1', [user.id]),
    db.query('select mark from player_devices where user_id = $1', [user.id]),
  ]);
  return [
    ...marksOf(secrets, [
      ...traitsOfUser(user),
      ...payees.rows.flatMap(row => traitsOfPayee(row.payee_name)),
      ...payers.rows.flatMap(row => traitsOfPayer(row.payer)),
    ]),
    ...devices.rows.map(({ mark }): Mark => ({ kind: 'device', mark })),
  ];
}
