import { PLACES } from '@maidan/contract/settings';
import { inRupees } from '@maidan/core/money';
import { ok, refuse } from '@maidan/core/result';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/http.ts';
import { isKeptOut } from '../protection/store.ts';
import { requestDeposit } from './deposits.ts';
import { houseWords } from './houseWords.ts';
import { Once } from './once.ts';
import { Darkroom } from './screenshot.ts';
import { statementFile, statementPage } from './statement.ts';
import { requestsOf, walletOf } from './store.ts';
import { requestTopUp } from './topUp.ts';
import { requestWithdrawal } from './withdrawals.ts';

type Answered = Pick<
  Handlers,
  | 'site'
  | 'balance'
  | 'bankDetails'
  | 'paymentOptions'
  | 'deposit'
  | 'withdrawal'
  | 'topUp'
  | 'requests'
  | 'statement'
  | 'statementCsv'
>;

/** The player's money, and what every visitor is told of the house. */
export function walletHandlers(deps: Deps): Answered {
  const { db, writer } = deps;
  const once = new Once(writer);
  const darkroom = new Darkroom();
  return {
    ...shown(deps),
    balance: async (_, { user, username, demo }) => {
      const [{ balance, exposure, held }, isOut] = await Promise.all([
        walletOf(db, user),
        isKeptOut(db, user, deps.world.now()),
      ]);
      return ok({
        balance: inRupees(balance),
        exposure: inRupees(exposure),
        held: inRupees(held),
        username: demo ? 'Demo' : username,
        demo,
        ...(isOut && { isKeptOut: true as const }),
      });
    },
    deposit: (form, caller) => once.do(caller, () => requestDeposit(deps, darkroom, form, caller)),
    withdrawal: (form, caller) => once.do(caller, () => requestWithdrawal(deps, form, caller)),
    topUp: (_, caller) => once.do(caller, () => requestTopUp(deps, caller)),
    requests: async (paging, { user }) => ok(await requestsOf(db, user, paging)),
    statement: async (input, { user, language }) => ok(await statementPage(db, user, input, language)),
    statementCsv: async (input, { user, language }) => ok(await statementFile(db, user, input, language)),
  };
}

/** What the operator set, as others see it. */
function shown({ settings }: Deps): Pick<Answered, 'site' | 'bankDetails' | 'paymentOptions'> {
  return {
    site: async (_, { language }) => {
      const { money, news, support, social, limits, topUp } = settings.values;
      const { openingCredit, demoCredit } = limits;
      return ok({
        mode: money.mode,
        licence: money.licence,
        news: news.lines.map(line => houseWords(language, line)),
        support: { ...support, label: houseWords(language, support.label) },
        social: PLACES.flatMap(place => (social[place] === '' ? [] : { place, url: social[place] })),
        openingCredit,
        demoCredit,
        topUp,
      });
    },
    bankDetails: async () => {
      const { bank, upi } = settings.values;
      const details = { ...bank, upi_id: upi.upi_id };
      return Object.values(details).some(detail => detail !== '') ? ok(details) : refuse('bank-details-missing');
    },
    paymentOptions: async () => {
      const { limits, usdt, upi } = settings.values;
      const { rate, ...addresses } = usdt;
      return ok({
        deposit: { min: limits.depositMin, max: limits.depositMax },
        withdrawal: { min: limits.withdrawalMin, max: limits.withdrawalMax },
        usdt: { rate, addresses },
        upiPayee: upi.payee,
      });
    },
  };
}
