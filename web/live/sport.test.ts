import type { BoardRow, BoardView, EventView, LadderView, MyOrdersView } from '@maidan/contract/event';
import { type FromClient, type FromServer, type Topic, eventTopic, marketTopic } from '@maidan/contract/stream';
import type { Millis } from '@maidan/core/ids';
import { paise } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { expect, test } from 'vitest';
import type { WireEars } from './socket.ts';
import { LiveStore } from './store.ts';

/* The board and a match are told change by change, a ladder and one's own orders whole. */

const at = (ms: number): Millis => ms as Millis;

const row = (id: string, score: string): BoardRow => ({
  id,
  sport: 'cricket',
  competition: 'River League',
  name: `${id} v others`,
  startsAt: at(0),
  state: 'inPlay',
  country: '',
  venue: '',
  hasTv: false,
  hasFancy: true,
  hasBookmaker: true,
  market: null,
  status: null,
  prices: [],
  score,
  toss: '',
});

const BOARD: BoardView = { now: at(1), rows: [row('kings', '1/0'), row('comets', '2/0')] };

const MATCH: EventView = {
  id: 'c1',
  sport: 'cricket',
  competition: 'River League',
  name: 'Kings v Comets',
  sides: ['Kings', 'Comets'],
  format: 'T20',
  country: '',
  venue: '',
  startsAt: at(0),
  state: 'inPlay',
  streamUrl: '',
  score: null,
  scene: null,
  proof: { kind: 'old' },
  said: [{ at: at(1), text: 'Play' }],
  markets: [],
  rows: [],
  now: at(1),
};

const ladder = (stake: number): LadderView => ({
  market: 'c1.matchOdds',
  runners: { Kings: { back: [{ odds: odds(1.9), stake: paise(stake) }], lay: [] } },
  offers: {},
});

const NOTHING: MyOrdersView = { orders: [], bets: [], positions: {}, exposures: {} };
const LOSING: MyOrdersView = { ...NOTHING, exposures: { 'c1.matchOdds': paise(5_000) } };

/** A store that looks at one topic, and the server at the other end of its line. */
function lookAt(topic: Topic) {
  const sent: FromClient[] = [];
  let ears: WireEars | undefined;
  const open = (its: WireEars) => {
    ears = its;
    return { send: (text: string) => void sent.push(JSON.parse(text)), close: () => {} };
  };
  const store = new LiveStore(
    { open, ask: async () => [], now: () => 0, random: () => 0, after: () => () => {} },
    { token: () => null, renew: async () => false },
  );
  store.subscribe(topic, () => {});
  ears?.opened();
  return { store, sent, say: (message: FromServer) => ears?.received(JSON.stringify(message)) };
}

test.each<[what: string, topic: Topic, snapshot: unknown, event: unknown, after: unknown]>([
  [
    'a line of the board changes in its place, a new one comes behind, one that is over goes',
    'board',
    { now: 1, rows: [...BOARD.rows, row('lions', '')] },
    { now: 2, rows: [row('kings', '5/1'), row('tigers', '')], gone: ['lions'] },
    { now: 2, rows: [row('kings', '5/1'), row('comets', '2/0'), row('tigers', '')] },
  ],
  [
    'a match keeps what was not told again',
    eventTopic('c1'),
    MATCH,
    { now: 2, said: [{ at: 2, text: 'Four' }], streamUrl: 'https://example.com/tv' },
    {
      ...MATCH,
      now: 2,
      streamUrl: 'https://example.com/tv',
      said: [
        { at: 2, text: 'Four' },
        { at: 1, text: 'Play' },
      ],
    },
  ],
  ['a ladder is told whole', marketTopic('c1.matchOdds'), ladder(500), ladder(700), ladder(700)],
  ['one’s own orders are told whole', 'orders', NOTHING, LOSING, LOSING],
])('%s', (_, topic, snapshot, event, after) => {
  const { store, say } = lookAt(topic);
  // The table above gives each topic what the contract says of it.
  say({ topic, seq: 4, snapshot } as FromServer);
  say({ topic, seq: 5, event } as FromServer);
  expect(store.state(topic)).toEqual(after);
});

test('[R22] a change of the board that was lost leads to a fresh board, not to a patched one', () => {
  const { store, sent, say } = lookAt('board');
  const change = { now: at(2), rows: [row('kings', '9/2')], gone: [] };
  say({ topic: 'board', seq: 1, snapshot: BOARD });
  say({ topic: 'board', seq: 3, event: change });
  expect(store.state('board')).toEqual(BOARD);
  expect(sent.filter(({ type }) => type === 'subscribe')).toHaveLength(2);
  say({ topic: 'board', seq: 3, snapshot: { now: at(3), rows: change.rows } });
  expect(store.state('board')).toEqual({ now: at(3), rows: change.rows });
});

test('a line that did not change is the same object, so that nothing of it is drawn again', () => {
  const { store, say } = lookAt('board');
  say({ topic: 'board', seq: 1, snapshot: BOARD });
  const before = store.state('board')?.rows[1];
  say({ topic: 'board', seq: 2, event: { now: at(2), rows: [row('kings', '9/2')], gone: [] } });
  expect(store.state('board')?.rows[1]).toBe(before);
});
