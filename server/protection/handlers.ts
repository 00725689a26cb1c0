import type { Reply } from '@maidan/contract/api';
import type { Millis } from '@maidan/core/ids';
import {
  checkDue,
  limitOf,
  NO_LIMITS,
  NOTHING_USED,
  OWN_LIMITS,
  restUntil,
  spanAt,
  spanOf,
  SPANS,
  stakeLeft,
  usedOf,
  wishesAt,
} from '@maidan/core/ownLimits';
import { ok } from '@maidan/core/result';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/http.ts';
import { answerCheck, confirmLimit, goWithoutLimit, setLimit } from './change.ts';
import { noteShown } from './events.ts';
import { countedIn, visitIn } from './keptWithin.ts';
import { netDeposits } from './netDeposits.ts';
import type { WatchRow } from './rows.ts';
import { askedAt } from './remind.ts';
import { changesOf, playSince, sessionBegan, watchNow } from './store.ts';

type Answered =
  'playSafe' | 'netDeposits' | 'setLimit' | 'confirmLimit' | 'goWithoutLimit' | 'playSession' | 'answerCheck';

/** The player's own limits. */
export const protectionHandlers = ({ db, writer, world, aside }: Deps): Pick<Handlers, Answered> => ({
  playSafe: async (_, { user }) => {
    const now = world.now();
    const [watch, changes, asked] = await Promise.all([
      watchNow(db, user, now),
      changesOf(db, user),
      askedAt(db, user),
    ]);
    return ok({ ...limitsShown(watch, now), askedAt: asked, changes });
  },
  netDeposits: async (_, { user }) => ok(await netDeposits(db, user, world.now())),
  setLimit: (input, caller) => writer.do(setLimit(caller, input)),
  confirmLimit: (input, caller) => writer.do(confirmLimit(caller, input)),
  goWithoutLimit: (_, caller) => writer.do(goWithoutLimit(caller)),
  playSession: async (_, { user, session }) => {
    const now = world.now();
    const since = (await sessionBegan(db, session)) ?? now;
    const [watch, played] = await Promise.all([watchNow(db, user, now), playSince(db, user, since)]);
    const visit = watch && visitIn(watch);
    const checkAt = (visit && checkDue(watch.limits, visit, now)) ?? null;
    if (checkAt !== null && checkAt <= now) noteShown({ db, aside }, user, checkAt, now);
    return ok({
      since,
      ...played,
      checkAt,
      restUntil: (visit && restUntil(watch.limits, visit, now)) ?? null,
      left: (watch && stakeLeft(watch.limits, countedIn(watch))) ?? null,
    });
  },
  answerCheck: (_, caller) => writer.do(answerCheck(caller)),
});

/** As they stand at this moment, with what is used of each. */
export function limitsShown(watch: WatchRow | undefined, now: Millis): Pick<Reply<'playSafe'>, 'limits' | 'hasChosen'> {
  const { limits } = watch ?? NO_LIMITS;
  const wishes = wishesAt(watch ?? NO_LIMITS, now);
  const used = watch ? countedIn(watch) : NOTHING_USED;
  return {
    limits: OWN_LIMITS.map(limit => {
      const { [limit]: value } = limits;
      const span = spanOf(limit);
      return {
        limit,
        value: value ?? null,
        used: value === undefined ? null : (usedOf(limit, used) ?? null),
        resetsAt: span ? spanAt(span, now).until : null,
        asked: wishes[limit] ?? null,
      };
    }),
    hasChosen:
      (watch?.declined_at ?? null) !== null || SPANS.some(span => limits[limitOf('deposit', span)] !== undefined),
  };
}
