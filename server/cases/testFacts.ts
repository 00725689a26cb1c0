import { after, type Millis, type UserId } from '@maidan/core/ids';
import type { Queryable } from '../db/db.ts';

/* For tests: players and what they did, put in as rows, with a transfer that says that they moved money. */

type Row = Readonly<Record<string, unknown>>;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const iso = (at: Millis): string => new Date(at).toISOString();

/** In the order in which rows refer to each other. */
const ORDER = [
  ...['users', 'player_devices', 'sessions', 'deposits', 'withdrawals', 'rounds', 'bets', 'markets', 'orders', 'legs'],
  ...['transfers', 'protection_events'],
] as const;

export interface Bet {
  readonly odds?: number;
  readonly rupees?: number;
  readonly selection?: string;
  readonly side?: 'back' | 'lay';
  readonly hasWon: boolean;
  /** Before the betting window closed. */
  readonly secondsBefore?: number;
}

export class Facts {
  readonly #db: Queryable;
  readonly #now: Millis;
  readonly #rows = new Map<string, Row[]>();
  #nth = 0;

  constructor(db: Queryable, now: Millis) {
    this.#db = db;
    this.#now = now;
  }

  /** What everything else refers to. */
  async begin(): Promise<void> {
    const head = 'ab'.repeat(32);
    await this.#db.query(
      `insert into staff (id, name, email, role, password_hash, created_at)
       values ('planter', 'Planter', 'planter@maidan.example', 'payments', 'x', now())`,
    );
    await this.#db.query(
      `insert into seed_chains (id, code, nth, head, last_seed, length, at)
       values ('planted', 'teen20', 9999, $1, $1, 1, now())`,
      [head],
    );
    await this.#db.query(
      `insert into sport_events (id, sport, fixture, seed, state, starts_at, changed_at)
       values ('planted', 'cricket', '{}', '', 'over', $1, $1)`,
      [new Date(this.#now)],
    );
  }

  #add(table: (typeof ORDER)[number], row: Row): void {
    const rows = this.#rows.get(table);
    if (rows) rows.push(row);
    else this.#rows.set(table, [row]);
  }

  async write(): Promise<void> {
    for (const table of ORDER) {
      const [first, ...others] = this.#rows.get(table) ?? [];
      if (!first) continue;
      const columns = Object.keys(first).join(', ');
      const sql = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`;
      await this.#db.query(sql, [JSON.stringify([first, ...others])]);
    }
    this.#rows.clear();
  }

  player(name: string): UserId {
    const id = String(900_000 + (this.#nth += 1)) as UserId; // as numbers of players are
    const email = `${name}-${id}@planted.example`;
    this.#add('users', {
      ...{
        id,
        username: `${name}-${id}`,
        email,
        phone_number: '+91 90000 00000',
        country: 'India',
        password_hash: 'x',
      },
      ...{ demo: false, status: 'active', created_at: iso(after(this.#now, -60 * DAY_MS)) },
    });
    this.#add('transfers', {
      ...{ id: `planted:${id}`, from_account: 'bank', to_account: `player:${id}`, amount: 1, kind: 'adjustment' },
      ...{ ref: 'planted', at: iso(after(this.#now, -10 * MINUTE_MS)) },
    });
    return id;
  }

  deposit(user: UserId, rupees: number, daysAgo: number): string {
    const id = `D-9${(this.#nth += 1)}`;
    const at = iso(after(this.#now, -daysAgo * DAY_MS));
    this.#add('deposits', {
      ...{ id, user_id: user, currency: 'INR', asked: String(rupees), amount: Math.round(rupees * 100), method: 'UPI' },
      ...{ four_eyes_from: 1e12, network: '', wallet_address: '', reference: `P${id}`, payer: {}, state: 'approved' },
      ...{ decided_by: 'planter', reason: '', at, changed_at: at },
    });
    return id;
  }

  withdrawal(user: UserId, rupees: number, daysAgo: number, payee = `UPI ${user}@planted`): string {
    const id = `W-9${(this.#nth += 1)}`;
    const at = iso(after(this.#now, -daysAgo * DAY_MS));
    this.#add('withdrawals', {
      ...{ id, user_id: user, currency: 'INR', asked: String(rupees), amount: Math.round(rupees * 100), method: 'UPI' },
      ...{ four_eyes_from: 1e12, payee: {}, payee_name: payee, state: 'requested', reference: '', reason: '' },
      ...{ at, changed_at: at },
    });
    return id;
  }

  /** What play came to; of one player, in the order of time. What is lost was there. */
  result(user: UserId, rupees: number, minutesAgo: number): void {
    const id = `planted-${(this.#nth += 1)}`;
    const at = iso(after(this.#now, -minutesAgo * MINUTE_MS));
    const amount = Math.round(Math.abs(rupees) * 100);
    const player = `player:${user}`;
    const [from, to] = rupees < 0 ? [player, 'house'] : ['house', player];
    const purse = { from_account: 'bank', to_account: player, amount, kind: 'adjustment', ref: 'planted', at };
    if (rupees < 0) this.#add('transfers', { id: `purse-${id}`, ...purse });
    this.#add('transfers', { id, from_account: from, to_account: to, amount, kind: 'casino', ref: 'planted', at });
  }

  /** A deposit that a limit of the player's own refused. */
  refused(user: UserId, rupees: number, daysAgo: number): void {
    this.#add('protection_events', {
      ...{ id: `planted-${(this.#nth += 1)}`, user_id: user, what: 'depositRefused', code: 'own-deposit-day' },
      ...{ amount: Math.round(rupees * 100), at: iso(after(this.#now, -daysAgo * DAY_MS)) },
    });
  }

  device(user: UserId, mark: string): void {
    const at = iso(after(this.#now, -DAY_MS));
    this.#add('player_devices', { user_id: user, mark, first_at: at, last_at: at });
  }

  session(user: UserId, address: string): void {
    const id = `planted-${(this.#nth += 1)}`;
    const at = iso(after(this.#now, -DAY_MS));
    this.#add('sessions', {
      ...{ id, user_id: user, token_hash: `t${id}`, token_expires_at: at, started_at: at },
      ...{ seen_at: at, ends_at: at, ended_at: at, address, device: 'planted' },
    });
  }

  /** A round of 20-20 Teenpatti, whose window closed so many minutes ago. */
  round(minutesAgo: number): { readonly id: string; readonly closed: Millis } {
    const nth = (this.#nth += 1);
    const id = `planted-${nth}`;
    const closed = after(this.#now, -minutesAgo * MINUTE_MS);
    const none: readonly string[] = [];
    this.#add('rounds', {
      ...{
        id,
        game: 'teen20',
        chain: 'planted',
        nth,
        commitment: 'x',
        seed: 'x',
        gone: none,
        state: 'settled',
        steps: 7,
      },
      ...{ dealt: none, paid: none, beacons: none, entropy: none, bet_roots: none, result_code: 'A', at: iso(closed) },
      ...{ closes: [closed], origins: none, announcements: none, bet_roots_at: none, salt: '' },
    });
    return { id, closed };
  }

  bet(user: UserId, round: ReturnType<Facts['round']>, bet: Bet): string {
    const { odds = 2_000, rupees = 100, selection = 'A.win', side = 'back', hasWon, secondsBefore = 10 } = bet;
    const id = `planted-${(this.#nth += 1)}`;
    const stake = Math.round(rupees * 100);
    const at = iso(after(round.closed, -secondsBefore * 1_000));
    const won = Math.floor((stake * (odds - 1_000)) / 1_000);
    const profit = side === 'back' ? (hasWon ? won : -stake) : hasWon ? stake : -won;
    this.#add('bets', {
      ...{ id, user_id: user, round_id: round.id, game: 'teen20', selection, side, odds, line: 0, stake, profit },
      ...{ state: 'settled', at, settled_at: iso(after(round.closed, 20_000)) },
    });
    return id;
  }

  /** One backs what another lays, on a market that is settled. */
  struck(backer: UserId, layer: UserId, rupees: number, odds: number, hasBackerWon: boolean): void {
    const market = `planted.m${(this.#nth += 1)}`;
    const at = iso(after(this.#now, -2 * DAY_MS));
    const stake = Math.round(rupees * 100);
    this.#add('markets', {
      ...{ id: market, event_id: 'planted', kind: 'exchange', name: 'Winner', status: 'settled', is_stopped: false },
      ...{ plan: { kind: 'exchange', runners: ['One', 'Two'], winners: 1 }, min_stake: 0, max_stake: 1e9 },
      ...{ bet_delay_ms: 0, commission: 0, answer: { type: 'won', winners: [hasBackerWon ? 0 : 1] } },
      ...{ settlements: 1, at, settled_at: at },
    });
    for (const [nth, [user, side]] of [[backer, 'back'] as const, [layer, 'lay'] as const].entries()) {
      const id = `${market}:1:1:${nth}`;
      const amounts = { stake, matched: stake, average: odds, unmatched: 0, lapsed: 0, cancelled: 0, voided: 0 };
      const on = { market_id: market, user_id: user, runner: 'One', side, odds };
      this.#add('orders', { id, ...on, ...amounts, is_kept: false, at, changed_at: at });
      const profit = Math.floor((stake * (odds - 1_000)) / 1_000);
      this.#add('legs', { id, ...on, match_id: `${market}:1:1`, order_id: id, stake, profit, at });
    }
  }
}
