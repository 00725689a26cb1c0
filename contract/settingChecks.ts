import { hasChecksum, isAccountNumber, isIfsc, isUpiId, walletAddressOf, withoutSpaces } from './payeeFormats.ts';
import { type ErrorCode, sentenceOf } from './errors.ts';
import { FIELD } from './fieldSentences.ts';
import type { Section, Settings } from './settings.ts';
import type { Network } from './wire.ts';

/*
 * Whether what an operator typed makes sense, and which of it takes two people. The schemas of settings.ts say what can be
 * kept at all: what was saved before these checks were made is still read.
 */

/** Named here again, so that a browser that checks a form loads no schemas. */
const NETWORKS: readonly Network[] = ['BEP20', 'TRC20', 'ERC20'];

/**
 * Where money comes in or goes out, how much of it at most, when a second person looks at it, and what keeps watch over the
 * people themselves: changed by two of them.
 */
export const GUARDED: { readonly [S in Section]?: readonly (keyof Settings[S] & string)[] } = {
  bank: ['bank_name', 'account_name', 'account_number', 'ifsc'],
  upi: ['upi_id', 'payee'],
  usdt: ['BEP20', 'TRC20', 'ERC20', 'rate'],
  limits: ['depositMax', 'withdrawalMax', 'fourEyesFrom', 'newPayeeHoldHours', 'openingCredit', 'demoCredit'],
  topUp: ['amount', 'below', 'perDay'],
  money: ['mode', 'licence', 'jurisdiction', 'countries'],
  identity: [
    ...(['age', 'submittedIn', 'submittedOut', 'submittedHeld', 'verifiedIn', 'verifiedOut', 'verifiedHeld'] as const),
    ...(['expiredOut', 'verifiedDays', 'keptDays', 'refusedKeptDays', 'twoPeople'] as const),
  ],
  alerts: [
    ...(['days', 'inOutLeast', 'inOutPlayed', 'structuringUnder', 'structuringTimes', 'payeePlayers'] as const),
    ...(['devicePlayers', 'addressPlayers', 'manyAccounts', 'oppositeTimes', 'transferLeast', 'stakesLeast'] as const),
    ...(['stakesTimes', 'lateSeconds', 'lateBets', 'oneIn'] as const),
  ],
  screening: ['addresses'],
  harm: [
    ...(['chaseLeast', 'chaseTimes', 'nightBets', 'nightShare', 'nights', 'growLeast', 'growTimes'] as const),
    ...(['growOneIn', 'refusedTimes', 'returnedTimes'] as const),
  ],
  sport: ['commission', 'marketExposure', 'playerExposure', 'makerExposure'],
  staff: ['twoStep'],
  alarms: ['webhook'],
};

/** Whether a change of this field to this value takes two people: asking the staff for two steps is for anybody to do. */
export const isGuarded = (section: Section, field: string, value: unknown): boolean =>
  ((GUARDED[section] as readonly string[] | undefined)?.includes(field) ?? false) &&
  !(section === 'staff' && value === 'required');

/** The fields of a section that differ. */
export function changedFields(before: object, after: object): string[] {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name)))
    .map(([name]) => name);
}

type Checks = { readonly [S in Section]?: (values: Settings[S]) => Readonly<Record<string, string | undefined>> };

