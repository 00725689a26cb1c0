import type { Deps } from './deps.ts';
import { ALERTS_MS, lookForAlerts } from './cases/turn.ts';
import { STEP_MS } from './reconcile/reconciler.ts';
import { TAKE_BACK_MS, takeBackOfStopped } from './office/players/takeBack.ts';
import { choresAmongNodes } from './nodes/chores.ts';
import { deliverMails, MAIL_MS } from './mail/mails.ts';
import { deliverNews, NEWS_MS } from './inbox/news.ts';
import { deliverPushes, PUSH_MS, sweepPushes } from './inbox/pushes.ts';
import { eraseIdentityPictures } from './identity/erase.ts';
import { HARM_MS, lookForHarm } from './harm/turn.ts';
import { REMIND_MS, remindOfLimits } from './protection/remind.ts';
import { settleContests, SETTLE_MS } from './fantasy/settleContests.ts';
import { sweep } from './accounts/sweep.ts';
import { sweepJournals } from './exchange/sweep.ts';
import { type Chore, daily, DAY_MS, every } from './daily.ts';

/** How often an address that did not answer is tried, at most. */
const WEBHOOK_MS = 15_000;

/** What the house does by itself; of several nodes, the one that keeps the chores. */
export function choresOf(deps: Deps, report: (error: unknown) => void): readonly Chore[] {
  const nightly = [
    () => deps.anchors.check(),
    () => sweep(deps),
    () => sweepJournals(deps),
    () => sweepPushes(deps),
    () => eraseIdentityPictures(deps),
  ];
  const often = [
    [STEP_MS, () => deps.reconciler.turn()],
    [MAIL_MS, () => deliverMails(deps)],
    [TAKE_BACK_MS, () => takeBackOfStopped(deps)],
    [SETTLE_MS, () => settleContests(deps)],
    [ALERTS_MS, () => lookForAlerts(deps)],
    [HARM_MS, () => lookForHarm(deps)],
    [NEWS_MS, () => deliverNews(deps)],
    [REMIND_MS, () => remindOfLimits(deps)],
    [PUSH_MS, () => deliverPushes(deps)],
    [WEBHOOK_MS, () => deps.anchors.tell().then(() => deps.alarms.deliver())],
  ] as const;
  const code = every(DAY_MS, () => deps.code.check(), report); // of each
  if (deps.config.natsUrl !== undefined) return [code, ...choresAmongNodes(deps, nightly, often, report)];
  return [code, ...nightly.map(chore => daily(chore, report)), ...often.map(([ms, chore]) => every(ms, chore, report))];
}
