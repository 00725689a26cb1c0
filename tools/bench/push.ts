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
import { rehearse } from '@maidan/games/kit/testing/rehearsal';
import { newRound } from '@maidan/games/kit/round';
import { Bus } from '@maidan/server/bus';
import { TableChannel } from '@maidan/server/casino/tableChannel';
import { type Telling, tellingBy } from '@maidan/server/stream/liveChannel';
import { Line } from '@maidan/server/stream/line';
import { Places } from '@maidan/server/stream/streamDoor';
import { openSockets } from '@maidan/server/stream/stream';
import { Standing } from '@maidan/server/standing';
import { realWorld } from '@maidan/server/world';
import type { ReadersOrder, ReadersReport } from './clients/readers.ts';
import { type BenchResult, interleave, machine, type Measure, quantile } from './interleave.ts';

/*
 * What it costs to tell many: rounds of teen20 at 20 tables, watched on 5,000 sockets, through our lines and channels;
 * next to it the same messages to the same sockets by a loop of `ws.send`. The readers are processes of their own: only
 * the server's processor time is counted. A delay is from when a message should have been told to when a reader has it,
 * so it has the readers' work and whatever else the machine does in it.
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
const POLL_MS = 200;
const SILENT_MS = 3_000;
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
  const busy = machine();
  const told = await aRound();
  const studios = GAMES.slice(0, TOPICS).map(({ code }) => studioOf(code, told[0]!));
  const server = await serve(new Map(studios.map(studio => [studio.topic, studio])));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const readers = await Promise.all(Array.from({ length: PROCESSES }, () => startReaders(port, studios)));
  let conflated = 0;
  const ways = [together, bySending, oneByOne].map(tell => ({ tell, delays: [] as number[] }));
  /** Messages delivered in a second of the server's processor time. */
  const measures = ways.map(({ tell, delays }): Measure => async () => {
    await Promise.all(readers.map(reportOf)); // forgets what was before
    const { messages, cpu } = await tellAll(studios, told, tell);
    const arrived = await delivered(readers, messages);
    for (const delay of arrived) delays.push(delay);
    conflated += messages - arrived.length;
    return arrived.length / cpu;
  });
  try {
    await interleave(measures, WARM_UP);
    for (const { delays } of ways) delays.length = 0;
    conflated = 0;
    const { medians } = await interleave(measures, ROUNDS);
    return words(
      medians,
      { conflated, machine: busy },
      ways.map(({ delays }) => delays),
    );
  } finally {
    for (const child of readers) child.kill();
    server.close();
  }
}

function words(
  medians: readonly number[],
  more: Readonly<Record<string, number | string>>,
  [together = [], sent = []]: readonly (readonly number[])[],
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
      ...more,
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
      const [places, standing] = [new Places(), new Standing()];
      return new Line(socket, raw, identify, { channels, bus, world: realWorld, places, standing });
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

/**
 * Waits until all are there, or nothing comes any more: who cannot keep up on a busy machine gets a snapshot instead of
 * what they missed. Each delay in milliseconds.
 */
async function delivered(readers: readonly ChildProcess[], messages: number): Promise<number[]> {
  const delays: number[] = [];
  for (let silent = 0; delays.length < messages && silent < SILENT_MS; silent += POLL_MS) {
    await sleep(POLL_MS);
    for (const { delays: counts } of await Promise.all(readers.map(reportOf))) {
      if (counts.some(count => count > 0)) silent = 0;
      for (const [ms, count] of counts.entries()) for (let nth = 0; nth < count; nth += 1) delays.push(ms);
    }
  }
  return delays;
}

/** What it counted since the last time. */
async function reportOf(child: ChildProcess): Promise<ReadersReport> {
  child.send('report');
  const [report] = (await once(child, 'message')) as [ReadersReport];
  return report;
}
