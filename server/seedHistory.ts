import { player } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { Result } from '@maidan/core/result';
import { register } from './accounts/register.ts';
import { userByEmail } from './accounts/store.ts';
import type { Player, Staff, Visitor } from './http/caller.ts';
import type { Deps } from './deps.ts';
import { paymentHandlers } from './office/payments/payments.ts';
import { payoutHandlers } from './office/payments/payouts.ts';
import { walletHandlers } from './wallet/handlers.ts';
import { sampleReceipt, type Theme } from './wallet/sampleReceipt.ts';
import { decidedUnder } from './writer/group.ts';

/* A little history for the demo player, made by the calls everyone makes, so that queues and statement are not empty. */

export const DEMO_PLAYER = { email: 'demo@maidan.example', password: 'six-balls-an-over' } as const;

const PERSON = {
  username: 'Asha',
  phone_number: '+91 98000 00000',
  country: 'India',
  coin_type: 'USD',
  role: 'User',
  ...DEMO_PLAYER,
};

interface Sample {
  readonly name: string;
  readonly rupees: string;
  readonly method: 'BANK' | 'UPI';
  readonly reference: string;
  readonly receipt?: Theme;
}

const CREDITED: Sample = {
  name: 'credited',
  rupees: '5000',
  method: 'BANK',
  reference: '412607311845',
  receipt: 'light',
};
const REJECTED: Sample = { name: 'rejected', rupees: '1500', method: 'UPI', reference: '412607330072' };
const WAITING: Sample = {
  name: 'waiting',
  rupees: '2500',
  method: 'UPI',
  reference: '412607404410',
  receipt: 'dark',
};
/** Above the threshold from which two people must agree. */
const LARGE: Sample = { name: 'large', rupees: '25000', method: 'BANK', reference: '412607419982', receipt: 'paper' };

const LAST = 'waiting-payout';

/** Each step has a key of its own, so a start that was cut short goes on where it stopped. */
export async function seedHistory(deps: Deps): Promise<void> {
  if ((await decidedUnder(deps.db, [keyOf(LAST)])).size > 0) return;
  done(await register(deps, PERSON, visitor('register')));
  const asha = await playerIn(deps);
  const clerk = await clerkIn(deps);
  const calls = { ...walletHandlers(deps), ...paymentHandlers(deps), ...payoutHandlers(deps) };

  const credited = await pay(calls, asha, CREDITED);
  done(await calls.claimPayment({ id: credited }, clerk('credited-claim')));
  done(await calls.approvePayment({ id: credited, reason: '' }, clerk('credited-approve')));
  const rejected = await pay(calls, asha, REJECTED);
  const reason = 'The bank does not know this transaction number.';
  done(await calls.claimPayment({ id: rejected }, clerk('rejected-claim')));
  done(await calls.rejectPayment({ id: rejected, reason }, clerk('rejected-reject')));

  const paid = await ask(calls, asha, 'paid-payout', '1200');
  done(await calls.claimPayment({ id: paid }, clerk('paid-claim')));
  done(await calls.approvePayment({ id: paid, reason: '' }, clerk('paid-approve')));
  done(await calls.markSent({ id: paid, reference: '412607450003' }, clerk('paid-sent')));
  done(await calls.markConfirmed({ id: paid }, clerk('paid-confirmed')));

  await pay(calls, asha, WAITING);
  await pay(calls, asha, LARGE);
  await ask(calls, asha, LAST, '800');
}

type Calls = ReturnType<typeof walletHandlers>;
type As<Caller> = (step: string) => Caller;

async function pay(
  calls: Calls,
  as: As<Player>,
  { name, rupees, method, reference, receipt }: Sample,
): Promise<string> {
  const picture = receipt === undefined ? {} : { paymentScreenshot: await sampleReceipt(receipt, rupees, reference) };
  const form = { depositAmount: rupees, paymentMethod: method, transactionNumber: reference, ...picture };
  return done(await calls.deposit(player.deposit.input.parse(form), as(`deposit-${name}`))).id;
}

async function ask(calls: Calls, as: As<Player>, step: string, rupees: string): Promise<string> {
  const form = {
    withdraw_amount: rupees,
    withdraw_currency: 'INR',
    payment_method: 'UPI',
    upi_id: 'asha.play@sample',
  };
  return done(await calls.withdrawal(player.withdrawal.input.parse(form), as(step))).id;
}

const keyOf = (step: string): string => `seed/${step}`;

const visitor = (step: string): Visitor => ({
  key: keyOf(step),
  fingerprint: step,
  address: '',
  device: 'sample data',
  request: 'sample data',
  cookies: { get: () => undefined, set: () => {} },
  language: 'en',
});

async function playerIn({ db }: Deps): Promise<As<Player>> {
  const user = await userByEmail(db, DEMO_PLAYER.email);
  if (!user) throw new Error('the demo player was registered and is not there');
  const { id, username, demo } = user;
  return step => ({ ...visitor(step), user: id, username, demo, session: 'sample data' });
}

async function clerkIn({ db }: Deps): Promise<As<Staff>> {
  const { rows } = await db.query("select id, name, role from staff where email = 'payments@maidan.example'");
  const clerk = rows[0];
  if (!clerk) throw new Error('somebody must be there to decide');
  const { id, name, role } = clerk;
  return step => ({ ...visitor(step), staff: id, name, role, session: 'sample data' });
}

/** A step of the sample data that is refused is a bug. */
function done<A>(result: Result<A, ErrorCode>): A {
  if (!result.ok) throw new Error(`the sample data was refused: ${result.error}`);
  return result.value;
}
