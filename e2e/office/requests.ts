import { randomBytes } from 'node:crypto';
import { routeOf } from '@maidan/contract/routes';
import type { House } from '@maidan/server/app';
import { ask } from '../kit.ts';
import type { Player } from '../kit/people.ts';

/* What players ask for, sent without a browser: the office is what is looked at here. */

let references = 0;

/** A transaction number that was never used. */
export const newReference = (): string => `UTR40718${String(++references).padStart(6, '0')}`;

interface Deposit {
  readonly reference?: string;
  readonly picture?: Buffer;
}

/** Rupees, as the form sends them. Answers with the number of the request. */
export async function deposit(house: House, player: Player, rupees: number, how: Deposit = {}): Promise<string> {
  const form = new FormData();
  form.set('depositAmount', String(rupees));
  form.set('paymentMethod', 'UPI');
  form.set('transactionNumber', how.reference ?? newReference());
  if (how.picture)
    form.set('paymentScreenshot', new Blob([Uint8Array.from(how.picture)], { type: 'image/png' }), 'paid.png');
  const response = await fetch(house.url + routeOf('deposit').path, {
    method: 'POST',
    headers: { ...bearer(player), 'idempotency-key': randomBytes(16).toString('hex') },
    body: form,
  });
  if (!response.ok) throw new Error(`the deposit was refused: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: { id: string } }).data.id; // the contract's own answer
}

export async function withdrawal(house: House, player: Player, rupees: number): Promise<string> {
  const input = { withdraw_amount: rupees, withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'asha@sample' };
  return (await ask(house, 'withdrawal', input, bearer(player))).id;
}

/** Rupees: free to bet, and on the way out. */
export async function moneyOf(house: House, player: Player): Promise<{ balance: number; held: number }> {
  const { balance, held } = await ask(house, 'balance', {}, bearer(player));
  return { balance, held };
}

export const bearer = (player: Player): Record<string, string> => ({ authorization: `Bearer ${player.token}` });
