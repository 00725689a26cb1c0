import { createHash } from 'node:crypto';
import type { TableView } from '@maidan/contract/table';
import { after } from '@maidan/core/ids';
import { randomFrom } from '@maidan/core/random';
import { gameOf } from '@maidan/games/index';
import type { Game } from '@maidan/games/kit/game';
import { windowsOf } from '@maidan/games/kit/fair/record';
import type { Round } from '@maidan/games/kit/round';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ask, openTestHouse, type Person, person, TestWorld } from '../accounts/testHouse.ts';
import { cluesIn, foretells, type Target } from './attacker.ts';
import { localBeacon } from './beacon.ts';
import { placeBets } from './bets.ts';
import { Chains } from './chains.ts';
import { TableChannel } from './tableChannel.ts';
import { anySlip, callerOf, TestTable } from './testTable.ts';
import { lasting } from '../db/testDb.ts';

/* [R14] Nothing that is sent, answered or stored before a window closes tells what is dealt after it. */

let asha: Person;
const world = new TestWorld();

const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));

beforeAll(async () => {
  asha = await person(house, 'asha');
});

/** What there was to be read at one moment of a window that had not been dealt from. */
interface Look {
  /** How many windows had been opened. */
  readonly window: number;
  readonly dealt: number;
  /** Every byte of the socket and of every answer. */
  readonly public: string;
  /** Every row of every table. */
  readonly stored: string;
}

/** The same secrets in every run, so that a finding can be looked into. */
function secretsOf(name: string): { secret(): string } {
  let nth = 0;
  return { secret: () => createHash('sha256').update(`${name} ${++nth}`).digest('base64url') };
}

/** Plays a round with bets in every window, and looks at everything whenever bets are open or were just closed. */
async function watched(game: Game): Promise<{ round: Round; looks: readonly Look[]; seeds: readonly string[] }> {
  const dice = secretsOf(game.code);
  const chains = new Chains(house.deps.db, { ...world, ...dice });
  const seeds: string[] = [];
  const heard: string[] = [];
  const looks: Look[] = [];
  const beacon = { label: 'Test', isIndependent: false };
  let channel: TableChannel | undefined;
  let windows = 0;
  const random = randomFrom(3);
  const at: TestTable = new TestTable(house, game, world, {
    beacon: localBeacon(dice),
    seeds: {
      next: async code => {
        const next = await chains.next(code);
        seeds.push(next.seed);
        return next;
      },
    },
    clock: {
      now: world.now,
      in: ms => after(world.now(), ms),
      until: async due => {
        const { phase, dealt } = at.table.round;
        if (phase === 'open') await bet(at, random);
        if (phase === 'open' || phase === 'closed') {
          looks.push({
            window: windows,
            dealt: dealt.length,
            public: `${heard.join('')}${await answers(game)}`,
            stored: await rows(),
          });
        }
        if (due > world.now()) world.pass(due - world.now());
      },
    },
    publish: event => {
      windows += event.type === 'opened' ? 1 : 0;
      channel?.happened({ ...event, now: world.now() });
    },
  });
  vi.spyOn(house.deps.tables, 'of').mockReturnValue(at.table);
  const view: TableView = {
    round: at.table.round,
    last: [],
    status: 'on',
    streamUrl: '',
    limits: {},
    beacon,
    now: world.now(),
  };
  channel = new TableChannel(game.code, view, { now: world.now, soon: act => act() });
  channel.join({ send: frame => heard.push(frame.toString()) });
  const round = await at.table.playRound();
  vi.restoreAllMocks();
  return { round, looks, seeds };
}

let keys = 0;

async function bet({ table }: TestTable, random: ReturnType<typeof randomFrom>): Promise<void> {
  const slip = anySlip(table, random);
  if (slip) await house.deps.writer.do(placeBets(table, callerOf(asha.id, `bet-${++keys}`), table.round.id, [slip]));
}

