import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { tableTopic } from '@maidan/contract/stream';
import type { TableEvent, TableView } from '@maidan/contract/table';
import { after, type Millis, type RoundId } from '@maidan/core/ids';
import { randomFrom } from '@maidan/core/random';
import { GAMES, gameOf } from '@maidan/games/index';
import { rehearse } from '@maidan/games/kit/rehearsal';
import { newRound } from '@maidan/games/kit/round';
import { Bus } from '@maidan/server/bus';
import { TableChannel, type Telling, tellingBy } from '@maidan/server/casino/tableChannel';
import { Line } from '@maidan/server/line';
import { openSockets } from '@maidan/server/stream';
import { realWorld } from '@maidan/server/world';
import type { ReadersOrder, ReadersReport } from './clients/readers.ts';
import { type BenchResult, interleave, type Measure, quantile } from './interleave.ts';

/*
 * What it costs to tell many: rounds of teen20 at 20 tables, watched on 5,000 sockets, through our lines and channels;
 * next to it the same messages to the same sockets by a loop of `ws.send`. The readers are processes of their own: only
 * the server's processor time is counted. A delay is from when a message should have been told to when a reader has it,
 * so it has the readers' work and whatever else the machine does in it. A process that only sleeps says how much that is:
 * where `p99MsOfASleeper` is not next to nothing, the machine is too busy for the delays to say much.
 */

const SOCKETS = 5_000;
const TOPICS = 20;
const PROCESSES = 2;
/** On each topic, at random moments. */
const MESSAGES_PER_SECOND = 10;
const ROUND_MS = 3_000;
/** What was told last is on its way by then. */
const LAST_MS = 200;
const ROUNDS = 5;
/** One round before, which is not counted, so that the code is compiled. */
const WARM_UP = 1;

type Told = TableEvent extends infer E ? (E extends TableEvent ? Omit<E, 'now'> : never) : never;

interface Studio {
  readonly topic: string;
  readonly channel: TableChannel;
  readonly wires: Set<{ send(text: string): void }>;
  seq: number;
}

/** Our channels tell a moment's happenings together, unless the bench wants to know what that is worth. */
const pen = { ...tellingBy(realWorld.now), isPatient: true };
const telling: Telling = { now: pen.now, soon: act => (pen.isPatient ? pen.soon(act) : act()) };

type Tell = (studio: Studio, event: TableEvent) => void;

const together: Tell = ({ channel }, event) => {
  pen.isPatient = true;
  channel.happened(event);
};

const oneByOne: Tell = ({ channel }, event) => {
  pen.isPatient = false;
  channel.happened(event);
};

const bySending: Tell = ({ topic, seq, wires }, event) => {
  const text = `{"topic":"${topic}","seq":${seq},"event":${JSON.stringify(event)}}`;
  for (const wire of wires) wire.send(text);
};

export async function run(): Promise<BenchResult> {
  const told = await aRound();
  const studios = GAMES.slice(0, TOPICS).map(({ code }) => studioOf(code, told[0]!));
  const server = await serve(new Map(studios.map(studio => [studio.topic, studio])));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const readers = await Promise.all(Array.from({ length: PROCESSES }, () => startReaders(port, studios)));
  const ways = [together, bySending, oneByOne].map(tell => ({ tell, delays: [] as number[] }));
  /** Messages delivered in a second of the server's processor time. */
  const measures = ways.map(({ tell, delays }): Measure => async () => {
    await Promise.all(readers.map(reportOf<ReadersReport>)); // forgets what was before
    const { messages, cpu } = await tellAll(studios, told, tell);
    for (const delay of await delivered(readers, messages)) delays.push(delay);
    return messages / cpu;
  });
  const sleeper = fork(new URL('./clients/sleeper.ts', import.meta.url));
  try {
    await interleave(measures, WARM_UP);
    for (const { delays } of ways) delays.length = 0;
    await reportOf<readonly number[]>(sleeper);
    const { medians } = await interleave(measures, ROUNDS);
    const [together, sent] = ways.map(({ delays }) => delays);
    return words(medians, [together!, sent!, await reportOf<readonly number[]>(sleeper)]);
  } finally {
    for (const child of [...readers, sleeper]) child.kill();
    server.close();
  }
}

