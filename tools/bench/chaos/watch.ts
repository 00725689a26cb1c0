import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '@maidan/core/random';
import { type FromServer, STREAM_PATH, tableTopic } from '@maidan/contract/stream';
import type { TableView } from '@maidan/contract/table';
import type { Deal } from '@maidan/games/kit/play';
import { Onlooker } from '@maidan/server/casino/onlooker';
import type { Db } from '@maidan/server/db/db';
import type { MortalServer } from '@maidan/server/mortalServer';
import type { Left } from './faults.ts';
import { AnyOf } from './mortalCluster.ts';

/* People who only look: at what cards are told of which round, and how long after a fault everything is there again. */

/** How long after the end of a fault, in milliseconds. */
export interface Recovery {
  /** Every table is answered for at every node, and its round is not late. */
  readonly tables: number;
  readonly sport: number;
  /** Every socket has heard something. */
  readonly sockets: number;
}

const SOCKETS = 6;
const LOOK_MS = 100;
/** After that it is no recovery. */
const GIVEN_UP_MS = 120_000;
/** Who keeps it has nothing to take back. */
const CONFLICT = 409;
/** A step of a round takes a moment. */
const LATE_MS = 1_500;

export class Watch {
  readonly #nodes: readonly MortalServer[];
  readonly #codes: readonly string[];
  readonly #onlookers: readonly Onlooker[];
  /** Cards of rounds as they were told, at any node. */
  readonly #dealt = new Map<string, readonly Deal[]>();
  readonly #contradictions = new Set<string>();
  readonly #market: string;
  #token = '';
  #asked = 0;

  private constructor(nodes: readonly MortalServer[], codes: readonly string[], market: string) {
    this.#nodes = nodes;
    this.#codes = codes;
    this.#market = market;
    this.#onlookers = Array.from({ length: SOCKETS }, (_, nth) => {
      const any = new AnyOf(nodes, randomFrom(nth + 1));
      return new Onlooker(any, codes, (code, _event, view) => this.#saw(code, view));
    });
  }

  static async begin(nodes: readonly MortalServer[], codes: readonly string[], market: string): Promise<Watch> {
    const watch = new Watch(nodes, codes, market);
    watch.#token = await nodes[0]!.signUp('watcher', 'correct horse battery');
    for (const onlooker of watch.#onlookers) void onlooker.look().catch(() => {}); // what it does not hear is told below
    return watch;
  }

  end(): void {
    for (const onlooker of this.#onlookers) onlooker.go();
  }

  /** Until everything is there again, at every node but one that is dead, or asleep with the sockets it has. */
  async recovery({ dead, isAsleep }: Pick<Left, 'dead' | 'isAsleep'> = {}): Promise<Recovery> {
    const since = performance.now();
    const alive = this.#nodes.filter(node => node !== dead);
    const onlookers = isAsleep ? [] : this.#onlookers;
    const at = (look: (node: MortalServer) => Promise<boolean>): Promise<unknown> =>
      Promise.all(alive.map(node => comesTrue(() => look(node))));
    const took = (all: Promise<unknown>): Promise<number> => all.then(() => performance.now() - since);
    const [tables, sport, sockets] = await Promise.all([
      took(
        Promise.all(this.#codes.map(code => at(async node => (await this.#keeps(node, code)) && isOnTime(node, code)))),
      ),
      took(at(node => this.#answers(node, `/api/exchange/${this.#market}/orders/cancel`, { orders: 'all' }))),
      took(Promise.all(onlookers.map(onlooker => comesTrue(() => hearsSince(onlooker, since))))),
    ]);
    return { tables, sport, sockets };
  }

  /** Two nodes told different cards of one round, or others than are on record. */
  async complaints(db: Db): Promise<string[]> {
    const { rows } = await db.query(`select id, dealt from rounds where state = 'settled' and id = any($1)`, [
      [...this.#dealt.keys()],
    ]);
    for (const { id, dealt } of rows) this.#compare(id, dealt);
    return [...this.#contradictions].map(id => `Of round ${id} different cards were told.`);
  }

  get rounds(): number {
    return this.#dealt.size;
  }

  #saw(_code: string, { round }: TableView): void {
    if (round.id !== '') this.#compare(round.id, round.dealt);
  }

  #compare(id: string, dealt: readonly Deal[]): void {
    const known = this.#dealt.get(id) ?? [];
    const [shorter, longer] = known.length < dealt.length ? [known, dealt] : [dealt, known];
    const text = (cards: readonly Deal[]): string => cards.map(({ to, face }) => `${to} ${face}`).join();
    if (text(longer.slice(0, shorter.length)) !== text(shorter)) this.#contradictions.add(id);
    this.#dealt.set(id, longer);
  }

  #keeps(node: MortalServer, code: string): Promise<boolean> {
    return this.#answers(node, `/api/casino/${code}/bets/undo`, { bets: ['none'] });
  }

  async #answers(node: MortalServer, path: string, body: object): Promise<boolean> {
    const headers = { authorization: `Bearer ${this.#token}`, 'idempotency-key': `watching-${(this.#asked += 1)}` };
    const reply = await node.post(path, body, headers);
    return reply !== undefined && (reply.ok || reply.status === CONFLICT);
  }
}

/** The round goes on, as this node tells. */
async function isOnTime(node: MortalServer, code: string): Promise<boolean> {
  const reply = await fetch(node.url(`${STREAM_PATH}?topics=${tableTopic(code)}`)).catch(() => undefined);
  if (!reply?.ok) return false;
  const [message] = (await reply.json()) as FromServer[]; // of our own server
  if (!message || !('snapshot' in message)) return false;
  const { round, now } = message.snapshot as TableView; // of a table, as its topic says
  const isOver = round.phase === 'settled' || round.phase === 'void';
  return round.id !== '' && (isOver || now - round.dueAt < LATE_MS);
}

async function hearsSince(onlooker: Onlooker, since: number): Promise<boolean> {
  onlooker.ping();
  return onlooker.heardAt > since;
}

async function comesTrue(look: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + GIVEN_UP_MS;
  while (!(await look())) {
    if (performance.now() > until) throw new Error(`not there again after ${GIVEN_UP_MS / 1_000} s`);
    await pause(LOOK_MS);
  }
}
