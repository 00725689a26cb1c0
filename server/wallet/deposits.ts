import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { Settings } from '@maidan/contract/settings';
import { transactionHashOf, withoutSpaces } from '@maidan/contract/payeeFormats';
import { type Method, type Network, NETWORKS } from '@maidan/contract/wire';
import type { DepositId, Millis } from '@maidan/core/ids';
import { ok, refuse, type Result } from '@maidan/core/result';
import { type Counter, settle, take, type Wait } from '../accounts/attempts.ts';
import { digestOf } from '../accounts/secrets.ts';
import type { Player } from '../http/caller.ts';
import type { Deps } from '../deps.ts';
import { knownRows, mayAskIn, purseOf } from '../identity/tiers.ts';
import { isOwnDeposit, noteRefusedDeposit } from '../protection/events.ts';
import { mayDeposit, watchOf } from '../protection/keptWithin.ts';
import { traitsOfPayer } from '../protection/marks.ts';
import { recognise } from '../protection/recognise.ts';
import type { DepositRow } from '../writer/rows.ts';
import { SETTINGS_ROWS, settingsIn } from '../writer/settingsRows.ts';
import type { Command } from '../writer/command.ts';
import { type Asked, askedFor, outside } from './asked.ts';
import { linkSamePictures } from './samePictures.ts';
import type { Darkroom } from './screenshot.ts';
import { hasManyOpen, isReferenceUsed, keepPicture } from './store.ts';
import { oneMoreWaits } from './waiting.ts';

type Form = Input<'deposit'>;
type DepositReply = Reply<'deposit'>;

/** Writes a payment the player says was made into the queue. No money moves before it is approved. */
export async function requestDeposit(
  deps: Deps,
  darkroom: Darkroom,
  form: Form,
  caller: Player,
): Promise<Result<DepositReply, ErrorCode> | Wait> {
  const claim = claimIn(form, caller.demo, deps.settings.values);
  if (!claim.ok) return claim;
  if (await isReferenceUsed(deps.db, caller.user, claim.value.reference)) return refuse('transaction-used');
  if (await hasManyOpen(deps.db, 'deposits', caller.user)) return refuse('too-many-open');
  await recognise(deps, caller.user, traitsOfPayer(claim.value.payer), 'payee', caller);
  const screenshot = await keepScreenshot(deps, darkroom, form, caller);
  if (!screenshot.ok) return screenshot;
  const done = await deps.writer.do(depositCommand(caller, form, screenshot.value));
  if (done.ok && screenshot.value) await settle(deps.db, [refusedPictures(caller)], deps.world.now());
  if (!done.ok && isOwnDeposit(done.error)) noteRefusedDeposit(deps, caller, done.error, claim.value.amount);
  return done;
}

/** Pictures are kept for good, also those of requests that are refused then: nobody fills the house with them. */
const refusedPictures = ({ user }: Player): Counter => ({ name: digestOf(`picture ${user}`), free: 10 });

/** What the player claims to have paid. */
export interface DepositClaim extends Asked {
  readonly method: Method;
  readonly network: Network | '';
  readonly walletAddress: string;
  readonly reference: string;
  readonly payer: Readonly<Record<string, string>>;
}

/** What is missing first, then what is wrong, then what is not open: one mistake has one answer. */
export function claimIn(form: Form, isDemo: boolean, settings: Settings): Result<DepositClaim, ErrorCode> {
  const missing = missingIn(form);
  if (missing) return refuse(missing);
  const asked = askedFor(form.depositAmount, form.coinType, settings.usdt.rate);
  if (typeof asked === 'string') return refuse(asked);
  const limit = outside(asked.amount, settings.limits.depositMin, settings.limits.depositMax);
  if (limit) return refuse(limit);
  const reference = referenceIn(form);
  if (!reference.ok) return reference;
  if (isDemo) return refuse('demo-account');
  const way = wayIn(form, settings);
  return way.ok ? ok({ ...asked, ...way.value, reference: reference.value, payer: payerIn(form) }) : way;
}

/** What a bank calls the payment, or the transaction that made it: by that it is looked up, and counts once. */
function referenceIn({ transactionNumber, coinType, chain }: Form): Result<string, ErrorCode> {
  const network = coinType === 'USDT' ? networkOf(chain) : undefined;
  if (network) {
    const hash = transactionHashOf(network, transactionNumber);
    return hash === undefined ? refuse('transaction-hash-malformed') : ok(hash);
  }
  const reference = withoutSpaces(transactionNumber).toUpperCase();
  return isReference(reference) ? ok(reference) : refuse('transaction-malformed');
}

/** Two numbers are compared by their letters and digits without zeros in front: of those there must be some. */
const isReference = (text: string): boolean =>
  /^[A-Z0-9._/-]{4,80}$/.test(text) && /[A-Z1-9]/.test(text) && text.replaceAll(/[^A-Z0-9]/g, '').length >= 4;