function words(
  medians: readonly number[],
  [together = [], sent = [], slept = []]: readonly (readonly number[])[],
): BenchResult {
  const [ours = 0, reference = 0, single = 0] = medians.map(Math.round);
  return {
    name: 'push',
    ours,
    reference,
    ratio: ours / reference,
    unit: 'messages a second of processor time',
    against: 'A loop of ws.send over the same bytes',
    more: {
      sockets: SOCKETS,
      topics: TOPICS,
      messagesPerSecond: MESSAGES_PER_SECOND * SOCKETS,
      p50Ms: quantile(together, 0.5),
      p99Ms: quantile(together, 0.99),
      p50MsOfReference: quantile(sent, 0.5),
      p99MsOfReference: quantile(sent, 0.99),
      p99MsOfASleeper: quantile(slept, 0.99),
      ratioToldOneByOne: Number((single / reference).toFixed(2)),
    },
  };
}

/** Everything that is told about a round, and the next announced. */
async function aRound(): Promise<readonly Told[]> {
  const game = (await gameOf('teen20'))!;
  const start = { id: '100001' as RoundId, gone: [], now: 0 as Millis };
  const seed = '5'.repeat(64);
  const round = newRound(game, { ...start, commitment: seed });
  const happenings = [...rehearse(game, { ...start, seed, entropy: window => `${window}`.padStart(64, 'a') })];
  return [{ type: 'announced', round }, ...happenings.map(({ event }) => event)];
}

function studioOf(code: string, announced: Told): Studio {
  if (announced.type !== 'announced') throw new Error('a round begins with its announcement');
  const beacon = { label: 'Bench', isIndependent: false };
  const now = 0 as Millis;
  const view: TableView = { round: announced.round, last: [], status: 'on', streamUrl: '', limits: {}, beacon, now };
  return {
    topic: tableTopic(code),
    channel: new TableChannel(code, view, telling),
    wires: new Set(),
    seq: 0,
  };
}

/** Lines as the house has them, without its doors: everybody may listen. */
async function serve(studios: ReadonlyMap<string, Studio>): Promise<Server> {
  const server = createServer();
  const sockets = openSockets();
  const bus = new Bus();
  const channels = {
    join: async (topic: string, _: string, listener: Parameters<TableChannel['join']>[0]) =>
      studios.get(topic)?.channel.join(listener),
    leave: (topic: string, _: string, listener: Parameters<TableChannel['join']>[0]) =>
      studios.get(topic)?.channel.leave(listener),
  };
  server.on('upgrade', (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    sockets.handleUpgrade(request, raw, head, socket => {
      const identify = async (topic: string) => {
        studios.get(topic)?.wires.add(socket);
        return { owner: '', session: undefined };
      };
      return new Line(socket, raw, identify, { channels, bus, world: realWorld });
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

async function startReaders(port: number, studios: readonly Studio[]): Promise<ChildProcess> {
  const child = fork(new URL('./clients/readers.ts', import.meta.url));
  const topics = studios.map(({ topic }) => topic);
  child.send({ port, topics, sockets: SOCKETS / PROCESSES } satisfies ReadersOrder);
  await once(child, 'message');
  return child;
}

/** The same moments each time: at one table or another, as chance has it. */
function momentsOf(studios: readonly Studio[]): { readonly at: number; readonly studio: Studio }[] {
  const random = randomFrom(11);
  const count = (MESSAGES_PER_SECOND * studios.length * ROUND_MS) / 1_000;
  const moments = Array.from({ length: count }, () => ({ at: random.below(ROUND_MS), studio: random.pick(studios) }));
  return moments.toSorted((a, b) => a.at - b.at);
}

async function tellAll(
  studios: readonly Studio[],
  told: readonly Told[],
  tell: Tell,
): Promise<{ messages: number; cpu: number }> {
  const start = realWorld.now();
  const before = process.cpuUsage();
  let messages = 0;
  for (const { at, studio } of momentsOf(studios)) {
    const now = after(start, at); // when it should be told: a server that is late may not start the watch later
    const early = now - realWorld.now();
    if (early > 0) await sleep(early);
    const event = told[studio.seq % told.length]!;
    studio.seq += 1;
    tell(studio, { ...event, now });
    messages += studio.wires.size;
  }
  await sleep(LAST_MS);
  const { user, system } = process.cpuUsage(before);
  return { messages, cpu: (user + system) / 1e6 };
}

/** Waits until all are there: each delay in milliseconds. */
async function delivered(readers: readonly ChildProcess[], messages: number): Promise<number[]> {
  const delays: number[] = [];
  while (delays.length < messages) {
    await sleep(200);
    for (const { delays: counts } of await Promise.all(readers.map(reportOf<ReadersReport>))) {
      for (const [ms, count] of counts.entries()) for (let nth = 0; nth < count; nth += 1) delays.push(ms);
    }
  }
  return delays;
}

/** What it counted since the last time. */
async function reportOf<Report>(child: ChildProcess): Promise<Report> {
  child.send('report');
  const [report] = (await once(child, 'message')) as [Report];
  return report;
}
