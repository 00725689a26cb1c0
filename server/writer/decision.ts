import type { Millis } from '@maidan/core/ids';
import { type Account, balancesAfter, type Transfer, type TransferKind } from '@maidan/core/ledger';
import { add, type Money, negate, ZERO } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { AuditEntry } from './audit.ts';
import type { Messages, Subject } from '../bus.ts';
import { keyOf, type Kind, type Rows } from './rows.ts';

export const SEQUENCES = ['user', 'staff', 'deposit', 'withdrawal', 'proposal', 'round'] as const;
export type Sequence = (typeof SEQUENCES)[number];

export type Announcement = { [S in Subject]: { subject: S; message: Messages[S] } }[Subject];

export type Was = 'new' | 'there' | 'unknown';

interface ChangedRow {
  readonly kind: Kind;
  readonly row: Rows[Kind];
  /** Whether it was there before the group, as far as who wrote it knows. */
  readonly was: Was;
  readonly isWritten: boolean;
}

const PLAY: ReadonlySet<TransferKind> = new Set(['hold', 'release', 'casino', 'spin', 'sport', 'commission']);

const least = (room: Money, other = room): Money => (other < room ? other : room);

/** Whatever becomes of a new row in its group, it is a new one for the database; and what was to be written still is. */
const followed = (before: ChangedRow | undefined, row: ChangedRow): ChangedRow =>
  before
    ? { ...row, was: before.was === 'unknown' ? row.was : before.was, isWritten: before.isWritten || row.isWritten }
    : row;

/** What a command did, to be written with the others of its group. */
export class Changes {
  readonly balances = new Map<Account, Money>();
  readonly transfers: Transfer[] = [];
  readonly rows = new Map<string, ChangedRow>();
  readonly audit: AuditEntry[] = [];
  readonly announcements: Announcement[] = [];
  /** How much more than was known may be in an account before what is decided is beyond a limit. */
  readonly room = new Map<Account, Money>();
  /** What play gave to players, or took and holds of them. */
  readonly played = new Map<Account, Money>();

  absorb(other: Changes): void {
    for (const [account, balance] of other.balances) this.balances.set(account, balance);
    for (const transfer of other.transfers) this.transfers.push(transfer); // too many for one call, of a large round
    for (const [id, row] of other.rows) this.rows.set(id, followed(this.rows.get(id), row));
    this.audit.push(...other.audit);
    this.announcements.push(...other.announcements);
    for (const [account, room] of other.room) this.room.set(account, least(room, this.room.get(account)));
    for (const [account, money] of other.played) this.play(account, money);
  }

  play(account: Account, money: Money): void {
    if (account.startsWith('player:')) this.played.set(account, add(this.played.get(account) ?? ZERO, money));
  }
}

/** The part of the world a group of commands decides upon, as it was when the group began. */
export interface Opening {
  readonly now: Millis;
  readonly balances: ReadonlyMap<Account, Money>;
  /** Whose balances were asked for: who has none in the books has nothing. */
  readonly accounts: ReadonlySet<Account>;
  readonly rows: ReadonlyMap<string, { kind: Kind; row: Rows[Kind] }>;
  readonly numbers: ReadonlyMap<Sequence, number[]>;
}

/**
 * What one command sees and does while it decides (a unit of work): the opening, what earlier commands of its group changed,
 * and its own changes, which vanish if it refuses.
 */
export class Decision {
  readonly now: Millis;
  readonly #opening: Opening;
  readonly #before: Changes;
  readonly own = new Changes();

  constructor(opening: Opening, before: Changes) {
    this.now = opening.now;
    this.#opening = opening;
    this.#before = before;
  }

  balance(account: Account): Money {
    return (
      this.own.balances.get(account) ??
      this.#before.balances.get(account) ??
      this.#opening.balances.get(account) ??
      ZERO
    );
  }

  /** Whether a command of the group named it: the balance of any other is not known. */
  knows(account: Account): boolean {
    return this.#opening.accounts.has(account);
  }

  /** All of them or none; a player may not be left with less than nothing. */
  post(transfers: readonly Transfer[]): Result<void, 'insufficient-balance'> {
    const after = balancesAfter(transfers, account => this.balance(account));
    if (after === 'insufficient-balance') return refuse(after);
    for (const [account, balance] of after) this.own.balances.set(account, balance);
    this.own.transfers.push(...transfers);
    for (const { from, to, amount, kind } of transfers) {
      if (!PLAY.has(kind)) continue;
      this.own.play(from, negate(amount));
      this.own.play(to, amount);
    }
    return ok(undefined);
  }

  /** What play gave to a player in this group up to now, less what it took or holds. */
  played(account: Account): Money {
    return add(this.#before.played.get(account) ?? ZERO, this.own.played.get(account) ?? ZERO);
  }

  /**
   * A limit leaves this much room above what the account has by now. What others put into it meanwhile is seen where it is
   * written: where that is more, the group is decided again.
   */
  leaves(room: Money, account: Account): void {
    this.own.room.set(account, least(room, this.own.room.get(account)));
  }

  /** A row the command named in its `rows`, as it is now. */
  row<K extends Kind>(kind: K, id: string): Rows[K] | undefined {
    const name = `${kind} ${id}`;
    const found = this.own.rows.get(name) ?? this.#before.rows.get(name) ?? this.#opening.rows.get(name);
    return found?.row as Rows[K] | undefined;
  }

  put<K extends Kind>(kind: K, row: Rows[K]): void {
    this.#set({ kind, row, was: 'unknown', isWritten: true });
  }

  /** What later commands of the group have to know of a row, and the database need not be told. */
  know<K extends Kind>(kind: K, row: Rows[K]): void {
    this.#set({ kind, row, was: 'unknown', isWritten: false });
  }

  /** A row that cannot be there yet. Were it, the database would refuse the group; to find that out costs it nothing. */
  add<K extends Kind>(kind: K, row: Rows[K]): void {
    this.#set({ kind, row, was: 'new', isWritten: true });
  }

  /** A row that is there, and that nobody removes. Were it not, the database would refuse the group. */
  change<K extends Kind>(kind: K, row: Rows[K]): void {
    this.#set({ kind, row, was: 'there', isWritten: true });
  }

  #set(changed: ChangedRow): void {
    const name = `${changed.kind} ${keyOf(changed.kind, changed.row)}`;
    this.own.rows.set(name, followed(this.own.rows.get(name), changed));
  }

  /** The next number of a sequence the command named in its `numbers`. Numbers of refused commands are lost. */
  next(sequence: Sequence): number {
    const number = this.#opening.numbers.get(sequence)?.shift();
    if (number === undefined) throw new Error(`the command did not name the sequence ${sequence}`);
    return number;
  }

  audit(entry: AuditEntry): void {
    this.own.audit.push(entry);
  }

  /** Told to the rest of the house after the commit. */
  announce<S extends Subject>(subject: S, message: Messages[S]): void {
    this.own.announcements.push({ subject, message } as Announcement);
  }
}
