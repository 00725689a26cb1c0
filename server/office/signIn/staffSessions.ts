import type { IncomingMessage } from 'node:http';
import { may, type Role } from '@maidan/contract/roles';
import { hashOf } from '@maidan/core/commitment';
import { after, type Millis, type StaffId } from '@maidan/core/ids';
import { digestOf } from '../../accounts/secrets.ts';
import type { AuditEntry } from '../../writer/audit.ts';
import type { Bus } from '../../bus.ts';
import type { Visitor } from '../../http/caller.ts';
import { type Db, timestamp, transaction } from '../../db/db.ts';
import { chain } from '../../writer/group.ts';
import type { World } from '../../world.ts';

const MINUTE = 60_000;
const IDLE_MS = 30 * MINUTE;
export const STAFF_SESSION_MS = 12 * 60 * MINUTE;
/** How stale the written time of last use may be. */
const SEEN_MS = MINUTE;

/**
 * Whether a session has its row in the log, which names it with its cookie. Without one there was no signing in: the door
 * does not open, whatever stands in the table.
 */
export const SIGNED_IN = `exists (select from audit where subject = 'staff:' || staff_sessions.staff_id
    and action = 'staff.sign-in' and actor = subject and at = staff_sessions.started_at
    and after ->> 'session' = encode(sha256(convert_to(staff_sessions.id || '|' || cookie_hash, 'UTF8')), 'hex')
  ) and ends_at <= started_at + interval '${STAFF_SESSION_MS} milliseconds'`;

/** A colleague at work. */
export interface StaffIdentity {
  readonly staff: StaffId;
  readonly name: string;
  readonly role: Role;
  readonly session: string;
  readonly twoStep: boolean;
}

/**
 * Sessions of staff, known by a cookie of which only the hash is stored. They are read on every call: staff are few,
 * and a changed role or a disabled colleague counts at once.
 */
export class StaffSessions {
  readonly #db: Db;
  readonly #bus: Bus;
  readonly #world: World;

  constructor(db: Db, bus: Bus, world: World) {
    this.#db = db;
    this.#bus = bus;
    this.#world = world;
  }

  /**
   * Answers with the cookie. For a colleague as they were when they proved who they are: with another password by now, or
   * disabled, there is no session. The row is locked, so that whoever changes it ends this session too. It is in the log
   * that they signed in, or there is no session.
   */
  open(
    { id: staff, password_hash }: { readonly id: StaffId; readonly password_hash?: string },
    from: Pick<Visitor, 'address' | 'device'> & Partial<Pick<Visitor, 'request'>>,
  ): Promise<string | undefined> {
    const now = this.#world.now();
    const [id, cookie] = [this.#world.secret(), this.#world.secret()];
    const entry: AuditEntry = {
      actor: `staff:${staff}`,
      action: 'staff.sign-in',
      subject: `staff:${staff}`,
      after: { session: hashOf(`${id}|${digestOf(cookie)}`) },
      address: from.address,
      request: from.request ?? '',
    };
    return transaction(this.#db, async client => {
      const { rowCount } = await client.query(
        `insert into staff_sessions (id, staff_id, cookie_hash, started_at, seen_at, ends_at, address, device)
       select $1, id, $3, $4, $4, $5, $6, $7 from staff
       where id = $2 and password_hash = coalesce($8, password_hash) and not disabled for share`,
        [
          id,
          staff,
          digestOf(cookie),
          timestamp(now),
          timestamp(after(now, STAFF_SESSION_MS)),
          from.address,
          from.device,
          password_hash ?? null,
        ],
      );
      if (rowCount !== 1) return undefined;
      await chain(client, [entry], now);
      return cookie;
    });
  }

  /** Whose cookie this is, if it is one and still counts. Counts as use. */
  async byCookie(cookie: string): Promise<StaffIdentity | undefined> {
    const now = this.#world.now();
    const { rows } = await this.#db.query<StaffIdentity & { seen: Millis }>(
      `select staff_sessions.id as session, staff.id as staff, name, role, seen_at as seen,
         coalesce(totp_confirmed_at is not null, false) as "twoStep"
       from staff_sessions join staff on staff.id = staff_id left join staff_security using (staff_id)
       where cookie_hash = $1 and ended_at is null and ends_at > $2 and seen_at > $3 and not disabled and ${SIGNED_IN}`,
      [digestOf(cookie), timestamp(now), timestamp(after(now, -IDLE_MS))],
    );
    const found = rows[0];
    if (!found) return undefined;
    const { seen, ...identity } = found;
    if (now - seen >= SEEN_MS) {
      await this.#db.query('update staff_sessions set seen_at = $2 where id = $1', [identity.session, timestamp(now)]);
    }
    return identity;
  }

  /** Who opens a socket, if they may follow the payment queues. */
  async mayListen(request: IncomingMessage): Promise<StaffIdentity | undefined> {
    const cookie = /(?:^|;\s*)office=([\w-]{43})(?=;|$)/.exec(request.headers.cookie ?? '')?.[1];
    const staff = cookie === undefined ? undefined : await this.byCookie(cookie);
    return staff && may(staff.role, 'payments.read') ? staff : undefined;
  }

  /** Those of these that are over, by themselves or by somebody: for listeners who make no calls. */
  async lapsed(ids: readonly string[]): Promise<string[]> {
    const now = this.#world.now();
    const { rows } = await this.#db.query(
      `select staff_sessions.id from staff_sessions join staff on staff.id = staff_id
       where staff_sessions.id = any($1) and (ended_at is not null or ends_at <= $2 or seen_at <= $3 or disabled)`,
      [ids, timestamp(now), timestamp(after(now, -IDLE_MS))],
    );
    return rows.map(row => row.id);
  }

  async end(id: string): Promise<void> {
    await this.#end('id = $2', [id]);
  }

  async endAllOf(staff: StaffId, except?: string): Promise<void> {
    await this.#end('staff_id = $2 and id is distinct from $3', [staff, except ?? null]);
  }

  async #end(which: string, values: readonly unknown[]): Promise<void> {
    const { rows } = await this.#db.query<{ id: string }>(
      `update staff_sessions set ended_at = $1 where ended_at is null and ${which} returning id`,
      [timestamp(this.#world.now()), ...values],
    );
    if (rows.length > 0) this.#bus.publish('staffSessionsEnded', { ids: rows.map(row => row.id) });
  }
}
