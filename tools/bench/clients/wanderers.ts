import { routeOf } from '@maidan/contract/routes';
import { type FromServer, STREAM_PATH, tableTopic } from '@maidan/contract/stream';
import type { TableEvent, TableView } from '@maidan/contract/table';
import { gameOf } from '@maidan/games/index';
import { LAST_CALL_MS, type Slip } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import { post } from './asking.ts';
import { type FlatOut, flatOut, type Steady, steadily } from './pace.ts';
import { slipsOf } from './slips.ts';

/* Players who go from table to table, or from book to book, wherever bets are open, and ask whichever node comes next. */

export type WanderersOrder =
  | { readonly do: 'sign in'; readonly urls: readonly string[]; readonly players: number }
  | ({ readonly do: 'bet flat out'; readonly on: Tables } & FlatOut)
  | ({ readonly do: 'bet steadily'; readonly on: Tables } & Steady)
  | ({ readonly do: 'order flat out'; readonly on: Books } & FlatOut)
  | { readonly do: 'listen'; readonly on: Tables; readonly sockets: number; readonly ms: number };

export interface Tables {
  readonly urls: readonly string[];
  readonly codes: readonly string[];
}

/** Where orders rest: at a price that nobody meets. */
export interface Books {
  readonly urls: readonly string[];
  readonly books: readonly { readonly market: string; readonly runner: string }[];
}

export interface WanderersReport {
  /** Of who listens, what was heard. */
  readonly taken: number;
  readonly delays: readonly number[];
  readonly refused: Readonly<Record<string, number>>;
  readonly ms: number;
}

/** How often they look around. */
const LOOK_MS = 250;

interface OpenTable {
  readonly code: string;
  readonly round: string;
  readonly slips: readonly Slip[];
}

const tokens: string[] = [];
let asked = 0;
let open: readonly OpenTable[] = [];

process.on('message', (order: WanderersOrder) => {
  void obey(order).then(report => process.send?.(report));
});

async function obey(order: WanderersOrder): Promise<WanderersReport> {
  const report = { taken: 0, delays: [] as number[], refused: {} as Record<string, number> };
  const start = performance.now();
  const counting = (ask: () => Promise<string>) => async (due: number) => {
    const answer = await ask();
    report.delays.push(performance.now() - due);
    if (answer === 'taken') report.taken += 1;
    else report.refused[answer] = (report.refused[answer] ?? 0) + 1;
  };
  if (order.do === 'sign in') await signIn(order.urls[0]!, order.players);
  else if (order.do === 'order flat out')
    await flatOut(
      order,
      counting(() => orderAt(order.on)),
    );
  else if (order.do === 'listen') {
    report.delays.push(...(await heard(order.on, order.sockets, order.ms)));
    report.taken = report.delays.length;
  } else {
    const looking = await lookAround(order.on);
    const bet = counting(() => betAt(order.on.urls));
    await (order.do === 'bet flat out' ? flatOut(order, bet) : steadily(order, bet));
    clearInterval(looking);
  }
  return { ...report, ms: performance.now() - start };
}

const AT_ONCE = 20;

/** Each comes from an address of their own, as a proxy would say it. */
async function signIn(url: string, players: number): Promise<void> {
  while (tokens.length < players) {
    const some = Array.from({ length: AT_ONCE }, (_, nth) =>
      post(
        url + routeOf('demo').path,
        {},
        { 'idempotency-key': crypto.randomUUID(), ...addressOf(tokens.length + nth) },
      ),
    );
    for (const { token } of await Promise.all(some)) if (token !== undefined) tokens.push(token);
  }
}

const addressOf = (nth: number): Record<string, string> => ({
  'x-forwarded-for': `10.${(nth >> 8) & 255}.${nth & 255}.7`,
});

