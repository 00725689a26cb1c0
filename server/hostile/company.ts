import type { Call } from '@maidan/contract/call';
import { may, ROLE_NAMES } from '@maidan/contract/roles';
import type { CallName } from '@maidan/contract/routes';
import type { UserId } from '@maidan/core/ids';
import type { Random } from '@maidan/core/random';
import { ask, form, person, type TestWorld, type With } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { MATCH, openMarket } from '../exchange/testMarket.ts';
import { DELAY_MS } from '@maidan/exchange/betDelay';
import { samples, type Scene, setScene, withdrawalForm } from './scene.ts';

/* A house in the middle of its business, and who might come to its doors. */

/** Something that was done, and may be asked for again with its key. */
interface Done {
  readonly call: CallName;
  readonly input: Record<string, unknown>;
  readonly how: With;
  readonly data: unknown;
}

export interface Company {
  readonly scene: Scene;
  /** Tokens that were good once. */
  readonly stale: readonly string[];
  readonly done: readonly Done[];
  /** What somebody else has bet and ordered, and what can be bet on. */
  readonly stage: {
    readonly round: string;
    readonly odds: number;
    readonly bet: string;
    readonly market: string;
    readonly order: string;
  };
}

const IDLE_MS = 40 * 60_000;
const REASON = 'Because it is so';
export const GAME = 'teen20';

/** Its table is open for as long as the clock stands still, or nearly so. */
export async function gather(house: House, world: TestWorld): Promise<Company> {
  const expired = await person(house, 'early');
  world.pass(IDLE_MS);
  const scene = await setScene(house);
  const gone = await person(house, 'gone');
  await house.deps.sessions.endAllOf(gone.id as UserId);
  const barred = await person(house, 'barred');
  await ask(house, 'blockPlayer', { id: barred.id, reason: REASON }, scene.staff.owner);
  return {
    scene,
    stale: [expired, gone, barred].map(({ token }) => token),
    done: await doneIn(scene),
    stage: await stageIn(scene),
  };
}

async function doneIn(scene: Scene): Promise<Done[]> {
  const { house, player, staff, other } = scene;
  const commands: [CallName, object, With][] = [
    ['withdrawal', withdrawalForm('asha@okbank'), { token: player.token, key: 'used-withdrawal-key' }],
    [
      'proposeAdjustment',
      { id: other.id, amount: 200, reason: REASON },
      { office: staff.owner.office, key: 'used-office-key' },
    ],
    ['register', form('keyed'), { key: 'used-key-of-a-visitor-0001' }],
  ];
  const done: Done[] = [];
  for (const [call, input, how] of commands) {
    const { status, data, text } = await ask(house, call, input, how);
    if (status !== 200) throw new Error(`${call} was not done: ${text}`);
    done.push({ call, input: { ...input }, how, data });
  }
  return done;
}

async function stageIn({ house, other }: Scene): Promise<Company['stage']> {
  const { id: market } = await openMarket(house, 'cricket-1', MATCH, 0, DELAY_MS.before);
  const wish = { runner: 'A', side: 'back' as const, odds: 1850, stake: 10_000 };
  const ordered = await ask(house, 'placeOrders', { market, orders: [wish] }, other);
  const { round } = house.deps.tables.of(GAME)!; // it is one of the tables
  const odds = round.quotes['A.win']?.back?.odds ?? 0;
  const slip = { selection: 'A.win', side: 'back' as const, odds, line: 0, stake: 10_000 };
  const placed = await ask(house, 'placeBets', { game: GAME, round: round.id, bets: [slip] }, other);
  const [order, bet] = [firstOf(ordered.data['orders']), firstOf(placed.data['bets'])];
  if (order === undefined || bet === undefined) throw new Error(`no stage: ${ordered.text} ${placed.text}`);
  return { round: round.id, odds, bet, market, order };
}

const firstOf = (list: unknown): string | undefined =>
  (Array.isArray(list) ? (list as readonly { readonly id: string }[]) : [])[0]?.id;

/** Who may make a call. */
export function rightFor({ scene }: Company, { access }: Call): With {
  if (access === 'public') return {};
  return access === 'player' ? { token: scene.player.token } : { office: scene.staff.owner.office };
}

/** Who may not, in words, and how they try; nobody where everybody may. */
export function wrongFor(company: Company, call: Call, random: Random): readonly [who: string, how: With] | undefined {
  if (call.access === 'public') return undefined;
  return random.pick(call.access === 'player' ? noPlayers(company, random) : noStaff(company, call, random));
}

type Nobody = readonly [who: string, how: With];

const forged = (random: Random): string =>
  Array.from({ length: 43 }, () => random.pick([...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJ0123456789-_'])).join('');

function noPlayers({ scene: { staff, player }, stale }: Company, random: Random): Nobody[] {
  const said = ['', 'Bearer', 'Bearer null', 'Basic YTpi', `bearer ${player.token}`, `Bearer ${player.token}x`];
  return [
    ['nobody', {}],
    ['a forged token', { token: forged(random) }],
    ['a stale token', { token: random.pick(stale) }],
    ['a colleague, as a player', { token: staff.owner.office }],
    ['a colleague, by cookie', { office: staff.owner.office }],
    ['a refresh cookie as a token', { token: player.refresh }],
    ['another way to say it', { headers: { authorization: random.pick(said) } }],
  ];
}

function noStaff({ scene: { staff, player }, stale }: Company, call: Call, random: Random): Nobody[] {
  const { office } = staff.owner;
  const { access } = call;
  const low = ROLE_NAMES.filter(
    role => access !== 'staff' && access !== 'player' && access !== 'public' && !may(role, access),
  );
  const here = { cookie: `office=${office}`, 'x-maidan-office': '1' };
  return [
    ['nobody', {}],
    ['a forged cookie', { office: forged(random) }],
    ['a stale token as a cookie', { office: random.pick(stale) }],
    ['a player', { token: player.token, headers: { 'x-maidan-office': '1' } }],
    ['a player’s token as a cookie', { office: player.token }],
    ['a page of another site', { headers: { ...here, 'sec-fetch-site': 'cross-site' } }],
    ['a page of another origin', { headers: { ...here, origin: 'https://elsewhere.example' } }],
    ...low.map((role): Nobody => [`the role ${role}`, { office: staff[role].office }]),
    ...(call.method === 'POST' ? ([['a form of another site', { headers: { cookie: here.cookie } }]] as Nobody[]) : []),
  ];
}

/** The sample of a call, as plain fields. */
export const sampleOf = ({ scene }: Company, name: CallName): Record<string, unknown> => ({ ...samples(scene)[name] });
