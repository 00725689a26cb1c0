import { type CallName, routeOf } from '@maidan/contract/routes';
import type { StaffId } from '@maidan/core/ids';
import type { House } from '../app.ts';
import {
  type HttpAnswer,
  ask,
  colleague,
  headersOf,
  openTestHouse,
  type Person,
  person,
  TestWorld,
} from '../accounts/testHouse.ts';
import type { Queryable } from '../db/db.ts';
import { lasting, type Own } from '../db/testDb.ts';
import type { AuditRow } from '../writer/audit.ts';
import type { Config } from '../config.ts';

/* An office for tests: two owners, two clerks, somebody in support, a trader, an auditor and two of compliance, signed in. */

export const DESKS = [
  'owner',
  'partner',
  'clerk',
  'checker',
  'helper',
  'trader',
  'auditor',
  'officer',
  'deputy',
] as const;
export type DeskName = (typeof DESKS)[number];

const ROLE_OF = {
  owner: 'owner',
  partner: 'owner',
  clerk: 'payments',
  checker: 'payments',
  helper: 'support',
  trader: 'trader',
  auditor: 'auditor',
  officer: 'compliance',
  deputy: 'compliance',
} as const satisfies Record<DeskName, string>;

/** What can be done with a request, and the call that does it. */
export const VERBS = {
  claim: 'claimPayment',
  approve: 'approvePayment',
  reject: 'rejectPayment',
  send: 'markSent',
  confirm: 'markConfirmed',
  fail: 'markFailed',
  release: 'releasePayment',
} as const satisfies Record<string, CallName>;
export type Verb = keyof typeof VERBS;

interface SignedIn {
  readonly id: string;
  readonly office: string;
}

export class Office {
  readonly house: House;
  readonly world: TestWorld;
  readonly #staff: Map<DeskName, SignedIn>;
  #references = 0;

  private constructor(house: House, world: TestWorld, staff: Map<DeskName, SignedIn>) {
    this.house = house;
    this.world = world;
    this.#staff = staff;
  }

  static async open(databaseUrl: string, config: Partial<Config> = {}): Promise<Office> {
    const world = new TestWorld();
    const house = await openTestHouse(databaseUrl, world, config);
    const staff = new Map<DeskName, SignedIn>();
    for (const name of DESKS) staff.set(name, await colleague(house, ROLE_OF[name], name));
    return new Office(house, world, staff);
  }

  idOf(name: DeskName): string {
    return this.#staff.get(name)!.id;
  }

  cookieOf(name: DeskName): string {
    return this.#staff.get(name)!.office;
  }

  /** Time goes by; the staff sign in again, because sessions do not last. */
  async pass(ms: number): Promise<void> {
    this.world.pass(ms);
    for (const [name, { id }] of this.#staff) {
      const from = { address: '127.0.0.1', device: 'test' };
      const cookie = await this.house.deps.staffSessions.open({ id: id as StaffId }, from);
      this.#staff.set(name, { id, office: cookie! });
    }
  }

  /** A call by one of the staff. Without a key every call is meant anew. */
  as(name: DeskName, call: CallName, input: object = {}, key?: string): Promise<HttpAnswer> {
    return ask(this.house, call, input, { office: this.cookieOf(name), ...(key !== undefined && { key }) });
  }

  /** The same, for steps that a test only needs to be done. */
  async done(name: DeskName, call: CallName, input: object = {}): Promise<Record<string, unknown>> {
    const answer = await this.as(name, call, input);
    if (answer.status !== 200) throw new Error(`${call} by ${name} was refused: ${answer.code}`);
    return answer.data;
  }

  /** One step of the queue, by the clerk unless somebody else is named. */
  step(verb: Verb, id: string, by: DeskName = 'clerk', key?: string): Promise<HttpAnswer> {
    const reason = verb === 'reject' || verb === 'fail' ? { reason: 'No such payment' } : {};
    const reference = verb === 'send' ? { reference: `PAYOUT-${id}` } : {};
    return this.as(by, VERBS[verb], { id, ...reason, ...reference }, key);
  }

  /** Steps that a test only needs to be taken. */
  async take(id: string, ...verbs: readonly Verb[]): Promise<void> {
    for (const verb of verbs) {
      const { code } = await this.step(verb, id);
      if (code) throw new Error(`${verb} of ${id} was refused: ${code}`);
    }
  }

  async request(id: string): Promise<Record<string, unknown>> {
    const { data } = await this.as('auditor', 'payment', { id });
    return data;
  }

  /** Some fields of a section, proposed by the owner and approved by the partner where that takes two. */
  async set(section: string, fields: object): Promise<void> {
    const { version, values } = await this.done('owner', 'settings');
    const before = (values as Record<string, object>)[section];
    const change = { version, section, values: { ...before, ...fields }, reason: 'A test' };
    const { proposal: id } = await this.done('owner', 'changeSettings', change);
    if (typeof id === 'string') await this.done('partner', 'approveProposal', { id });
  }

  player(name: string): Promise<Person> {
    return person(this.house, name);
  }

  /** Rupees, as the form sends them. Without a reference it gets one that was never used. */
  async deposit(
    player: Person,
    rupees: number,
    reference = `UTR${++this.#references}X`,
    picture?: Uint8Array,
  ): Promise<string> {
    const form = new FormData();
    form.set('depositAmount', String(rupees));
    form.set('paymentMethod', 'UPI');
    form.set('transactionNumber', reference);
    if (picture) form.set('paymentScreenshot', new Blob([Uint8Array.from(picture)]), 'paid.png');
    const { method, path: url } = routeOf('deposit');
    const headers = headersOf({ token: player.token });
    const response = await this.house.app.inject({ method, url, headers, payload: form });
    return idIn(response.json());
  }

  async withdrawal(player: Person, rupees: number, upi = 'asha@sample'): Promise<string> {
    const input = { withdraw_amount: rupees, withdraw_currency: 'INR', payment_method: 'UPI', upi_id: upi };
    const { body } = await ask(this.house, 'withdrawal', input, { token: player.token });
    return idIn(body);
  }

  /** Paise: free, and on the way out. */
  async money(player: Person): Promise<{ balance: number; held: number }> {
    const { data } = await this.as('owner', 'player', { id: player.id });
    const { balance, held } = data['wallet'] as { balance: number; held: number };
    return { balance, held };
  }

  async log(): Promise<AuditRow[]> {
    const { rows } = await this.house.deps.db.query('select * from audit order by seq');
    return rows;
  }

  close(): Promise<void> {
    return this.house.close();
  }
}

/** Where money is real, nobody works without a second step. */
export const setUpTwoSteps = (db: Queryable) =>
  db.query(
    `insert into staff_security (staff_id, totp_secret, totp_confirmed_at) select id, 'secret', now() from staff
     on conflict (staff_id) do update set totp_secret = 'secret', totp_confirmed_at = now()`,
  );

/** An office on a database of its own, which lasts as long as the file of tests that asks for it. */
export const openOffice = (database: Own, config: Partial<Config> = {}): Promise<Office> =>
  lasting(database, url => Office.open(url, config));

function idIn(body: Record<string, unknown>): string {
  const { id } = (body['data'] ?? {}) as { id?: string };
  if (id === undefined) throw new Error(`the request was refused: ${JSON.stringify(body)}`);
  return id;
}
