import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { may } from '@maidan/contract/roles';
import { identityAt } from '@maidan/core/identity';
import type { UserId } from '@maidan/core/ids';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Queryable } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import type { Staff } from '../../http/caller.ts';
import type { Handlers } from '../../http/http.ts';
import { limitsShown } from '../../protection/handlers.ts';
import { changesOf, watchNow } from '../../protection/store.ts';
import type { Decision } from '../../writer/decision.ts';
import { idFromCause } from '../../writer/idFromCause.ts';
import { entryBy } from '../entry.ts';
import { isAble, staffRows } from '../proposals/vouching.ts';
import { playerNamed } from '../store.ts';
import type { Tagged } from './rows.ts';

type Answered =
  'playerFile' | 'playerLimits' | 'playerNotes' | 'notePlayer' | 'tagPlayer' | 'untagPlayer' | 'playerTags';
type Done = Result<Record<never, never>, ErrorCode>;

/** What colleagues keep of a player for each other, and what is known of them beside the account. */
export const playerFileHandlers = (deps: Deps): Pick<Handlers, Answered> => ({
  playerFile: ({ id }, { role }) => fileOf(deps, id, may(role, 'cases.decide')),
  playerLimits: async ({ id }) => {
    const user = await playerNamed(deps.db, id);
    if (user === undefined) return refuse('unknown-player');
    const now = deps.world.now();
    const [watch, changes] = await Promise.all([watchNow(deps.db, user, now), changesOf(deps.db, user)]);
    return ok({ ...limitsShown(watch, now), changes });
  },
  playerNotes: async ({ id, before, size }) => {
    const user = await playerNamed(deps.db, id);
    return user === undefined ? refuse('unknown-player') : ok(await notesOf(deps.db, user, before, size));
  },
  notePlayer: (input, caller) => deciding(deps, input.id, caller, note(input, caller)),
  tagPlayer: (input, caller) => deciding(deps, input.id, caller, tagged(input, caller)),
  untagPlayer: (input, caller) => deciding(deps, input.id, caller, untagged(input, caller)),
  playerTags: async () => ok({ tags: await tagsInUse(deps.db) }),
});

/** That there is a case is for who may see cases, and for nobody else. */
async function fileOf(
  { db, world }: Deps,
  id: string,
  seesCases: boolean,
): Promise<Result<Reply<'playerFile'>, 'unknown-player'>> {
  const user = await playerNamed(db, id);
  if (user === undefined) return refuse('unknown-player');
  const [known, { rows: tags }, { rows: counts }] = await Promise.all([
    db.query('select state, verified_until, changed_at from identities where user_id = $1', [user]),
    db.query(
      `select each->>'tag' as tag, coalesce(staff.name, each->>'by') as by, (each->>'at')::bigint as at,
         each->>'reason' as reason
       from player_tags, jsonb_array_elements(tags) as each left join staff on staff.id = each->>'by'
       where user_id = $1 order by tag`,
      [user],
    ),
    db.query(
      `select (select count(*)::int from player_notes where user_id = $1) as notes,
         (select count(*)::int from tickets where user_id = $1) as tickets,
         (select id from cases where user_id = $1 and state = 'open') as "openCase"`,
      [user],
    ),
  ]);
  const [identity] = known.rows;
  const { notes, tickets, openCase } = counts[0]!; // one, of counts
  return ok({
    identity: identity
      ? { state: identityAt(identity, world.now()), until: identity.verified_until, since: identity.changed_at }
      : { state: 'none', until: null, since: null },
    tags: tags as Reply<'playerFile'>['tags'], // as rows.ts says they are kept
    notes: notes ?? 0,
    tickets: tickets ?? 0,
    openCase: seesCases ? openCase : null,
  });
}

async function notesOf(
  db: Queryable,
  user: UserId,
  before: string | undefined,
  size: number,
): Promise<Reply<'playerNotes'>> {
  const mark = /^\d{1,15}$/.test(before ?? '') ? Number(before) : null;
  const { rows } = await db.query(
    `select player_notes.id, number, staff.name as by, text, at from player_notes join staff on staff.id = by
     where user_id = $1 and ($2::bigint is null or number < $2) order by number desc limit $3`,
    [user, mark, size + 1],
  );
  const page = rows.slice(0, size);
  return {
    rows: page.map(({ number: _number, ...row }) => row),
    next: rows.length > size ? String(page.at(-1)?.number) : null,
  };
}

async function tagsInUse(db: Queryable): Promise<Reply<'playerTags'>['tags']> {
  const { rows } = await db.query(
    `select each->>'tag' as tag, count(*)::int as players from player_tags, jsonb_array_elements(tags) as each
     group by 1 order by 2 desc, 1 limit 100`,
  );
  return rows as Reply<'playerTags'>['tags']; // as rows.ts says they are kept
}

/** The player's row is locked, and whoever asks is looked at again. */
async function deciding(
  { db, writer }: Deps,
  id: string,
  { staff, key, fingerprint }: Staff,
  decide: (decision: Decision, user: UserId) => Done,
): Promise<Done> {
  const user = await playerNamed(db, id);
  if (user === undefined) return refuse('unknown-player');
  return writer.do<Record<never, never>>({
    ...{ key, fingerprint, accounts: [], rows: [['user', user], ['playerTags', user], ...staffRows([staff])] },
    decide: decision => (isAble(decision, staff, 'players.note') ? decide(decision, user) : refuse('not-allowed')),
  });
}

type Decide = (decision: Decision, user: UserId) => Done;

const note =
  ({ text }: Input<'notePlayer'>, caller: Staff): Decide =>
  (decision, user) => {
    const id = idFromCause(`player note ${caller.key}`);
    decision.add('playerNote', { id, user_id: user, by: caller.staff, text, at: decision.now });
    decision.audit(entryBy(caller, 'player.note', `player:${user}`, { after: { note: id } }));
    return ok({});
  };

const MOST_TAGS = 10;

const tagsIn = (decision: Decision, user: UserId): readonly Tagged[] => decision.row('playerTags', user)?.tags ?? [];

const tagged =
  ({ tag, reason }: Input<'tagPlayer'>, caller: Staff): Decide =>
  (decision, user) => {
    const tags = tagsIn(decision, user);
    if (tags.some(each => each.tag === tag)) return refuse('tag-on');
    if (tags.length >= MOST_TAGS) return refuse('too-many-tags');
    const added = { tag, by: caller.staff, at: decision.now, reason };
    decision.put('playerTags', { user_id: user, tags: [...tags, added] });
    decision.audit(entryBy(caller, 'player.tag', `player:${user}`, { after: { tag }, reason }));
    return ok({});
  };

const untagged =
  ({ tag, reason }: Input<'untagPlayer'>, caller: Staff): Decide =>
  (decision, user) => {
    const tags = tagsIn(decision, user);
    if (!tags.some(each => each.tag === tag)) return refuse('tag-off');
    decision.put('playerTags', { user_id: user, tags: tags.filter(each => each.tag !== tag) });
    decision.audit(entryBy(caller, 'player.untag', `player:${user}`, { before: { tag }, reason }));
    return ok({});
  };
