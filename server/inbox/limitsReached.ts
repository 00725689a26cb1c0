import { type OwnRefusal, type Span, spanAt, SPANS } from '@maidan/core/ownLimits';
import type { UserId } from '@maidan/core/ids';
import type { Deps } from '../deps.ts';
import { noteRefusal } from '../protection/events.ts';
import { tellAside } from './telling.ts';

/* A limit of one's own that something was refused for. The refusal itself leaves nothing behind: it is told, and noted for the
   protection desk, beside the answer. */

/** Of a day, a week or a month, which is over by itself; that a single bet was too large is said where it was made. */
const REACHED = /^own-(deposit|loss|stakes)-(day|week|month)$|^own-play-time$/;

const isReached = (code: string): code is OwnRefusal => REACHED.test(code);

/** Once for each limit and the time it is of. */
function tellLimit({ db, bus, world, aside }: Telling, user: UserId, code: string): void {
  if (!isReached(code)) return;
  const now = world.now();
  const span: Span = SPANS.find(each => code.endsWith(each)) ?? 'day';
  const cause = `${code}:${spanAt(span, now).from}`;
  void aside.follow(
    tellAside(db, bus, { user, cause, code: 'limitReached', about: { limit: code } }, now).catch(() => {}),
  );
}

type Telling = Pick<Deps, 'db' | 'bus' | 'world' | 'aside'>;

type Handler = (input: never, caller: never) => Promise<unknown>;

/** The same calls; what they refuse for a limit of the player's own is told. */
export function tellingLimits<H extends Readonly<Record<string, unknown>>>(deps: Telling, handlers: H): H {
  const wrapped = Object.entries(handlers).map(([name, handler]) => [name, watched(deps, handler as Handler)]);
  return Object.fromEntries(wrapped) as H; // the same, each around what it was
}

const watched =
  (deps: Telling, handler: Handler): Handler =>
  async (input, caller: never) => {
    const answer = await handler(input, caller);
    const { user } = caller as { readonly user?: UserId };
    const { ok, error } = (answer ?? {}) as { readonly ok?: boolean; readonly error?: unknown };
    if (user !== undefined && ok === false && typeof error === 'string') {
      noteRefusal(deps, user, error);
      tellLimit(deps, user, error);
    }
    return answer;
  };
