import type { Settings } from '@maidan/contract/settings';
import type { Network } from '@maidan/contract/wire';

/** Where USDT would go to. */
export interface PayeeAddress {
  readonly network: Network;
  /** As it is kept of a payee: hexadecimal ones with their checksum. */
  readonly address: string;
}

/** Who knows addresses that nothing is to be paid to: a program of somebody's, or the operator's own list. */
export interface AddressScreening {
  readonly name: string;
  /** Whether it is one of them. One that cannot say fails, and is asked again. */
  isKnown(payee: PayeeAddress): Promise<boolean>;
}

/** The list in the settings, which two people change. */
export const byTheList = (settings: () => Pick<Settings, 'screening'>): AddressScreening => ({
  name: 'list',
  isKnown: async ({ address }) => settings().screening.addresses.some(listed => sameAs(listed) === sameAs(address)),
});

/** Capitals of a hexadecimal address are only its checksum; those of another are the address. */
const sameAs = (address: string): string => (/^0x/i.test(address) ? address.toLowerCase() : address);
