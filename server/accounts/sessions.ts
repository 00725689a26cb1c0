import { after, type Millis, type UserId } from '@maidan/core/ids';
import type { AuditEntry, HouseReason } from '../writer/audit.ts';
import type { Bus } from '../bus.ts';
import type { Player, Visitor } from '../http/caller.ts';
import { type Client, type Db, timestamp, transaction } from '../db/db.ts';
import { chain } from '../writer/group.ts';
import type { UserRow } from '../writer/rows.ts';
import type { World } from '../world.ts';
import { replace, sessionOf } from './refreshes.ts';
import { digestOf } from './secrets.ts';

const MINUTE = 60_000;
const TOKEN_MS = 15 * MINUTE;
const IDLE_MS = 30 * MINUTE;
const SESSION_MS = 12 * 60 * MINUTE;
/** How stale the written time of last use may be. */
const SEEN_MS = MINUTE;
const REMEMBERED = 50_000;
/** How often each of several nodes looks for sessions that others ended: what is ended is over everywhere within a second. */
export const ENDED_MS = 900;
/** What was committed later than it was decided is found all the same. */
const OVERLAP_MS = 10_000;

/** Who a session belongs to, as a call sees it. */
export type Identity = Omit<Player, keyof Visitor>;

/** What the browser gets: a token for calls and, in an HttpOnly cookie, what renews it. */
export interface Ticket {
  readonly token: string;
  readonly expires: Millis;
  readonly refresh: string;
  /** When the session is over, however busy it is. */
  readonly endsAt: Millis;
}

export interface SessionView {
  readonly id: string;
  readonly startedAt: Millis;
  readonly seenAt: Millis;
  readonly address: string;
  readonly device: string;
}

interface Live {
  readonly identity: Identity;
  readonly tokenExpires: Millis;
  readonly endsAt: Millis;
  seenAt: Millis;
  seenWritten: Millis;
}

/**
 * Sessions of players. Only hashes of tokens are stored. A session ends by itself after 30 idle minutes or 12 hours;
 * live ones are remembered in memory and forgotten the moment they are ended, here; where another node ended them, when that
 * is heard, or found by looking.
 */
export class Sessions {
  readonly #db: Db;
  readonly #bus: Bus;
  readonly #world: World;
  readonly #live = new Map<string, Live>();
  readonly #tokens = new Map<string, string>();
  #changes = 0;
  /** Up to when it was looked for sessions that ended, and which were found then. */
  #lookedAt: Millis;
  #lastEnded: ReadonlySet<string> = new Set();
  #looking: Promise<void> | undefined;

  constructor(db: Db, bus: Bus, world: World) {
    this.#db = db;
    this.#bus = bus;
    this.#world = world;
    this.#lookedAt = world.now();
    bus.subscribe('sessionsEnded', ({ ids }) => {
      this.#changes += 1;
      for (const id of ids) this.#forget(id);
    });
    bus.subscribe('unsure', () => {
      this.#changes += 1;
      this.#live.clear();
      this.#tokens.clear();
    });
  }

  /**
   * For the player as they were when they proved who they are: with another password by now, or blocked, there is no
   * session. The row is locked, so that whoever changes it ends this session too.
   */
  async open(
    user: Pick<UserRow, 'id' | 'password_hash'>,
    from: Pick<Visitor, 'address' | 'device'>,
  ): Promise<Ticket | undefined> {
    const now = this.#world.now();
    const ticket = { ...this.#secrets(), expires: after(now, TOKEN_MS), endsAt: after(now, SESSION_MS) };
    const { rowCount } = await this.#db.query(
      `with opened as (
         insert into sessions (id, user_id, token_hash, token_expires_at, started_at, seen_at, ends_at, address, device)
         select $1, id, $3, $4, $6, $6, $7, $8, $9 from users
         where id = $2 and password_hash is not distinct from $10 and status = 'active' for share
         returning id)
       insert into session_refreshes (hash, session_id) select $5, id from opened`,
      [
        this.#world.secret(),
        user.id,
        digestOf(ticket.token),
        timestamp(ticket.expires),
        digestOf(ticket.refresh),
        timestamp(now),
        timestamp(ticket.endsAt),
        from.address,
        from.device,
        user.password_hash,
      ],
    );
    return rowCount === 1 ? ticket : undefined;
  }

