import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

/*
 * Where a server of our own can listen, and again after it was killed. Ports that the system hands out by itself, to every
 * connection that is opened and to everybody who asks for any, may be somebody's the moment after.
 */

const LOWEST = 15_000;
const TRIES = 50;
/** Where nothing is known of a system: as IANA has it. */
const DYNAMIC = [49_152, 65_535] as const;

export const isHandedOut = (port: number): boolean => port >= handedOut()[0] && port <= handedOut()[1];

export async function isFree(port: number): Promise<boolean> {
  return port !== 0 && (await listenOn(port)) === port;
}

/** One that nobody is given by chance, if there is any. */
export async function freePort(): Promise<number> {
  for (let nth = 0; nth < TRIES; nth += 1) {
    const port = randomInt(LOWEST, 65_536);
    if (!isHandedOut(port) && (await isFree(port))) return port;
  }
  return (await listenOn(0)) ?? freePort();
}

function handedOut(): readonly [lowest: number, highest: number] {
  try {
    const [lowest, highest] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').trim().split(/\s+/);
    return [Number(lowest), Number(highest)];
  } catch {
    return DYNAMIC;
  }
}

/** The port on which one could listen just now, if any. */
function listenOn(port: number): Promise<number | undefined> {
  return new Promise(done => {
    const probe = createServer();
    probe.once('error', () => done(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
