import { type FromClient, type FromServer, tableTopic } from '@maidan/contract/stream';
import { tableAfter, type TableEvent, type TableView } from '@maidan/contract/table';
import type { Millis, RoundId } from '@maidan/core/ids';
import { type Random, randomFrom } from '@maidan/core/random';
import { gameOf } from '@maidan/games/index';
import { rehearse } from '@maidan/games/kit/testing/rehearsal';
import { newRound } from '@maidan/games/kit/round';
import { expect, test } from 'vitest';
import type { WireEars } from './socket.ts';
import { foldTablesWith } from './fold.ts';
import { LiveStore } from './store.ts';

foldTablesWith(tableAfter);

/* A table is told step by step, so a step that is lost, doubled or late must never be folded in. */

const TOPIC = tableTopic('teen');
const ODDLY = ['dropped', 'doubled', 'delayed'] as const;

/** A round of a game with several windows, from its announcement to its end. */
async function aRound(): Promise<{ view: TableView; events: readonly TableEvent[] }> {
  const game = (await gameOf('teen'))!;
  const start = { id: '100001' as RoundId, gone: [], now: 0 as Millis };
  const seed = '7'.repeat(64);
  const round = newRound(game, { ...start, commitment: seed });
  const world = { ...start, seed, entropy: (window: number) => `${window}`.padStart(64, 'b'), price: () => ({}) };
  const events = [...rehearse(game, world)].map(({ event, at }) => ({ ...event, now: at }));
  const beacon = { label: 'Test', isIndependent: false };
  return { view: { round, last: [], status: 'on', streamUrl: '', limits: {}, beacon, now: start.now }, events };
}

/** A server that tells a table, a browser that looks at it, and a network that a test can spoil between them. */
class Stage {
  readonly store: LiveStore;
  /** Every state the table ever had: the browser may show an old one, and never any other. */
  readonly views: string[];
  /** What is on its way to the browser. */
  flying: FromServer[] = [];
  asked = 0;
  #ears: WireEars | undefined;
  #view: TableView;
  #seq = 1;

  constructor(view: TableView) {
    this.#view = view;
    this.views = [JSON.stringify(view)];
    const send = (text: string): void => this.#answer(JSON.parse(text) as FromClient); // our own browser's
    const open = (ears: WireEars) => {
      this.#ears = ears;
      return { send, close: () => {} };
    };
    const world = { open, ask: async () => [], now: () => 0, random: () => 0, after: () => () => {} };
    this.store = new LiveStore(world, { token: () => null, renew: async () => false });
    this.store.subscribe(TOPIC, () => {});
    this.#ears?.opened();
  }

  happens(event: TableEvent): void {
    this.#view = tableAfter(this.#view, event);
    this.views.push(JSON.stringify(this.#view));
    this.#seq += 1;
    this.flying.push({ topic: TOPIC, seq: this.#seq, event });
  }

  /** Something happens to a message that is on its way. A snapshot is answered on the same line and arrives. */
  spoil(random: Random): void {
    const events = this.flying.filter(message => 'event' in message);
    if (events.length === 0) return;
    const unlucky = random.pick(events);
    const others = this.flying.filter(message => message !== unlucky);
    const how = random.pick(ODDLY);
    if (how === 'dropped') this.flying = others;
    if (how === 'doubled') this.flying.push(unlucky);
    if (how === 'delayed') this.flying = [...others, unlucky];
  }

  arrive(): void {
    const message = this.flying.shift();
    if (message) this.#ears?.received(JSON.stringify(message));
  }

  allArrive(): void {
    while (this.flying.length > 0) this.arrive();
  }

  get shown(): string | undefined {
    const state = this.store.state(TOPIC);
    return state && JSON.stringify(state);
  }

  #answer(message: FromClient): void {
    if (message.type !== 'subscribe') return;
    this.asked += 1;
    this.flying.push({ topic: TOPIC, seq: this.#seq, snapshot: this.#view });
  }
}

const { view, events } = await aRound();
const NEWS: TableEvent = { type: 'changed', status: 'draining', streamUrl: '', limits: {}, now: 1 as Millis };

test('[R22] a table told without a fault is folded event by event, and asked for once', () => {
  const stage = new Stage(view);
  stage.allArrive();
  for (const event of events) {
    stage.happens(event);
    stage.allArrive();
    expect(stage.shown).toBe(stage.views.at(-1));
  }
  expect(stage.asked).toBe(1);
});

test.each<[how: string, spoil: (events: FromServer[]) => FromServer[]]>([
  ['dropped', ([one, , three]) => [one!, three!]],
  ['overtaken by the next', ([one, two, three]) => [one!, three!, two!]],
])('[R22] an event that is %s leads to a fresh snapshot, not to a patch', (_, spoil) => {
  const stage = new Stage(view);
  stage.allArrive();
  for (const event of events.slice(0, 3)) stage.happens(event);
  stage.flying = spoil(stage.flying);
  stage.arrive();
  stage.arrive();
  expect([stage.asked, stage.shown]).toEqual([2, stage.views[1]]);
  stage.allArrive();
  expect(stage.shown).toBe(stage.views.at(-1));
});

test('[R22] an event that arrives twice counts once, and nothing is asked for', () => {
  const stage = new Stage(view);
  stage.allArrive();
  for (const event of events.slice(0, 3)) stage.happens(event);
  stage.flying = stage.flying.flatMap(message => [message, message]);
  stage.allArrive();
  expect([stage.asked, stage.shown]).toEqual([1, stage.views.at(-1)]);
});

test('[R22] whatever is dropped, doubled and delayed, only true states are shown, and in the end the last', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = randomFrom(seed);
    const stage = new Stage(view);
    for (const event of events) {
      stage.happens(event);
      if (random.below(3) === 0) stage.spoil(random);
      for (let nth = random.below(4); nth > 0; nth -= 1) {
        stage.arrive();
        expect([undefined, ...stage.views], `seed ${seed}`).toContain(stage.shown);
      }
    }
    stage.allArrive();
    stage.happens(NEWS); // whoever lost the last event learns of it by the next one's number
    stage.allArrive();
    expect(stage.shown, `seed ${seed}`).toBe(stage.views.at(-1));
  }
});