/** By one player after the other, at one table after the other. */
async function betAt(urls: readonly string[]): Promise<string> {
  const nth = (asked += 1);
  const table = open[nth % open.length];
  if (!table) {
    await new Promise(resolve => void setTimeout(resolve, 20));
    return 'nothing open';
  }
  const url = urls[nth % urls.length]! + routeOf('placeBets').path.replace(':game', table.code);
  const bets = [table.slips[nth % table.slips.length]!];
  const player = nth % tokens.length;
  const who = { authorization: `Bearer ${tokens[player]}`, ...addressOf(player) };
  const key = `wanderer-${process.pid}-${nth}`;
  const answer = await post(url, { round: table.round, bets }, { ...who, 'idempotency-key': key });
  return answer.data?.bets?.[0] ? 'taken' : (answer.code ?? 'cut off');
}

/** By one player after the other, in one book after the other. */
async function orderAt({ urls, books }: Books): Promise<string> {
  const nth = (asked += 1);
  const { market, runner } = books[nth % books.length]!;
  const player = nth % tokens.length;
  const who = { authorization: `Bearer ${tokens[player]}`, ...addressOf(player) };
  const answer = await post(
    urls[nth % urls.length]! + routeOf('placeOrders').path.replace(':market', market),
    { orders: [{ runner, side: 'back', odds: HIGH_ODDS, stake: STAKE }] },
    { ...who, 'idempotency-key': `wanderer-${process.pid}-${nth}` },
  );
  return answer.data?.orders?.[0] ? 'taken' : (answer.code ?? 'cut off');
}

const HIGH_ODDS = 500_000;
const STAKE = 10_000;

/** How late what happens at the tables is heard by so many, in milliseconds, for a while. */
async function heard({ urls, codes }: Tables, sockets: number, ms: number): Promise<readonly number[]> {
  const delays: number[] = [];
  const opened: Promise<WebSocket>[] = [];
  for (let nth = 0; nth < sockets; nth += 1) {
    opened.push(listen(urls[nth % urls.length]!, codes[nth % codes.length]!, nth, delays));
    if (nth % AT_ONCE === AT_ONCE - 1) await opened.at(-1);
  }
  const all = await Promise.all(opened);
  delays.length = 0; // what was heard while they came
  await new Promise(resolve => void setTimeout(resolve, ms));
  const found = [...delays];
  for (const socket of all) socket.close();
  return found;
}

async function listen(url: string, code: string, nth: number, delays: number[]): Promise<WebSocket> {
  const from = { headers: addressOf(nth) } as unknown as string[]; // which Node.js takes, and a browser would not
  const socket = new WebSocket(url.replace(/^http/, 'ws') + STREAM_PATH, from);
  const isThere = Promise.withResolvers<void>();
  socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'subscribe', topic: tableTopic(code) })));
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as FromServer; // of our own server
    if ('event' in message) delays.push(Date.now() - (message.event as TableEvent).now); // as its topic says
    isThere.resolve();
  });
  socket.addEventListener('error', isThere.reject);
  await isThere.promise;
  return socket;
}

async function lookAround({ urls, codes }: Tables): Promise<NodeJS.Timeout> {
  const games = new Map<string, Game>();
  for (const code of codes) games.set(code, (await gameOf(code))!);
  const look = async (): Promise<void> => {
    const answer = await fetch(`${urls[0]}${STREAM_PATH}?topics=${codes.map(tableTopic).join()}`);
    const told = (await answer.json()) as Extract<FromServer, { snapshot: unknown }>[];
    const views = told.map((message, nth) => ({ code: codes[nth]!, view: message.snapshot as TableView })); // as asked for
    open = views
      .filter(({ view }) => view.round.phase === 'open' && view.round.dueAt - view.now > LAST_CALL_MS + LOOK_MS)
      .map(({ code, view }) => ({ code, round: view.round.id, slips: slipsOf(games.get(code)!, view.round) }))
      .filter(({ slips }) => slips.length > 0);
  };
  await look();
  return setInterval(() => void look().catch(() => {}), LOOK_MS);
}
