import type { CallName } from '@maidan/contract/routes';
import type { Random } from '@maidan/core/random';
import { PASSWORD, type With } from '../accounts/testHouse.ts';
import { type Company, GAME } from './company.ts';
import { withdrawalForm } from './scene.ts';

/* What fits the contract and is against a rule: of a bet, an order, a payment or a sign-in. */

interface Wish {
  readonly name: CallName;
  readonly input: Record<string, unknown>;
  readonly how?: With;
}

export const againstTheRules = (company: Company, random: Random): Wish => random.pick(RULES)(company, random);

type Rule = (company: Company, random: Random) => Wish;

const RULES: readonly Rule[] = [badBet, badBet, badOrder, badOrder, othersThings, badWithdrawal, badDeposit, badSignIn];

/** On the round that is open just now. */
function badBet({ stage }: Company, random: Random): Wish {
  const right = { selection: 'A.win', side: 'back', odds: stage.odds, line: 0, stake: 10_000 };
  const wrong = random.pick([
    { odds: stage.odds + 10 * (1 + random.below(100)) },
    { odds: 1_000_000 },
    { stake: 1 },
    { stake: 9_007_199_254_740_000 },
    { stake: 100_000_000 },
    { selection: random.pick(['__proto__', 'constructor', 'toString', 'C.win', 'A', 'a.win']) },
    { line: 1 + random.below(100) },
  ]);
  const bets = random.below(3) === 0 ? [right, { ...right, ...wrong }] : [{ ...right, ...wrong }];
  const other = random.pick(['1', '999999999', '__proto__', String(Number(stage.round) - 1)]);
  const isElsewhere = random.below(5) === 0;
  return { name: 'placeBets', input: { game: GAME, round: isElsewhere ? other : stage.round, bets } };
}

function badOrder({ stage: { market } }: Company, random: Random): Wish {
  const right = { runner: 'A', side: random.pick(['back', 'lay']), odds: 1850, stake: 10_000 };
  const wrong = random.pick([
    { odds: 1_851 }, // not on the ladder
    { odds: 2_001 },
    { runner: random.pick(['C', '__proto__', 'constructor', 'a', 'AA']) },
    { stake: 1 },
    { stake: 9_007_199_254_740_000 },
    { stake: 10_000, minFill: 20_000 },
  ]);
  const orders = random.below(3) === 0 ? [right, { ...right, ...wrong }] : [{ ...right, ...wrong }];
  if (random.below(6) === 0) return { name: 'placeOrders', input: { market, version: 99, orders: [right] } };
  if (random.below(6) === 0) return { name: 'cashOut', input: { market, percent: 100, value: 0 } };
  return { name: 'placeOrders', input: { market, orders } };
}

/** By their real ids. */
function othersThings({ stage, scene: { other } }: Company, random: Random): Wish {
  const { market, order, bet } = stage;
  return random.pick<Wish>([
    { name: 'changeOrder', input: { market, order, odds: 1_900, stake: 10_000 } },
    { name: 'cancelOrders', input: { market, orders: [order] } },
    { name: 'undoBets', input: { game: GAME, bets: [bet] } },
    { name: 'revokeSession', input: { id: other.session } },
  ]);
}

function badWithdrawal(_: Company, random: Random): Wish {
  const amounts = ['0', '-1', '99999999999', '1e3', '0x10', '250.001', '٢٥٠', 'NaN', 'Infinity', ' ', '1,00,00,000'];
  const wrong = random.pick([
    { withdraw_amount: random.pick(amounts) },
    { upi_id: random.pick(['asha', '@', 'a@b@c', '<script>@upi']) },
    { withdraw_currency: random.pick(['USD', 'inr', '']) },
    { payment_method: random.pick(['CASH', 'upi', '__proto__']) },
  ]);
  return { name: 'withdrawal', input: { ...withdrawalForm('asha@upi'), ...wrong } };
}

function badDeposit(_: Company, random: Random): Wish {
  const right = { depositAmount: '500', coinType: 'INR', paymentMethod: 'UPI', transactionNumber: 'HOSTILE-1' };
  const wrong = random.pick([
    { depositAmount: random.pick(['0', '-500', '1e9', '99999999999', 'NaN', '٥٠٠']) },
    { transactionNumber: random.pick(['', '----', '0000', 'a b', "';--", '🂡🂡🂡🂡']) },
    { paymentMethod: random.pick(['CRYPTO', 'upi', 'constructor']) },
    { coinType: 'USDT', chain: random.pick(['', 'TRC20', 'DOGE']), walletAddress: 'T-nobody' },
    { paymentScreenshot: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]) },
  ]);
  return { name: 'deposit', input: { ...right, ...wrong } };
}

/** Guessed at accounts that are there and at some that are not. */
function badSignIn({ scene: { player } }: Company, random: Random): Wish {
  const email = random.pick([player.email, 'nobody@example.com', 'owner@maidan.example']);
  const password = random.pick([`${PASSWORD}x`, PASSWORD.toUpperCase(), 'x'.repeat(100), "' or 1=1; --"]);
  return random.pick<Wish>([
    { name: 'login', input: { email, password } },
    { name: 'officeLogin', input: { email, password } },
    { name: 'refresh', input: {}, how: { refresh: 'x'.repeat(43) } },
    { name: 'changePassword', input: { current: password, password: 'a much better one' } },
  ]);
}
