import type { UserId } from '@maidan/core/ids';
import type { OrderState } from '@maidan/exchange/market';

/** The house's own account in the books between players. It has orders like everybody, and no password. */
export const MAKER = 'maker' as UserId; // the one user who is not numbered

/**
 * The maker changes its mind many times a minute. The journal has all of that; the list of orders has only those that
 * were met.
 */
export const isListed = ({ order, matched }: OrderState): boolean => order.user !== MAKER || matched > 0;