const CHECKS: Checks = {
  bank: values => {
    if (Object.values(values).every(text => text === '')) return {};
    return {
      account_name: values.account_name === '' ? FIELD.required : undefined,
      account_number: unless(isAccountNumber(values.account_number), 'account-number-malformed'),
      ifsc: unless(isIfsc(values.ifsc), 'ifsc-malformed'),
    };
  },
  upi: ({ upi_id }) => ({ upi_id: unless(upi_id === '' || isUpiId(upi_id), 'upi-malformed') }),
  usdt: values => ({
    rate: unless(values.rate >= LEAST_RATE && values.rate <= MOST_RATE, 'rate-outside'),
    ...Object.fromEntries(NETWORKS.map(network => [network, addressFault(network, values[network])])),
  }),
  limits: ({ depositMin, depositMax, withdrawalMin, withdrawalMax }) => ({
    depositMax: unless(depositMin <= depositMax, 'limits-crossed'),
    withdrawalMax: unless(withdrawalMin <= withdrawalMax, 'limits-crossed'),
  }),
  identity: ({ submittedIn, verifiedIn, submittedOut, verifiedOut, submittedHeld, verifiedHeld, expiredOut }) => ({
    verifiedIn: unless(submittedIn <= verifiedIn, 'tiers-crossed'),
    verifiedOut: unless(submittedOut <= verifiedOut && expiredOut <= verifiedOut, 'tiers-crossed'),
    verifiedHeld: unless(submittedHeld <= verifiedHeld, 'tiers-crossed'),
  }),
  screening: ({ addresses }) => ({
    addresses: unless(addresses.every(isSomeAddress), 'wallet-address-malformed'),
  }),
  sport: ({ marketExposure, playerExposure }) => ({
    playerExposure: unless(marketExposure <= playerExposure, 'exposure-crossed'),
  }),
};

const isSomeAddress = (address: string): boolean =>
  NETWORKS.some(network => walletAddressOf(network, address) !== undefined);

/** Everybody's deposits go there: an address whose letters prove nothing is not taken, though it be right. */
function addressFault(network: Network, address: string): string | undefined {
  if (address === '' || hasChecksum(network, address)) return undefined;
  return sentenceOf(
    walletAddressOf(network, address) === undefined ? 'wallet-address-malformed' : 'wallet-address-unchecked',
  );
}

/**
 * A USDT is worth a US dollar, which has cost 40 to 100 rupees since 2008. Half of the least of that, and five times the
 * most, is what two people can still agree upon; beyond it somebody has typed paise, or means harm.
 */
const LEAST_RATE = 20_00;
const MOST_RATE = 500_00;

const unless = (isFine: boolean, code: ErrorCode): string | undefined => (isFine ? undefined : sentenceOf(code));

/** What is wrong with which field of a section that fits its schema. */
export function faultsIn<S extends Section>(section: S, values: Settings[S]): Record<string, string> {
  const faults = CHECKS[section]?.(asKept(section, values)) ?? {};
  return Object.fromEntries(
    Object.entries(faults).filter((fault): fault is [string, string] => fault[1] !== undefined),
  );
}

/** One spelling, however it was typed. */
export function asKept<S extends Section>(section: S, values: Settings[S]): Settings[S] {
  const spell: Spelling = SPELLINGS[section] ?? (() => ({}));
  return { ...values, ...spell(values as never) }; // the spelling of a section takes its values
}

type Spelling = (values: never) => object;

const SPELLINGS: { readonly [S in Section]?: (values: Settings[S]) => Partial<Settings[S]> } = {
  screening: ({ addresses }) => ({ addresses: addresses.map(withoutSpaces) }),
  bank: ({ account_number, ifsc }) => ({
    account_number: withoutSpaces(account_number),
    ifsc: withoutSpaces(ifsc).toUpperCase(),
  }),
};

/** Of the last rate, in hundredths. A rate is rarely another one overnight. */
const RATE_STEP = 5;

/** A rate that moves further than a rate should: whoever types it is told, and so is the second person. */
export interface RateLeap {
  readonly way: 'up' | 'down';
  /** In hundredths of the last rate, as they are written: '5.0'. */
  readonly move: string;
  readonly most: number;
}

export function rateLeap(last: number, next: number): RateLeap | undefined {
  const step = Math.abs(next - last);
  if (step * 100 <= last * RATE_STEP) return undefined;
  return { way: next > last ? 'up' : 'down', move: ((step / last) * 100).toFixed(1), most: RATE_STEP };
}
