import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import { Channels } from './channels.ts';
import type { Deps } from '../deps.ts';
import { Hosts } from '../http/hosts.ts';
import { Line } from './line.ts';
import { listening } from './listening.ts';
import { addressesFor, isOurs, turnAway } from './streamDoor.ts';

export const HEARTBEAT_MS = 30_000;
const MESSAGE_BYTES = 4_096;

/** Nothing is compressed: one frame is written to every socket, and compressed ones would differ. */
export const openSockets = (): WebSocketServer =>
  new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES, autoPong: false, perMessageDeflate: false });

export interface Stream {
  /** How many sockets are open. */
  readonly size: number;
  close(): void;
}

/** One socket for everything live: see contract/stream.ts. */
export function serveStream(app: Pick<FastifyInstance, 'server'>, deps: Deps): Stream {
  const sockets = openSockets();
  const channels = new Channels(deps);
  const { bus, world, standing, places } = deps;
  const identifyFor = listening(deps);
  const addressOf = addressesFor(deps.config);
  const hosts = new Hosts(deps.config);
  const lines = new Set<Line>();
  app.server.on('upgrade', (request: IncomingMessage, raw: Duplex, head: Buffer) => {
    const address = addressOf(request);
    if (address === undefined || !isOurs(request, hosts)) return raw.destroy();
    const refusal = places.refusal(address);
    if (refusal) return turnAway(raw, refusal);
    sockets.handleUpgrade(request, raw, head, socket => {
      const giveBack = places.take(address);
      const line = new Line(socket, raw, identifyFor({ request, address }), { channels, bus, world, places, standing });
      lines.add(line);
      socket.on('close', () => {
        giveBack();
        lines.delete(line);
      });
    });
    return undefined;
  });
  const heartbeat = setInterval(() => {
    for (const line of lines) line.beat();
    void endLapsed(deps, lines).catch(() => {}); // the next beat asks again
  }, HEARTBEAT_MS);
  heartbeat.unref();
  return {
    get size() {
      return lines.size;
    },
    close: () => {
      clearInterval(heartbeat);
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

/** A session that ended by itself is announced by nobody: whoever only listens must be asked after. */
export async function endLapsed(
  { sessions, staffSessions, bus }: Pick<Deps, 'sessions' | 'staffSessions' | 'bus'>,
  lines: Iterable<Pick<Line, 'sessions'>>,
): Promise<void> {
  const ids = [...lines].flatMap(line => line.sessions());
  if (ids.length === 0) return;
  const players = await sessions.lapsed(ids);
  if (players.length > 0) bus.publish('sessionsEnded', { ids: players });
  const staff = await staffSessions.lapsed(ids);
  if (staff.length > 0) bus.publish('staffSessionsEnded', { ids: staff });
}
