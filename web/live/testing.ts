import type { FromClient, FromServer, WalletView } from '@maidan/contract/stream';
import { rupees } from '@maidan/core/money';
import type { Surroundings, WireEars } from './socket.ts';
import { LiveStore } from './store.ts';

/* What tests of the live store are written with. */

const wallet = (balance: number): WalletView => ({
  balance: rupees(balance),
  exposure: rupees(0),
  held: rupees(0),
});
export const snapshot = (seq: number, balance: number): FromServer => ({
  topic: 'wallet',
  seq,
  snapshot: wallet(balance),
});
export const event = (seq: number, balance: number): FromServer => ({ topic: 'wallet', seq, event: wallet(balance) });
export const refused: FromServer = { topic: 'wallet', refused: 'not-signed-in' };

/** A network, a clock and an identity that do what the test says. */
export class Stage implements Surroundings {
  readonly sent: FromClient[] = [];
  readonly timers: { at: number; act: () => void }[] = [];
  dialled = 0;
  hung = 0;
  time = 0;
  token: string | null = 'first';
  renews: (string | null)[] = [];
  changes = 0;
  chance = 1;
  #ears: WireEars | undefined;

  readonly store = new LiveStore(this, {
    token: () => this.token,
    renew: () => {
      const next = this.renews.shift() ?? null;
      if (next !== null) this.token = next;
      return Promise.resolve(next !== null);
    },
  });

  open(ears: WireEars) {
    this.dialled += 1;
    this.#ears = ears;
    return {
      send: (text: string) => void this.sent.push(JSON.parse(text)),
      close: () => {
        this.hung += 1;
      },
    };
  }
  now = () => this.time;
  random = () => this.chance;
  after(ms: number, act: () => void) {
    const timer = { at: this.time + ms, act };
    this.timers.push(timer);
    return () => {
      const index = this.timers.indexOf(timer);
      if (index >= 0) this.timers.splice(index, 1);
    };
  }

  look = () =>
    this.store.subscribe('wallet', () => {
      this.changes += 1;
    });
  connect = () => this.#ears?.opened();
  pong = () => this.#ears?.received('{"pong":true}');
  cut = (isTooMany = false) => this.#ears?.closed(isTooMany);
  /** What is asked over HTTP, and what is answered. */
  readonly fetches: { topics: readonly string[]; token: string | null }[] = [];
  answers: (readonly FromServer[] | undefined)[] = [];
  ask = (topics: readonly string[], token: string | null) => {
    this.fetches.push({ topics, token });
    const answer = this.answers.shift();
    return answer ? Promise.resolve(answer) : Promise.reject(new Error('no line at all'));
  };
  say = (...messages: FromServer[]) => messages.forEach(message => this.#ears?.received(JSON.stringify(message)));
  /** Lets time pass, with every timer that falls due. */
  pass(ms: number) {
    const until = this.time + ms;
    for (;;) {
      const due = this.timers.filter(timer => timer.at <= until).toSorted((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.time = due.at;
      this.timers.splice(this.timers.indexOf(due), 1);
      due.act();
    }
    this.time = until;
  }
  get balance() {
    return this.store.state('wallet')?.balance;
  }
  get asked() {
    return this.sent.filter(message => message.type === 'subscribe').length;
  }
}

export function live() {
  const stage = new Stage();
  stage.look();
  stage.connect();
  return stage;
}
