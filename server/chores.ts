import type { Deps } from './deps.ts';
import { ALERTS_MS, lookForAlerts } from './cases/turn.ts';
import { STEP_MS } from './reconcile/reconciler.ts';
import { TAKE_BACK_MS, takeBackOfStopped } from './office/players/takeBack.ts';
import { choresAmongNodes, type Nightly, type Often } from './nodes/chores.ts';
import { deliverMails, MAIL_MS } from './mail/mails.ts';
import { deliverNews, NEWS_MS } from './inbox/news.ts';
import { deliverPushes, PUSH_MS, sweepPushes } from './inbox/pushes.ts';
import { eraseIdentityPictures } from './identity/erase.ts';
import { HARM_MS, lookForHarm } from './harm/turn.ts';
import { REMIND_MS, remindOfLimits } from './protection/remind.ts';
import { settleContests, SETTLE_MS } from './fantasy/settleContests.ts';
import { ENDED_MS } from './accounts/sessions.ts';
import { sweep } from './accounts/sweep.ts';
import { sweepJournals } from './exchange/sweep.ts';
import { type Chore, daily, DAY_MS, every } from './daily.ts';

/** How often an address that did not answer is tried, at most. */
const WEBHOOK_MS = 15_000;

/** What the house does by itself; of several nodes, the one that keeps the chores. What a process has alone it looks after. */
export function choresOf(deps: Deps, report: (error: unknown) => void): readonly Chore[] {
  const nightly: Nightly<Deps> = {
    accounts: sweep,
    journals: sweepJournals,
    pushes: sweepPushes,
    identities: eraseIdentityPictures,
  };
  const often: Often<Deps> = [
    [STEP_MS, () => deps.reconciler.turn()],
    [MAIL_MS, deliverMails],
    [TAKE_BACK_MS, takeBackOfStopped],
    [SETTLE_MS, settleContests],
    [ALERTS_MS, lookForAlerts],
    [HARM_MS, lookForHarm],
    [NEWS_MS, deliverNews],
    [REMIND_MS, remindOfLimits],
    [PUSH_MS, deliverPushes],
    [WEBHOOK_MS, () => deps.alarms.deliver()],
  ];
  const ofEach = [
    every(DAY_MS, () => deps.code.check(), report),
    daily(() => deps.anchors.check(), report),
    every(WEBHOOK_MS, () => deps.anchors.tell(), report),
  ];
  if (deps.config.natsUrl !== undefined) {
    const ended = every(ENDED_MS, () => deps.sessions.lookForEnded(), report);
    return [...ofEach, ended, ...choresAmongNodes(deps, nightly, often, report)];
  }
  return [
    ...ofEach,
    ...Object.values(nightly).map(act => daily(() => act(deps), report)),
    ...often.map(([ms, act]) => every(ms, () => act(deps), report)),
  ];
}
