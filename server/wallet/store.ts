import type { Millis, UserId } from '@maidan/core/ids';
import { type Money, ZERO } from '@maidan/core/money';
import type { WalletView } from '@maidan/contract/stream';
import { type Queryable, timestamp } from '../db/db.ts';
import { MANY } from './waiting.ts';
import type { DepositRow, WithdrawalRow } from '../writer/rows.ts';
import type { Picture } from './screenshot.ts';

export async function walletOf(db: Queryable, user: string): Promise<WalletView> {
  const { rows } = await db.query({
    name: 'wallet',
    text: 'select id, balance from accounts where id = any($1)',
    values: [[`player:${user}`, `exposure:${user}`, `held:${user}`]],
  });
  const balances = new Map<string, Money>(rows.map(row => [row.id, row.balance]));
  const of = (kind: string): Money => balances.get(`${kind}:${user}`) ?? ZERO;
  return { balance: of('player'), exposure: of('exposure'), held: of('held') };
}

/** A rejected request frees its number: the player may have mistyped everything else. */
export async function isReferenceUsed(db: Queryable, user: UserId, reference: string): Promise<boolean> {
  const { rows } = await db.query(
    `select exists (
       select from deposits
       where user_id = $1 and reference_key = reference_key($2) and reference_key <> ''
         and state in ('requested', 'approved')
     ) as used`,
    [user, reference],
  );
  return rows[0]?.used ?? false;
}

/** A first look, before a picture is developed or a code used up; it is decided with the request. */
export async function hasManyOpen(db: Queryable, table: 'deposits' | 'withdrawals', user: UserId): Promise<boolean> {
  const { rows } = await db.query(
    `select count(*) >= ${MANY} as many from ${table} where user_id = $1 and state = 'requested'`,
    [user],
  );
  return rows[0]?.many ?? false;
}

export async function pictureBytes(db: Queryable, id: string): Promise<Uint8Array | undefined> {
  const { rows } = await db.query(
    'select webp from screenshots where id = $1 union all select webp from identity_pictures where id = $1',
    [id],
  );
  return rows[0]?.webp;
}

export async function keepPicture(
  db: Queryable,
  id: string,
  user: UserId,
  picture: Picture,
  at: Millis,
): Promise<void> {
  await db.query(
    `insert into screenshots (id, user_id, webp, sha256, look, width, height, at, texture)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      user,
      Buffer.from(picture.webp),
      picture.sha256,
      picture.look,
      picture.width,
      picture.height,
      timestamp(at),
      Buffer.from(picture.texture),
    ],
  );
}

export async function wasPaidBefore(db: Queryable, user: UserId, payeeName: string): Promise<boolean> {
  const { rows } = await db.query(
    `select exists (
       select from withdrawals where user_id = $1 and payee_name = $2 and state = 'confirmed'
     ) as paid`,
    [user, payeeName],
  );
  return rows[0]?.paid ?? false;
}

/** A deposit or withdrawal as its player sees it. */
export interface RequestRow extends Pick<
  DepositRow,
  'amount' | 'currency' | 'asked' | 'method' | 'reason' | 'reference' | 'at'
> {
  readonly id: string;
  readonly type: 'deposit' | 'withdrawal';
  readonly payee: string;
  readonly state: DepositRow['state'] | WithdrawalRow['state'];
  readonly changedAt: Millis;
}

export interface Page<Row> {
  readonly rows: Row[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

/** Newest first. A page beyond the last is the last. */
export async function requestsOf(
  db: Queryable,
  user: UserId,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<Page<RequestRow>> {
  const { rows } = await db.query(
    `with mine as (
       select id, 'deposit' as type, at, amount, currency, asked, method, network as payee, state, changed_at, reason,
              reference
       from deposits where user_id = $1
       union all
       select id, 'withdrawal', at, amount, currency, asked, method,
              substr(payee_name, length(method) + 2), state, changed_at, reason, reference
       from withdrawals where user_id = $1
     ), placed as (
       select *, row_number() over (order by at desc, type, length(id) desc, id desc) as place, count(*) over () as total
       from mine
     )
     select id, type, at, amount, currency, asked, method, payee, state, changed_at as "changedAt", reason, reference,
            place, total
     from placed
     where (place - 1) / $3 = least($2, (total + $3 - 1) / $3) - 1
     order by place`,
    [user, page, size],
  );
  const found = rows.map(({ place: _place, total: _total, ...row }) => row);
  return pageOf(found, rows[0]?.total ?? 0, page, size);
}

/** The rows of a page, with where in the whole it stands. */
export function pageOf<Row>(rows: Row[], total: number, page: number, size: number): Page<Row> {
  const pages = Math.max(1, Math.ceil(total / size));
  return { rows, page: Math.min(page, pages), pages, total };
}
