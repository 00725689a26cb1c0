import { chasingLosses } from '@maidan/core/harm/chasingLosses';
import { depositAfterWithdrawal } from '@maidan/core/harm/depositAfterWithdrawal';
import { growingStakes } from '@maidan/core/harm/growingStakes';
import type { Diary, HarmMarker, HarmThresholds } from '@maidan/core/harm/marker';
import { nightPlay } from '@maidan/core/harm/nightPlay';
import { refusedDeposits } from '@maidan/core/harm/refusedDeposits';
import { after, type Millis, type UserId } from '@maidan/core/ids';
import { ok } from '@maidan/core/result';
import { type Queryable, timestamp } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { type Command, NOT_REMEMBERED } from '../writer/command.ts';
import { idFromCause } from '../writer/idFromCause.ts';
import { diaryOf } from './diary.ts';

/*
 * Whoever has moved money, or met a limit, since the last look is looked at, one after the other: this never hurries anybody. The
 * ledger is read on from where it was left; what fails is looked at again the next time, and marked once.
 */

export const HARM_MS = 5 * 60_000;

/** Of the ledger in one turn. */
const ROWS = 100_000;
/** What is being written has numbers already: what is younger is left to the next turn. */
const SETTLED_MS = 30_000;

const RULES = [chasingLosses, nightPlay, growingStakes, refusedDeposits, depositAfterWithdrawal];

type Looking = Pick<Deps, 'db' | 'writer' | 'world' | 'settings'>;

/** Up to which moment a look goes that is taken now. */
export const lookedUpto = (now: Millis): Millis => after(now, -SETTLED_MS);

/** Answers with how many markers are new. */
export async function lookForHarm({ db, writer, world, settings }: Looking): Promise<number> {
  const upto = lookedUpto(world.now());
  const [ledger, events] = [await movedSince(db, upto), await metSince(db, upto)];
  let marked = 0;
  for (const player of new Set([...ledger.players, ...events.players])) {
    const markers = markersOf(await diaryOf(db, player, upto), settings.values.harm);
    if (markers.length === 0) continue;
    await writer.do(marking(markers));
    marked += markers.length;
  }
  await leaveAt(db, 'harm', ledger.upto);
  await leaveAt(db, 'harmEvents', events.upto);
  return marked;
}

/** What every rule finds in it. */
export const markersOf = (diary: Diary, thresholds: HarmThresholds): readonly HarmMarker[] =>
  RULES.flatMap(rule => rule(diary, thresholds) ?? []);

interface Since {
  readonly players: readonly UserId[];
  readonly upto: number | null;
}

async function movedSince(db: Queryable, upto: Millis): Promise<Since> {
  const { rows } = await db.query(
    `select max(number) as upto, array_agg(distinct players.id) as players
     from (
       select * from transfers
       where number > coalesce((select number from alert_turns where name = 'harm'), 0) and at < $1
       order by number limit ${ROWS}
     ) as moved
     left join lateral (
       select users.id from users
       where users.id in (split_part(from_account, ':', 2), split_part(to_account, ':', 2)) and not is_house and not demo
     ) as players on true`,
    [timestamp(upto)],
  );
  return sinceIn(rows[0]);
}

async function metSince(db: Queryable, upto: Millis): Promise<Since> {
  const { rows } = await db.query(
    `select max(number) as upto, array_agg(distinct user_id) as players
     from (
       select * from protection_events
       where number > coalesce((select number from alert_turns where name = 'harmEvents'), 0) and at < $1
       order by number limit ${ROWS}
     ) as met`,
    [timestamp(upto)],
  );
  return sinceIn(rows[0]);
}

const sinceIn = (
  row: { readonly upto: number | null; readonly players: readonly (string | null)[] | null } | undefined,
): Since => ({
  upto: row?.upto ?? null,
  players: (row?.players ?? []).filter(id => id !== null).map(id => id as UserId), // ids of users, both
});

async function leaveAt(db: Queryable, name: 'harm' | 'harmEvents', upto: number | null): Promise<void> {
  if (upto === null) return;
  await db.query(
    `insert into alert_turns (name, number) values ($1, $2)
     on conflict (name) do update set number = greatest(alert_turns.number, excluded.number)`,
    [name, upto],
  );
}

const idOf = ({ rule, player, cause }: HarmMarker): string => idFromCause(`harm:${rule}:${player}:${cause}`);

/** Those of one player. */
const marking = (markers: readonly HarmMarker[]): Command<object> => ({
  ...NOT_REMEMBERED,
  accounts: [],
  rows: markers.map(marker => ['harmMarker', idOf(marker)] as const),
  decide: decision => {
    for (const marker of markers) {
      const { rule, player, figures, spans, upto } = marker;
      const id = idOf(marker);
      if (decision.row('harmMarker', id)) continue; // done before the connection was lost
      decision.add('harmMarker', { id, user_id: player, rule, figures, spans, upto, at: decision.now });
    }
    return ok({});
  },
});
