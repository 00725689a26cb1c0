import { Agent, get } from 'node:http';

/* One address that reads what costs, as fast as it is answered, in a process of its own. */

export type FloodOrder =
  | { readonly do: 'flood'; readonly url: string; readonly paths: readonly string[]; readonly callers: number }
  | { readonly do: 'stop' };

/** How often each status was answered. */
export type FloodReport = Readonly<Record<string, number>>;

const agent = new Agent({ keepAlive: true });
const now = { isFlooding: false, counts: {} as Record<string, number> };

process.on('message', (order: FloodOrder) => {
  now.isFlooding = order.do === 'flood';
  if (order.do === 'stop') process.send?.(now.counts);
  else {
    now.counts = {};
    for (let n = 0; n < order.callers; n += 1) void flood(order.url, order.paths, n);
  }
});

async function flood(url: string, paths: readonly string[], first: number): Promise<void> {
  for (let n = first; now.isFlooding; n += 1) {
    const status = await statusOf(url + paths[n % paths.length]!);
    now.counts[status] = (now.counts[status] ?? 0) + 1;
  }
}

function statusOf(url: string): Promise<string> {
  return new Promise(done => {
    get(url, { agent }, reply => reply.resume().on('end', () => done(String(reply.statusCode)))).on('error', () =>
      done('cut off'),
    );
  });
}
