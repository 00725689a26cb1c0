import { OFFICE_ROUTES } from './officeRoutes.ts';
import { PLAYER_ROUTES } from './playerRoutes.ts';
import { LATER_ROUTES } from './laterRoutes.ts';
import { type Method, partsOf } from './route.ts';

/**
 * Every HTTP call by name: method and path. Kept apart from the schemas of `api.ts` so that the browser,
 * which needs no more than this, does not load a validator.
 */
export const ROUTES = { ...PLAYER_ROUTES, ...LATER_ROUTES, ...OFFICE_ROUTES };

export type CallName = keyof typeof ROUTES;

export const routeOf = (name: CallName): { method: Method; path: string } => partsOf(ROUTES[name]);
