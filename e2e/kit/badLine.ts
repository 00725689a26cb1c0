import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';

/** What the line does to a call: how long it takes there and back, and where it is cut, if at all. */
export interface Fault {
  readonly thereMs?: number;
  /** It comes to the house, or is cut before, no sooner. */
  readonly until?: Promise<void>;
  readonly backMs?: number;
  /** Before it came to the house; after the house has done it; or in the middle of what the house answers. */
  readonly cut?: 'there' | 'back' | 'middle';
}

export interface BadLine {
  /** Where a browser reaches the house. */
  readonly url: string;
  /** What became of calls, in their order: the status that the house gave, or 0 where it was not reached. */
  readonly statuses: readonly number[];
  close(): Promise<void>;
}

/** A proxy before the house. Each call that `isHurt` meets the next of these faults; after them the line is good. */
export async function badLine(
  house: string,
  isHurt: (path: string) => boolean,
  faults: readonly Fault[],
): Promise<BadLine> {
  const { hostname, port } = new URL(house);
  const left = [...faults];
  const statuses: number[] = [];

  function pass(
    from: IncomingMessage,
    to: ServerResponse,
    { thereMs = 0, until, backMs = 0, cut }: Fault,
    told: boolean,
  ): void {
    const nth = told ? statuses.push(0) - 1 : undefined;
    const gone = () => to.destroy();
    if (cut === 'there')
      return void setTimeout(async () => {
        await until;
        gone();
      }, thereMs);
    const chunks: Buffer[] = [];
    from.on('data', (chunk: Buffer) => chunks.push(chunk));
    from.on('end', () =>
      setTimeout(async () => {
        await until;
        const { method, url: path, headers } = from;
        const asked = request({ hostname, port, method, path, headers }, answer => {
          if (nth !== undefined) statuses[nth] = answer.statusCode ?? 0;
          const body: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => body.push(chunk));
          answer.on('end', () => setTimeout(() => give(Buffer.concat(body), answer), backMs));
        });
        asked.on('error', gone);
        asked.end(Buffer.concat(chunks));
      }, thereMs),
    );
    function give(body: Buffer, { statusCode = 502, headers }: IncomingMessage): void {
      if (cut === 'back') return void gone();
      to.writeHead(statusCode, headers);
      if (cut !== 'middle') return void to.end(body);
      to.write(body.subarray(0, body.length >> 1), gone);
    }
  }

  const server = createServer((from, to) => {
    const path = from.url ?? '';
    const told = from.method === 'POST' && isHurt(path);
    pass(from, to, (told && left.shift()) || {}, told);
  });
  server.on('upgrade', (from, socket, head) => {
    const on = connect(Number(port), hostname, () => {
      const lines = from.rawHeaders.flatMap((name, nth) => (nth % 2 ? [] : [`${name}: ${from.rawHeaders[nth + 1]}`]));
      on.write([`${from.method} ${from.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      on.write(head);
      on.pipe(socket).pipe(on);
    });
    for (const [one, other] of [
      [on, socket],
      [socket, on],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    statuses,
    close: async () => {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}
