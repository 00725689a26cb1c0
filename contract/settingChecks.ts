import { isAccountNumber, isIfsc, isUpiId, walletAddressOf, withoutSpaces } from './payeeFormats.ts';
import { type ErrorCode, sentenceOf } from './errors.ts';
import type { Section, Settings } from './settings.ts';
import type { Network } from './wire.ts';

/*
 * Whether what an operator typed makes sense, and which of it takes two people. The schemas of settings.ts say what can be
 * kept at all: what was saved before these checks were made is still read.
 */

/** Named here again, so that a browser that checks a form loads no schemas. */
const NETWORKS: readonly Network[] = ['BEP20', 'TRC20', 'ERC20'];

/** Where money comes in or goes out, and when a second person looks at it: changed by two people. */
export const GUARDED: { readonly [S in Section]?: readonly (keyof Settings[S] & string)[] } = {
  bank: ['bank_name', 'account_name', 'account_number', 'ifsc'],
  upi: ['upi_id', 'payee'],
  usdt: ['BEP20', 'TRC20', 'ERC20', 'rate'],
  limits: ['withdrawalMax', 'fourEyesFrom', 'newPayeeHoldHours', 'openingCredit'],
  money: ['mode', 'licence', 'jurisdiction', 'countries'],
};

export const isGuarded = (section: Section, field: string): boolean =>
  (GUARDED[section] as readonly string[] | undefined)?.includes(field) ?? false;

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
      account_name: values.account_name === '' ? 'This field is required' : undefined,
      account_number: unless(isAccountNumber(values.account_number), 'account-number-malformed'),
      ifsc: unless(isIfsc(values.ifsc), 'ifsc-malformed'),
    };
  },
  upi: ({ upi_id }) => ({ upi_id: unless(upi_id === '' || isUpiId(upi_id), 'upi-malformed') }),
  usdt: values =>
    Object.fromEntries(
      NETWORKS.map(network => [
        network,
        unless(
          values[network] === '' || walletAddressOf(network, values[network]) !== undefined,
          'wallet-address-malformed',
        ),
      ]),
    ),
  limits: ({ depositMin, depositMax, withdrawalMin, withdrawalMax }) => ({
    depositMax: depositMin > depositMax ? CROSSED : undefined,
    withdrawalMax: withdrawalMin > withdrawalMax ? CROSSED : undefined,
  }),
  sport: ({ marketExposure, playerExposure }) => ({
    playerExposure:
      marketExposure > playerExposure ? 'This is less than what may be at risk in one market.' : undefined,
  }),
};

const CROSSED = 'The maximum is below the minimum.';

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
  bank: ({ account_number, ifsc }) => ({
    account_number: withoutSpaces(account_number),
    ifsc: withoutSpaces(ifsc).toUpperCase(),
  }),
  usdt: values =>
    Object.fromEntries(
      NETWORKS.map(network => [network, walletAddressOf(network, values[network]) ?? values[network]]),
    ),
};

/** Of the last rate, in hundredths. A rate is rarely another one overnight. */
const RATE_STEP = 5;

/** What is said of a rate that moves further than a rate should: to whoever types it, and to the second person. */
export function rateCaution(last: number, next: number): string {
  if (Math.abs(next - last) * 100 <= last * RATE_STEP) return '';
  const move = ((Math.abs(next - last) / last) * 100).toFixed(1);
  return `The rate goes ${next > last ? 'up' : 'down'} by ${move} %, which is more than ${RATE_STEP} %.`;
}
