import { LATER_ROUTES } from '@maidan/contract/laterRoutes';
import { callerFor } from '../api.ts';
import { PLAYER } from './session.ts';

/** A typed call in the player's name, of those that only pages which come later make. */
export const callLater = callerFor(LATER_ROUTES, PLAYER);
