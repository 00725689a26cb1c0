import { after, type Millis } from '@maidan/core/ids';
import webPush from 'web-push';
import { timestamp, transaction } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { noticeWords } from './noticeWords.ts';
import { addressFault } from './pushAddress.ts';
import { dropEnded } from './pushDevices.ts';
import { toldIn } from './rows.ts';

/* Messages on their way to devices. What is to be pushed is found by looking, by the one node that keeps the chores: who writes a
   message does not wait for it. */

/** How often it is looked for. */
export const PUSH_MS = 3_000;
/** A message that is older is of no use on a device. */
const USEFUL_MS = 3_600_000;
/** What was committed later than it was decided is found all the same. */
const OVERLAP_MS = 60_000;
const FIRST_WAIT_MS = 15_000;
/** Longer than an answer is waited for: what was taken by a node that is gone is taken again. */
const TAKEN_MS = 60_000;
const ANSWER_MS = 10_000;
const AT_ONCE = 20;

type Pushing = Pick<Deps, 'db' | 'world' | 'config' | 'pushKeys'>;

export async function deliverPushes(deps: Pushing): Promise<void> {
  await dropEnded(deps.db);
  await dropUnwanted(deps);
  await find(deps);
  for (let due = await take(deps); due.length > 0; due = await take(deps)) {
    await Promise.all(due.map(push => deliver(deps, push)));
  }
}

/** Each message once to each device of its player, unless they chose otherwise or have read it. */
async function find({ db, world }: Pushing): Promise<void> {
  const now = world.now();
  await transaction(db, async client => {
    const { rows } = await client.query('select looked_at from push_keys for update');
    const looked = rows[0]?.looked_at ?? now;
    await client.query(
      `with fresh as materialized ( -- most players have no device, and nothing else is asked about them
         select notices.id, notices.user_id, notices.kind, notices.at, push_devices.id as device from notices
           join push_devices on push_devices.user_id = notices.user_id and push_devices.at <= notices.at
         where notices.at > $2 and read_at is null)
       insert into pushes (notice_id, device_id, at, next_at)
       select fresh.id, device, fresh.at, $1 from fresh
         join users on users.id = fresh.user_id and users.status = 'active'
         left join notice_choices on notice_choices.user_id = fresh.user_id
       where not coalesce(off->'push' ? fresh.kind, false) and (fresh.kind <> 'news' or may_invite(fresh.user_id, $1))
       on conflict do nothing`,
      [timestamp(now), timestamp(after(now, -Math.min(now - looked + OVERLAP_MS, USEFUL_MS)))],
    );
    await client.query('update push_keys set looked_at = $1', [timestamp(now)]);
  });
}

/**
 * What waits to be tried again: not for who has the device by now, nor what was read or switched off meanwhile, nor what invites
 * somebody who has stopped since.
 */
async function dropUnwanted({ db, world }: Pushing): Promise<void> {
  await db.query(
    `delete from pushes using notices, push_devices
     where done_at is null and next_at <= $1 and notices.id = notice_id and push_devices.id = device_id
       and (push_devices.user_id <> notices.user_id or read_at is not null
         or notices.kind = 'news' and not may_invite(notices.user_id, $1) or coalesce(
         (select off->'push' ? notices.kind from notice_choices where notice_choices.user_id = notices.user_id), false))`,
    [timestamp(world.now())],
  );
}

/** What became nobody's since it was looked at is left to the next look. */
async function take({ db, world }: Pushing) {
  const now = world.now();
  const { rows } = await db.query(
    `with taken as (
       update pushes set tries = tries + 1, next_at = $2 where (notice_id, device_id) in (
         select notice_id, device_id from pushes where done_at is null and next_at <= $1 and at > $3
         order by next_at, notice_id, device_id limit $4 for update skip locked)
       returning notice_id, device_id, tries)
     select notice_id as notice, device_id as device, tries, endpoint, p256dh, auth, language, code, about,
       coalesce(amounts, false) as amounts, markets.name as market, plan->'made' as made, fixture->>'name' as "eventName"
     from taken join notices on notices.id = notice_id
       join push_devices on push_devices.id = device_id and push_devices.user_id = notices.user_id
       left join notice_choices on notice_choices.user_id = notices.user_id
       left join markets on markets.id = about->>'market' left join sport_events on sport_events.id = event_id
     where read_at is null and not coalesce(off->'push' ? notices.kind, false)`,
    [timestamp(now), timestamp(after(now, TAKEN_MS)), timestamp(after(now, -USEFUL_MS)), AT_ONCE],
  );
  return rows;
}

type Push = Awaited<ReturnType<typeof take>>[number];

async function deliver(deps: Pushing, push: Push): Promise<void> {
  const { status, retryMs } = await send(deps, push).catch(() => NOT_REACHED);
  const { db, world } = deps;
  if (status === 404 || status === 410) {
    await db.query('delete from push_devices where id = $1', [push.device]); // nobody is there any more
    return;
  }
  const now = world.now();
  const isAgain = status === 0 || status === 429 || status >= 500;
  const wait = retryMs ?? FIRST_WAIT_MS * 2 ** (push.tries - 1);
  await db.query('update pushes set done_at = $3, next_at = $4, answer = $5 where notice_id = $1 and device_id = $2', [
    push.notice,
    push.device,
    isAgain ? null : timestamp(now),
    timestamp(after(now, wait)),
    String(status),
  ]);
}

interface Sent {
  readonly status: number;
  readonly retryMs?: number | undefined;
}
const NOT_REACHED: Sent = { status: 0 };

async function send({ config, pushKeys }: Pushing, push: Push): Promise<Sent> {
  if (addressFault(push.endpoint, config.pushServices)) return { status: 400 }; // of before the services were these
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(
    { endpoint: push.endpoint, keys: { p256dh: push.p256dh, auth: push.auth } },
    JSON.stringify(payloadOf(push)),
    {
      vapidDetails: { subject: config.siteOrigin ?? SUBJECT, ...pushKeys },
      ...{ TTL: USEFUL_MS / 1_000, urgency: 'normal', topic: push.notice },
    },
  );
  const signal = AbortSignal.timeout(ANSWER_MS);
  const told = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const answer = await fetch(endpoint, {
    method,
    headers: told,
    body: new Uint8Array(body),
    redirect: 'manual',
    signal,
  });
  await answer.body?.cancel();
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return { status: answer.status, retryMs: seconds > 0 ? Math.min(seconds * 1_000, USEFUL_MS) : undefined };
}

/** Whom a push service asks when we push too much; where the house was not told where it is, nobody. */
const SUBJECT = 'https://maidan.example';

/** What the device shows. Nothing that others should not see on it, unless the player chose so. */
function payloadOf(push: Push): object {
  const { title, text, to } = noticeWords(push.language, toldIn(push), push, !push.amounts);
  return { id: push.notice, title, text, to, language: push.language };
}

/** Everything that was sent, or is too old to be. */
export async function sweepPushes({ db, world }: Pick<Deps, 'db' | 'world'>): Promise<void> {
  const until: Millis = after(world.now(), -2 * USEFUL_MS);
  await db.query('delete from pushes where at <= $1', [timestamp(until)]);
}
