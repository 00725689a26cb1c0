import { createServer } from 'node:net';

/** The first port from `wanted` on that nobody listens on. */
export async function firstFreePort(host: string, wanted: number): Promise<number> {
  for (let port = wanted; port < 65_536; port += 1) if (await isFree(host, port)) return port;
  throw new Error(`no port from ${wanted} on is free`);
}

export function isFree(host: string, port: number): Promise<boolean> {
  return new Promise(done => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => done(true)));
  });
}
