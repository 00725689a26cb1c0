import type { settling } from '@maidan/contract/officeSettle';
import type { sport } from '@maidan/contract/officeSport';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/http.ts';
import { proposeVoidEvent } from './sportApproval.ts';
import { setMarketLimits } from './marketLimits.ts';
import { setMargin, setPicture, setPrices, stopSport } from './sportControl.ts';
import { sportEvent, sportEvents } from './sportEvents.ts';
import { proposeSettlement, settlePreview } from './sportSettle.ts';

/** Every call of contract/officeSport.ts and officeSettle.ts. */
export const sportHandlers = (deps: Deps): Pick<Handlers, keyof typeof sport | keyof typeof settling> => ({
  officeSportEvents: input => sportEvents(deps, input),
  officeSportEvent: ({ id }) => sportEvent(deps, id),
  stopSport: (input, caller) => stopSport(deps, caller, input),
  setMarketLimits: (input, caller) => setMarketLimits(deps, caller, input),
  setPicture: (input, caller) => setPicture(deps, caller, input),
  setMargin: (input, caller) => setMargin(deps, caller, input),
  setPrices: (input, caller) => setPrices(deps, caller, input),
  settlePreview: input => settlePreview(deps, input),
  proposeSettlement: (input, caller) => proposeSettlement(deps, caller, input),
  proposeVoidEvent: (input, caller) => proposeVoidEvent(deps, caller, input),
});
