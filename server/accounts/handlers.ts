import { type player } from '@maidan/contract/api';
import { ok, refuse } from '@maidan/core/result';
import type { Player } from '../http/caller.ts';
import { transaction } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/http.ts';
import { chain } from '../writer/group.ts';
import { confirmEmail, isEmailConfirmed, mailConfirmation } from './emails.ts';
import { chooseLanguage } from './languages.ts';
import { changePassword, proveAgain } from './password.ts';
import { forgetRecoveryCodes, newRecoveryCodes, recoveryCodesLeft } from './recoveryCodes.ts';
import { register } from './register.ts';
import { demo, login, refresh, signOut } from './signIn.ts';
import { previousLoginOf, userById } from './store.ts';
import { entryBy, tell } from './telling.ts';
import * as twoStep from './twoStep.ts';
import { forgotPassword, resetPassword } from './wayBack.ts';

type Answered =
  | 'login'
  | 'register'
  | 'demo'
  | 'refresh'
  | 'signOut'
  | 'security'
  | 'revokeSession'
  | 'changePassword'
  | 'chooseLanguage'
  | 'beginTwoStep'
  | 'confirmTwoStep'
  | 'endTwoStep'
  | 'newRecoveryCodes'
  | 'forgotPassword'
  | 'resetPassword'
  | 'mailConfirmation'
  | 'confirmEmail';

/** Opening an account, signing in, and keeping the account safe. */
export const accountHandlers = (deps: Deps): Pick<Handlers, Answered & keyof typeof player> => ({
  login: (input, caller) => login(deps, input, caller),
  register: (input, caller) => register(deps, input, caller),
  demo: (_, caller) => demo(deps, caller),
  refresh: (_, caller) => refresh(deps, caller),
  signOut: (_, caller) => signOut(deps, caller),

  security: async (_, caller) => {
    const [user, lastLogin, sessions, isOn, emailConfirmed, codes] = await Promise.all([
      userById(deps.db, caller.user),
      previousLoginOf(deps.db, caller.user),
      deps.sessions.openOf(caller.user),
      twoStep.isOn(deps.db, holderOf(caller)),
      isEmailConfirmed(deps.db, caller.user),
      recoveryCodesLeft(deps.db, caller.user),
    ]);
    return ok({
      email: user?.email ?? '',
      emailConfirmed,
      twoStep: isOn,
      recoveryCodes: isOn ? codes : 0,
      lastLogin,
      sessions: sessions.map(session => ({ ...session, current: session.id === caller.session })),
    });
  },
  revokeSession: async ({ id }, caller) => {
    if (!(await deps.sessions.end(id, caller.user))) return refuse('unknown-session');
    await tell(deps, entryBy(caller.user, 'account.end-session', caller, { after: { session: id } }));
    return ok({});
  },
  changePassword: (input, caller) => changePassword(deps, input, caller),
  chooseLanguage: async ({ language }, caller) => {
    await chooseLanguage(deps.db, caller.user, language, deps.world.now());
    await tell(deps, entryBy(caller.user, 'account.language', caller, { after: { language } }));
    return ok({});
  },

  beginTwoStep: async ({ password }, caller) => {
    const proven = await proveAgain(deps, caller, password);
    if (!proven.ok) return proven;
    return twoStep.begin(
      deps,
      holderOf(caller),
      caller.username,
      entryBy(caller.user, 'account.two-step.begin', caller),
    );
  },
  confirmTwoStep: async ({ code }, caller) => {
    const result = await twoStep.confirm(
      deps,
      holderOf(caller),
      code,
      entryBy(caller.user, 'account.two-step.on', caller),
      client => newRecoveryCodes(client, caller.user, deps.world),
    );
    if (!result.ok) return result;
    await deps.sessions.endAllOf(caller.user, caller.session); // they signed in without a code
    return ok({ codes: result.value });
  },
  endTwoStep: async ({ code }, caller) => {
    const result = await twoStep.end(
      deps,
      holderOf(caller),
      code,
      entryBy(caller.user, 'account.two-step.off', caller),
      client => forgetRecoveryCodes(client, caller.user),
    );
    return result.ok ? ok({}) : result;
  },
  newRecoveryCodes: async ({ code }, caller) => {
    if (!(await twoStep.isOn(deps.db, holderOf(caller)))) return refuse('two-step-wrong');
    const proven = await twoStep.stepUp(deps, holderOf(caller), code);
    if (!proven.ok) return proven;
    const codes = await transaction(deps.db, async client => {
      await chain(client, [entryBy(caller.user, 'account.two-step.codes', caller)], deps.world.now());
      return newRecoveryCodes(client, caller.user, deps.world);
    });
    return ok({ codes });
  },

  forgotPassword: (input, caller) => forgotPassword(deps, input, caller),
  resetPassword: (input, caller) => resetPassword(deps, input, caller),
  mailConfirmation: (_, caller) => mailConfirmation(deps, caller),
  confirmEmail: (input, caller) => confirmEmail(deps, input, caller),
});

const holderOf = ({ user }: Player): twoStep.Holder => ({ kind: 'user', id: user });
