import { ok, refuse } from '@maidan/core/result';
import { SLOTS, slotOf } from '@maidan/games/slots/list';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/http.ts';
import { readyAt, seatOf } from './seat.ts';
import { isShut, sitDown, spin } from './spins.ts';
import { spinnerOf, spinsOfPlayer } from './spinStore.ts';

type Answered = Pick<Handlers, 'slots' | 'slotSeat' | 'spin' | 'mySpins'>;

/** Spins and their proofs. */
export function slotHandlers(deps: Deps): Answered {
  const { db, writer, stops, secrets, world } = deps;
  return {
    slots: async () =>
      ok({
        rows: SLOTS.map(({ code }) => {
          const ids = ['casino:all', 'slot:all', `slot:${code}`] as const;
          return { code, isClosed: isShut(deps) || stops.has(...ids), words: stops.words(...ids) };
        }),
      }),
    slotSeat: async (_, { user }) => {
      const row = await spinnerOf(db, user);
      return row ? ok(seatOf(secrets, row, world.now())) : writer.do(sitDown(deps, { user }));
    },
    spin: async ({ slot: code, ...wanted }, caller) => {
      const slot = await slotOf(code);
      if (!slot) return refuse('unknown-slot');
      const done = await writer.do(spin(deps, caller, slot, wanted));
      if (done.ok || done.error !== 'spin-too-soon') return done;
      const row = await spinnerOf(db, caller.user);
      const now = world.now();
      const waitMs = row ? readyAt(row, now) - now : 0;
      return { ...done, retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)) };
    },
    mySpins: async (input, { user }) => ok(await spinsOfPlayer(db, user, input)),
  };
}
