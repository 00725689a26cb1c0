import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { isStopped } from '@maidan/core/stop';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Wait } from '../accounts/attempts.ts';
import { proveAgain } from '../accounts/password.ts';
import type { Deps } from '../deps.ts';
import type { Player } from '../http/caller.ts';
import type { Handlers } from '../http/http.ts';
import { userById } from '../accounts/store.ts';
import { takeBackEverywhere } from '../office/players/takeBack.ts';
import { houseWords } from '../wallet/houseWords.ts';
import { walletOf } from '../wallet/store.ts';
import { stopIn } from './keptWithin.ts';
import { marksOfPlayer } from './marks.ts';
import { dataFile, partFile } from './myData.ts';
import { recogniseOthers } from './recognise.ts';
import { askReturn, closeAccount, stopPlay, viewOf } from './stopping.ts';
import { openOrdersOf, watchNow } from './store.ts';

type Answered = 'playStop' | 'stopPlay' | 'askReturn' | 'closeAccount' | 'myData' | 'myDataCsv';

/** How players stop, close the account and take their data with them. */
export const stopHandlers = (deps: Deps): Pick<Handlers, Answered> => ({
  playStop: async (_, caller) => ok(await stopNow(deps, caller)),
  stopPlay: (input, caller) => stopAtOnce(deps, input, caller),
  askReturn: (_, caller) => deps.writer.do(askReturn(caller)),
  closeAccount: (input, caller) => close(deps, input, caller),
  myData: async (_, { user }) => ok(await dataFile(deps.db, user, deps.world.now())),
  myDataCsv: async ({ part }, { user, language }) => ok(await partFile(deps.db, user, part, language)),
});

/** The orders are taken back before it is answered; where that cannot be, takeBackOfStopped does it. */
async function stopAtOnce(
  deps: Deps,
  input: Input<'stopPlay'>,
  caller: Player,
): Promise<Result<Reply<'stopPlay'>, ErrorCode>> {
  const user = await userById(deps.db, caller.user);
  const marks = user ? await marksOfPlayer(deps.db, deps.secrets, user) : [];
  const done = await deps.writer.do(stopPlay(caller, input, marks));
  if (!done.ok) return done;
  await takeBackEverywhere(deps, caller.user, 'play-stopped').catch(() => undefined);
  if (user) await recogniseOthers(deps, user, caller).catch(() => undefined); // or when they sign in
  return done;
}

/** The password is asked for: a stolen token must not close an account. Nothing made from it is kept. */
async function close(
  deps: Deps,
  { password }: Input<'closeAccount'>,
  caller: Player,
): Promise<Result<Reply<'closeAccount'>, ErrorCode> | Wait> {
  if (caller.demo) return refuse('demo-account');
  const proven = await proveAgain(deps, caller, password);
  if (!proven.ok) return proven;
  return deps.writer.do(closeAccount({ ...caller, key: `close/${caller.request}`, fingerprint: '' }));
}

async function stopNow({ db, world, settings }: Deps, { user, language }: Player): Promise<Reply<'playStop'>> {
  const now = world.now();
  const [watch, wallet, openOrders] = await Promise.all([
    watchNow(db, user, now),
    walletOf(db, user),
    openOrdersOf(db, user),
  ]);
  const last = watch && stopIn(watch);
  const stop = last && isStopped(last, now) ? last : undefined;
  return {
    stop: stop ? viewOf(stop) : null,
    mayReturn: stop !== undefined && stop.until !== null && stop.until <= now && stop.returnAskedAt === null,
    inReview: (watch?.held_at ?? null) !== null,
    openOrders,
    openBets: wallet.exposure > 0,
    mayClose: wallet.balance === 0 && wallet.exposure === 0,
    help: settings.values.help.lines.map(line => houseWords(language, line)),
  };
}