/** The form sends the chosen network as `chain`: without one no network is chosen, and another one is no chain of ours. */
function missingIn(form: Form): ErrorCode | undefined {
  if (form.depositAmount === '') return 'amount-missing';
  if (form.coinType === 'INR') {
    if (form.paymentMethod !== 'BANK' && form.paymentMethod !== 'UPI') return 'method-missing';
    return form.transactionNumber === '' ? 'transaction-missing' : undefined;
  }
  if (form.chain === '') return 'network-missing';
  if (form.walletAddress === '') return 'wallet-address-missing';
  if (!networkOf(form.chain)) return 'chain-missing';
  return form.transactionNumber === '' ? 'transaction-hash-missing' : undefined;
}

const networkOf = (chain: string): Network | undefined => NETWORKS.find(network => network === chain);

type Way = Pick<DepositClaim, 'method' | 'network' | 'walletAddress'>;

/** How it was paid, if the operator takes payments that way. */
function wayIn(form: Form, { bank, upi, usdt }: Settings): Result<Way, ErrorCode> {
  if (form.coinType === 'INR') {
    const method = form.paymentMethod === 'UPI' ? 'UPI' : 'BANK';
    const isOpen = method === 'UPI' ? upi.upi_id !== '' : bank.account_number !== '';
    return isOpen ? ok({ method, network: '', walletAddress: '' }) : refuse('method-closed');
  }
  const network = networkOf(form.chain);
  if (!network || usdt[network] === '') return refuse('method-closed');
  if (form.walletAddress !== usdt[network]) return refuse('wallet-address-unknown');
  return ok({ method: 'CRYPTO', network, walletAddress: form.walletAddress });
}

const PAYER = ['accountHolderName', 'accountNumber', 'ifscCode', 'upiId', 'bank'] as const;

const payerIn = (form: Form): Record<string, string> =>
  Object.fromEntries(PAYER.filter(field => form[field] !== '').map(field => [field, form[field]]));

/** A picture in the books, and what it is. */
type Kept = Readonly<Record<'id' | 'sha256', string>>;

/** The picture is kept before the request that names it. One that no request names does no harm. */
async function keepScreenshot(
  { db, world }: Deps,
  darkroom: Darkroom,
  { paymentScreenshot }: Form,
  caller: Player,
): Promise<Result<Kept | null, ErrorCode> | Wait> {
  if (!paymentScreenshot) return ok(null);
  const { user } = caller;
  const picture = await darkroom.copyOf(paymentScreenshot, user);
  if (!picture.ok) return picture;
  const wait = await take(db, [refusedPictures(caller)], world.now());
  if (wait) return wait;
  const id = world.secret();
  await keepPicture(db, id, user, picture.value, world.now());
  await linkSamePictures(db, id, picture.value);
  return ok({ id, sha256: picture.value.sha256 });
}

/** Looked at again as the operator has it by now: a picture takes its time, and the account may be another meanwhile. */
function depositCommand(caller: Player, form: Form, screenshot: Kept | null): Command<DepositReply> {
  return {
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: purseOf(caller.user),
    rows: [...watchOf(caller.user), ...knownRows(caller.user), ['waiting', caller.user], ...SETTINGS_ROWS],
    numbers: ['deposit'],
    conflicts: { deposits_own_reference: 'transaction-used', deposits_transaction_hash: 'transaction-hash-used' },
    decide: decision => {
      if (decision.row('user', caller.user)?.status !== 'active') return refuse('account-blocked');
      const settings = settingsIn(decision);
      const claimed = claimIn(form, caller.demo, settings);
      if (!claimed.ok) return claimed;
      const tooMany = oneMoreWaits(decision, caller.user, 'deposits');
      if (tooMany) return tooMany;
      const claim = claimed.value;
      const within = mayDeposit(decision, caller.user, claim.amount);
      if (!within.ok) return within;
      const known = mayAskIn(decision, caller.user, claim.amount, settings);
      if (!known.ok) return known;
      const id = `D-${decision.next('deposit')}` as DepositId; // made here and nowhere else
      const { fourEyesFrom: four_eyes_from } = settings.limits;
      decision.put('deposit', { ...rowOf(id, caller, claim, screenshot?.id ?? null, decision.now), four_eyes_from });
      decision.audit({
        actor: `player:${caller.user}`,
        action: 'deposit.request',
        subject: `deposit:${id}`,
        after: { ...claim, hasScreenshot: screenshot !== null, ...(screenshot && { picture: screenshot.sha256 }) },
        address: caller.address,
        request: caller.request,
      });
      decision.announce('payments', {});
      decision.announce('requests', { user: caller.user });
      return ok({ id, state: 'requested', amount: claim.amount });
    },
  };
}

function rowOf(
  id: DepositId,
  { user }: Player,
  { walletAddress, ...claim }: DepositClaim,
  screenshot: string | null,
  now: Millis,
): Omit<DepositRow, 'four_eyes_from'> {
  return {
    id,
    user_id: user,
    ...claim,
    wallet_address: walletAddress,
    transaction_hash: claim.network === '' ? null : claim.reference,
    screenshot_id: screenshot,
    state: 'requested',
    claimed_by: null,
    first_by: null,
    first_at: null,
    decided_by: null,
    reason: '',
    at: now,
    changed_at: now,
  };
}
