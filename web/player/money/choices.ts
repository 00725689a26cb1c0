import type { Currency, Method, Network } from '@maidan/contract/wire';

/* The choices of the money forms. Written here because the contract's own lists would bring its validator to the browser. */

export const CURRENCIES = ['INR', 'USDT'] as const satisfies readonly Currency[];
export const INR_METHODS = ['BANK', 'UPI'] as const satisfies readonly Method[];
export const NETWORKS = ['BEP20', 'TRC20', 'ERC20'] as const satisfies readonly Network[];
