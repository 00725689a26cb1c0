import type { Input } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Deps } from '../../deps.ts';
import type { Staff } from '../../http/caller.ts';
import type { Handlers } from '../../http/http.ts';
import type { Command } from '../../writer/command.ts';
import { idFromCause } from '../../writer/idFromCause.ts';
import { entryBy } from '../entry.ts';
import { isAble, staffRows } from '../proposals/vouching.ts';
import { playerNamed } from '../store.ts';
import { glance, playersBehind } from './glance.ts';
import { isMarker, markedPlayer, playersMarked, rowsBehind } from './harmStore.ts';

type Answered = 'protectionDays' | 'protectionPlayers' | 'harmPlayers' | 'harmPlayer' | 'harmRows' | 'noteLook';

/** How players are protected, at a glance, and in whom staff should take an interest. */
export const protectionDesk = (deps: Deps): Pick<Handlers, Answered> => {
  const { db, world } = deps;
  return {
    protectionDays: async ({ days }) => ok(await glance(db, Number(days), world.now())),
    protectionPlayers: async input => ok(await playersBehind(db, input)),
    harmPlayers: async filter => ok(await playersMarked(db, filter)),
    harmPlayer: async ({ id }) => {
      const shown = await markedPlayer(db, id, world.now());
      return shown ? ok(shown) : refuse('unknown-player');
    },
    harmRows: async input =>
      (await isMarker(db, input.id)) ? ok(await rowsBehind(db, input)) : refuse('unknown-marker'),
    noteLook: (input, caller) => noteLook(deps, input, caller),
  };
};

type Done = Result<Record<never, never>, ErrorCode>;

/** What is noted stays; what was found until then is not new any more. */
async function noteLook({ db, writer }: Deps, { id, what, words }: Input<'noteLook'>, caller: Staff): Promise<Done> {
  const player = await playerNamed(db, id);
  if (player === undefined) return refuse('unknown-player');
  const { key, fingerprint, staff } = caller;
  const command: Command<Record<never, never>> = {
    ...{ key, fingerprint, accounts: [], rows: [['user', player], ...staffRows([staff])] },
    decide: decision => {
      if (!isAble(decision, staff, 'protection.note')) return refuse('not-allowed');
      decision.add('harmLook', {
        ...{ id: idFromCause(`look ${key}`), user_id: player, what, words, by: staff, at: decision.now },
      });
      decision.audit(entryBy(caller, 'protection.note', `player:${player}`, { after: { what } }));
      return ok({});
    },
  };
  return writer.do(command);
}
