import { ok } from '@maidan/core/result';
import { paise } from '@maidan/core/money';
import { FIGURES } from '@maidan/games/slots/figures';
import { SLOTS } from '@maidan/games/slots/list';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/http.ts';
import { spinTotals } from '../../slots/spinStore.ts';
import { stopsOf } from '../sport/sportStops.ts';
import { slotStopId, stopSlots } from './wholeStops.ts';

type Answered = Pick<Handlers, 'officeSlots' | 'stopSlots'>;

/** The slots as the operator sees and stops them. */
export function slotsHandlers(deps: Deps): Answered {
  const { db, stops } = deps;
  return {
    officeSlots: async () => {
      const ids = [undefined, ...SLOTS.map(({ code }) => code)].map(slotStopId).filter(id => stops.has(id));
      const [told, totals] = await Promise.all([stopsOf(db, ids), spinTotals(db)]);
      const stopOf = (code?: string) => told.get(slotStopId(code)) ?? null;
      const rows = SLOTS.map(({ code, name }) => {
        const { spins, staked, paid } = totals.find(each => each.slot === code) ?? { spins: 0, staked: 0, paid: 0 };
        const { returns, most } = FIGURES[code]!;
        return {
          code,
          name,
          returns,
          most,
          spins,
          staked: paise(staked ?? 0),
          paid: paise(paid ?? 0),
          stop: stopOf(code),
        };
      });
      return ok({ stop: stopOf(), rows });
    },
    stopSlots: (input, caller) => stopSlots(deps, caller, input),
  };
}