/** Whatever the house answers about the table, to anybody and to a player at it. */
async function answers({ code }: Game): Promise<string> {
  const { round } = house.deps.tables.of(code)!;
  const date = new Date(world.now()).toISOString().slice(0, 10);
  const said = await Promise.all([
    ask(house, 'round', { id: round.id }),
    ask(house, 'results', { game: code, date }),
    ask(house, 'fairness'),
    ask(house, 'myCasinoBets', {}, { token: asha.token }),
  ]);
  const fed = await Promise.all(
    [`/casino/data?key=hilo&type=${code}`, '/casino/tableid?key=hilo'].map(url => house.app.inject({ url })),
  );
  return [...said.map(({ text }) => text), ...fed.map(({ body }) => body)].join('');
}

async function rows(): Promise<string> {
  const { rows: tables } = await house.deps.db.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const dumps = tables.map(({ name }) => house.deps.db.query(`select * from ${name}`));
  return JSON.stringify((await Promise.all(dumps)).map(dump => dump.rows));
}

/** With fewer cards to foretell, a wrong guess among thousands comes true now and then. */
const ENOUGH = 3;

describe.each(['teen20', 'poker', 'poker6', 'kbc', 'worli2'])('[R14] a round of %s', async code => {
  const game = (await gameOf(code))!;
  let played: Awaited<ReturnType<typeof watched>>;
  let targets: readonly { look: Look; target: Target; entropy: string }[];

  beforeAll(async () => {
    played = await watched(game);
    const { round, looks } = played;
    const { entropy } = round.ending!.proof;
    const windows = windowsOf(game, round);
    targets = looks.map(look => ({
      look,
      entropy: entropy[look.window]!,
      target: {
        game,
        round: round.id,
        gone: round.gone,
        dealt: look.dealt,
        entropy: entropy.slice(0, look.window),
        next: round.dealt.filter((_, nth) => windows[nth] === look.window).map(({ face }) => face),
      },
    }));
  });

  test('is looked at in every window, open and just closed, with a bet on it', () => {
    expect(played.round.phase).toBe('settled');
    expect(new Set(played.looks.map(({ window }) => window)).size).toBe(played.round.steps - played.round.dealt.length);
    expect(played.looks.at(-1)?.stored).toContain(asha.id);
  });

  test('shows no card that is not on the table, and names no seed before it is over', () => {
    const [seed] = played.seeds;
    for (const { window, dealt, public: shown } of played.looks) {
      expect(shown).not.toContain(seed);
      expect(shown).not.toContain(Buffer.from(seed!, 'hex').toString('base64url'));
      const told = [...shown.matchAll(/"type":"dealt"/g)].length;
      expect([window, told]).toEqual([window, dealt]);
      expect(shown).not.toContain('"proof":{');
    }
  });

  test('has the entropy of a window nowhere, not even in the books, before the window is closed', () => {
    for (const { look, entropy } of targets) {
      expect(look.public).not.toContain(entropy);
      expect(look.stored).not.toContain(entropy);
    }
  });

  test('is not foretold by who reads all that is public and even knows what the beacon will say', () => {
    for (const { look, target, entropy } of targets.filter(each => each.target.next.length >= ENOUGH)) {
      expect(foretells(target, cluesIn(look.public, []), [entropy])).toBe(false);
    }
  });

  test('is not foretold by who reads the books and has the seed', () => {
    for (const { look, target } of targets.filter(each => each.target.next.length >= ENOUGH)) {
      expect(look.stored).toContain(played.seeds[0]);
      expect(foretells(target, [played.seeds[0]!], cluesIn(look.stored + look.public, [played.seeds[0]!]))).toBe(false);
    }
  });

  test('is foretold by who has both: the attack would have found them', () => {
    for (const { look, target, entropy } of targets) {
      const clues = cluesIn(`${look.public}"${entropy}"`, []);
      expect(foretells(target, cluesIn(look.stored, []), [entropy])).toBe(true);
      expect(foretells(target, [played.seeds[0]!], clues)).toBe(true);
    }
  });
});
