import type { Input } from '@maidan/contract/api';
import type { Role } from '@maidan/contract/roles';
import type { Millis, StaffId, UserId } from '@maidan/core/ids';
import type { TransferKind } from '@maidan/core/ledger';
import type { Money } from '@maidan/core/money';
import type { MarketPlan } from '@maidan/exchange/sports/sport';
import { type Queryable, timestamp } from '../../db/db.ts';
import type { ProposalRow } from '../../writer/rows.ts';
import { occursIn, type Page, pageOf, type Paging } from '../page.ts';

/* SQL about people: players, their wallets, ledgers and sessions, colleagues and proposals. */

export interface WalletRow {
  readonly balance: Money;
  readonly exposure: Money;
  readonly held: Money;
}

const WALLET = ['player', 'exposure', 'held']
  .map(kind => `coalesce((select balance from accounts where id = '${kind}:' || matching.id), 0) as ${kind}`)
  .join(', ');

export interface PlayerRow {
  readonly id: UserId;
  readonly username: string;
  readonly email: string;
  readonly phone_number: string;
  readonly country: string;
  readonly demo: boolean;
  readonly status: 'active' | 'blocked';
  readonly created_at: Millis;
  readonly player: Money;
  readonly exposure: Money;
  readonly held: Money;
}

const PLAYERS = `select id, username, coalesce(email, '') as email, phone_number, country, demo, status, created_at
  from users where not is_house`;

export interface ListedRow extends PlayerRow {
  readonly tags: readonly string[];
}

export const players = (
  db: Queryable,
  { search, status, tag, ...paging }: Input<'players'>,
): Promise<Page<ListedRow>> =>
  pageOf(
    db,
    {
      select: `matching.*, ${WALLET}, coalesce((
        select array_agg(each->>'tag' order by each->>'tag') from player_tags, jsonb_array_elements(tags) as each
        where user_id = matching.id), '{}') as tags`,
      from: `${PLAYERS} and ($1 = 'all' or status = $1)
        and ($3::jsonb is null or id in (select user_id from player_tags where tags @> $3))
        and ${occursIn('$2', ['id', 'username', `coalesce(email, '')`, 'phone_number'])}`,
      order: 'created_at desc, id desc',
      values: [status, search, tag === '' ? null : JSON.stringify([{ tag }])],
    },
    paging,
  );

export interface PlayerPage extends PlayerRow {
  readonly last_login_at: Millis | null;
  readonly two_step: boolean;
  readonly email_confirmed: boolean;
  readonly paid_in: Money;
  readonly paid_out: Money;
}

export async function playerPage(db: Queryable, id: string): Promise<PlayerPage | undefined> {
  const { rows } = await db.query<PlayerPage>(
    `select matching.*, ${WALLET}, last_login_at, totp_confirmed_at is not null as two_step,
       email_confirmed_at is not null as email_confirmed,
       (select coalesce(sum(amount), 0)::bigint from deposits where user_id = matching.id and state = 'approved')
         as paid_in,
       (select coalesce(sum(amount), 0)::bigint from withdrawals where user_id = matching.id and state = 'confirmed')
         as paid_out
     from (${PLAYERS} and id = $1) as matching left join user_security on user_id = matching.id`,
    [id],
  );
  return rows[0];
}

export async function walletOf(db: Queryable, user: UserId): Promise<WalletRow> {
  const { rows } = await db.query<{ player: Money; exposure: Money; held: Money }>(
    `select ${WALLET} from (select $1::text as id) as matching`,
    [user],
  );
  const [row] = rows;
  if (!row) throw new Error('a select without a table answers with one row');
  return { balance: row.player, exposure: row.exposure, held: row.held };
}

export interface SessionRow {
  readonly id: string;
  readonly started_at: Millis;
  readonly seen_at: Millis;
  readonly ends_at: Millis;
  readonly ended_at: Millis | null;
  readonly address: string;
  readonly device: string;
}