  /** Whose token this is, if it is one and still counts. Counts as use. */
  async byToken(token: string): Promise<Identity | undefined> {
    const now = this.#world.now();
    const hash = digestOf(token);
    const live = this.#live.get(hash) ?? (await this.#load(hash));
    if (!live) return undefined;
    if (now >= live.tokenExpires || now >= live.endsAt || now - live.seenAt >= IDLE_MS) return undefined;
    live.seenAt = now;
    if (now - live.seenWritten >= SEEN_MS) {
      live.seenWritten = now;
      await this.#db.query('update sessions set seen_at = $2 where id = $1', [live.identity.session, timestamp(now)]);
    }
    return live.identity;
  }

  /**
   * A new token and a new refresh cookie for the session of this one; the old token stops working. A cookie that was
   * replaced long ago is a copy in somebody's hands: the session ends, whoever holds it.
   */
  async renew(
    refresh: string,
    from: Pick<Visitor, 'address' | 'request'>,
  ): Promise<(Ticket & { readonly identity: Identity }) | undefined> {
    const now = this.#world.now();
    const next = this.#secrets();
    const renewed = await transaction(this.#db, async client => {
      const session = await sessionOf(client, refresh);
      if (session === undefined) return undefined;
      const found = await this.#extend(client, session, next.token, now);
      if (!found || (await replace(client, refresh, next.refresh, now))) return found;
      await client.query('update sessions set ended_at = $2 where id = $1', [session, timestamp(now)]);
      await chain(client, [reuseOf(found.identity, from)], now);
      return { ...found, isOver: true };
    });
    if (!renewed) return undefined;
    const { isOver, ...rest } = renewed;
    if (isOver) {
      this.#bus.publish('sessionsEnded', { ids: [rest.identity.session] });
      return undefined;
    }
    this.#changes += 1;
    this.#forget(rest.identity.session);
    return { ...next, ...rest };
  }

  /** Why a refresh cookie counts no longer, for who still holds it: somebody ended the session, or time did. */
  async whyOver(refresh: string): Promise<'session-ended' | 'session-lapsed' | 'not-signed-in'> {
    const { rows } = await this.#db.query(
      `select ended_at is not null or users.status <> 'active' as ended
       from session_refreshes join sessions on sessions.id = session_id join users on users.id = user_id
       where hash = $1`,
      [digestOf(refresh)],
    );
    const [over] = rows;
    if (!over) return 'not-signed-in';
    return over.ended ? 'session-ended' : 'session-lapsed';
  }

  /** Locks the session, so that two tabs renew it one after the other. */
  async #extend(client: Client, session: string, token: string, now: Millis) {
    const { rows } = await client.query(
      `update sessions set token_hash = $2, token_expires_at = least($3::timestamptz, ends_at), seen_at = $4
       from users
       where sessions.id = $1 and ended_at is null and ends_at > $4 and seen_at > $5
         and users.id = sessions.user_id and users.status = 'active'
       returning sessions.id as session, user_id as user, username, demo, token_expires_at as expires,
         ends_at as "endsAt"`,
      [session, digestOf(token), timestamp(after(now, TOKEN_MS)), timestamp(now), timestamp(after(now, -IDLE_MS))],
    );
    const found = rows[0];
    if (!found) return undefined;
    const { expires, endsAt, ...identity } = found;
    return { identity, expires, endsAt, isOver: false };
  }

  /** Those of a player that still count, the newest first. */
  async openOf(user: UserId): Promise<SessionView[]> {
    const now = this.#world.now();
    const { rows } = await this.#db.query(
      `select id, started_at as "startedAt", seen_at as "seenAt", address, device from sessions
       where user_id = $1 and ended_at is null and ends_at > $2 and seen_at > $3 order by started_at desc, id`,
      [user, timestamp(now), timestamp(after(now, -IDLE_MS))],
    );
    return rows;
  }

  /** Those of these that are over, by themselves or by somebody: for listeners who make no calls. */
  async lapsed(ids: readonly string[]): Promise<string[]> {
    const now = this.#world.now();
    const { rows } = await this.#db.query(
      `select id from sessions where id = any($1) and (ended_at is not null or ends_at <= $2 or seen_at <= $3)`,
      [ids, timestamp(now), timestamp(after(now, -IDLE_MS))],
    );
    return rows.map(row => row.id);
  }

  /** Those that were ended since the last look, by whichever node. While the database is away, later: one look at a time. */
  lookForEnded(): Promise<void> {
    this.#looking ??= this.#lookForEnded()
      .catch(() => {}) // the next look goes on where the last one was
      .finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #lookForEnded(): Promise<void> {
    const now = this.#world.now();
    const { rows } = await this.#db.query('select id from sessions where ended_at > $1', [
      timestamp(after(this.#lookedAt, -OVERLAP_MS)),
    ]);
    const found = rows.map(({ id }) => id);
    const ids = found.filter(id => !this.#lastEnded.has(id));
    this.#lookedAt = now;
    this.#lastEnded = new Set(found);
    if (ids.length > 0) this.#bus.heard('sessionsEnded', { ids });
  }

  /** False when there is no such session, or it is over already, or it is not that player's. */
  async end(id: string, of?: UserId): Promise<boolean> {
    const ended = await this.#end('id = $2 and ($3::text is null or user_id = $3)', [id, of ?? null]);
    return ended.length > 0;
  }

  async endAllOf(user: UserId, except?: string): Promise<void> {
    await this.#end('user_id = $2 and id is distinct from $3', [user, except ?? null]);
  }

  async #end(which: string, values: readonly unknown[]): Promise<string[]> {
    const { rows } = await this.#db.query<{ id: string }>(
      `update sessions set ended_at = $1 where ended_at is null and ${which} returning id`,
      [timestamp(this.#world.now()), ...values],
    );
    const ids = rows.map(row => row.id);
    if (ids.length > 0) this.#bus.publish('sessionsEnded', { ids });
    return ids;
  }

  /** What was read before a session was ended or renewed is not remembered after it. */
  async #load(hash: string): Promise<Live | undefined> {
    const changes = this.#changes;
    const { rows } = await this.#db.query({
      name: 'session-by-token',
      text: `select sessions.id as session, user_id as user, username, demo, token_expires_at as token, ends_at as ends,
               seen_at as seen
             from sessions join users on users.id = user_id
             where token_hash = $1 and ended_at is null and users.status = 'active'`,
      values: [hash],
    });
    const found = rows[0];
    if (!found) return undefined;
    const { token, ends, seen, ...identity } = found;
    const live: Live = { identity, tokenExpires: token, endsAt: ends, seenAt: seen, seenWritten: seen };
    if (changes === this.#changes) this.#remember(hash, live);
    return live;
  }

  #secrets(): Pick<Ticket, 'token' | 'refresh'> {
    return { token: this.#world.secret(), refresh: this.#world.secret() };
  }

  #remember(hash: string, live: Live): void {
    this.#live.set(hash, live);
    this.#tokens.set(live.identity.session, hash);
    if (this.#tokens.size <= REMEMBERED) return;
    const [oldest] = this.#tokens.keys();
    if (oldest !== undefined) this.#forget(oldest);
  }

  #forget(id: string): void {
    const hash = this.#tokens.get(id);
    if (hash === undefined) return;
    this.#tokens.delete(id);
    this.#live.delete(hash);
  }
}

const REUSED: HouseReason = 'house:refresh-reused';

const reuseOf = ({ user, session }: Identity, from: Pick<Visitor, 'address' | 'request'>): AuditEntry => ({
  actor: 'system',
  action: 'account.refresh-reused',
  subject: `player:${user}`,
  after: { session },
  reason: REUSED,
  address: from.address,
  request: from.request,
});