const LATEST_SESSIONS = 50;

export async function sessionsOf(db: Queryable, user: string): Promise<SessionRow[]> {
  const { rows } = await db.query(
    `select id, started_at, seen_at, ends_at, ended_at, address, device from sessions where user_id = $1
     order by started_at desc, id limit ${LATEST_SESSIONS}`,
    [user],
  );
  return rows;
}

export async function sessionOf(db: Queryable, user: string, id: string): Promise<SessionRow | undefined> {
  const { rows } = await db.query(
    `select id, started_at, seen_at, ends_at, ended_at, address, device from sessions where user_id = $1 and id = $2`,
    [user, id],
  );
  return rows[0];
}

export interface TransferRow {
  readonly number: number;
  readonly id: string;
  readonly at: Millis;
  readonly from: string;
  readonly to: string;
  readonly amount: Money;
  readonly kind: TransferKind;
  readonly ref: string;
}

/**
 * Every transfer of a player's touches the free balance, except the payout of what was held: it is found by its name.
 * The conditions on the prefix let the indexes of statements be used.
 */
export const transfersOf = (db: Queryable, user: UserId, paging: Paging): Promise<Page<TransferRow>> =>
  pageOf(
    db,
    {
      select: '*',
      from: `select number, id, at, from_account as "from", to_account as "to", amount, kind, ref from transfers
        where (from_account = 'player:' || $1 and from_account like 'player:%')
           or (to_account = 'player:' || $1 and to_account like 'player:%')
           or id = any(array(select id || ':payout' from withdrawals where user_id = $1))`,
      order: 'number desc',
      values: [user],
    },
    paging,
  );

export interface ColleagueRow {
  readonly id: StaffId;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly disabled: boolean;
  readonly two_step: boolean;
  readonly last_login_at: Millis | null;
}

export async function colleagues(db: Queryable): Promise<ColleagueRow[]> {
  const { rows } = await db.query(
    `select id, name, email, role, disabled, totp_confirmed_at is not null as two_step, last_login_at
     from staff left join staff_security on staff_id = id order by created_at, length(id), id`,
  );
  return rows;
}

export interface ProposalPageRow extends ProposalRow {
  readonly maker: string;
  /** What the player or colleague is called, the game of the round, or the match. */
  readonly named: string;
  /** Of a market. */
  readonly plan: MarketPlan | null;
  /** Of sport that is not decided: whether nobody can bet on it. */
  readonly is_stopped: boolean;
}

export const proposals = (
  db: Queryable,
  { state, ...paging }: Input<'proposals'>,
  now: Millis,
): Promise<Page<ProposalPageRow>> =>
  pageOf(
    db,
    {
      select: `matching.*,
        (select name from staff where id = matching.made_by) as maker,
        case when kind = 'role' then (select name from staff where id = matching.subject)
          when kind in ('settings', 'tableLimits') then matching.subject
          when kind = 'refundPayout' then (select username from withdrawals w join users u on u.id = w.user_id
            where w.id = matching.subject)
          when kind = 'voidRound' then (select game from rounds where id = matching.subject)
          when kind in ('settleMarket', 'marketLimits') then (select e.fixture->>'name' || ', ' || m.name
            from markets m join sport_events e on e.id = m.event_id where m.id = matching.subject)
          when kind = 'voidEvent' then (select fixture->>'name' from sport_events where id = matching.subject)
          else (select username from users where id = matching.subject) end as named,
        (select plan from markets where id = matching.subject) as plan,
        case kind when 'settleMarket' then (select is_stopped and answer is null from markets where id = matching.subject)
          when 'voidEvent' then (select is_stopped and state in ('upcoming', 'inPlay')
            from sport_events where id = matching.subject)
          else false end as is_stopped`,
      from: `select * from proposals where $1 = 'all' or (state = 'open' and expires_at > $2)`,
      order: 'at desc, length(id) desc, id desc',
      values: [state, timestamp(now)],
    },
    paging,
  );
