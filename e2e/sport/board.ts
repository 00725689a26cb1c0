import type { BoardChange, BoardPrice, BoardRow } from '@maidan/contract/event';
import type { FromServer } from '@maidan/contract/stream';
import type { Millis } from '@maidan/core/ids';
import { odds } from '@maidan/core/odds';
import type { House } from '@maidan/server/app';
import type { Page } from 'playwright-core';
import { screenOf } from '../frame/pages.ts';
import type { Visit } from '../kit/visit.ts';
import { register, signIn, visit } from '../kit.ts';

/* A board that a test tells: everything else on the page comes from the house. */

export const HOUR_MS = 3_600_000;

export const price = (runner: string, back: number | null, lay: number | null): BoardPrice => ({
  runner,
  back: back === null ? null : odds(back),
  lay: lay === null ? null : odds(lay),
});

export const row = (id: string, name: string, startsIn: number, its: Partial<BoardRow> = {}): BoardRow => ({
  id,
  sport: 'cricket',
  competition: 'River League',
  name,
  startsAt: (Date.now() + startsIn) as Millis,
  state: startsIn < 0 ? 'inPlay' : 'upcoming',
  country: '',
  venue: '',
  hasTv: false,
  hasFancy: false,
  hasBookmaker: false,
  market: `${id}.matchOdds`,
  status: 'open',
  prices: [price('Kings', 1.85, 1.86), price('Comets', 2.16, 2.18)],
  score: '',
  toss: '',
  ...its,
});

export interface ToldBoard {
  readonly page: Page;
  /** Tells a change. */
  readonly change: (rows: readonly BoardRow[], gone?: readonly string[]) => void;
  /** Cuts the line, and every line that is tried until it is mended. */
  readonly cut: () => Promise<void>;
  readonly mend: () => void;
}

/** A player at Home, where the board is what the test says. */
export async function toldBoard(
  house: House,
  rows: readonly BoardRow[] | undefined,
  options: Visit & { readonly path?: string } = {},
): Promise<ToldBoard> {
  const player = await register(house);
  const page = await visit(house, options);
  let seq = 1;
  let isCut = false;
  let tell: (message: FromServer<'board'>) => void = () => {};
  let hangUp: () => Promise<void> = async () => {};
  await page.routeWebSocket('**/api/stream', line => {
    if (isCut) return void line.close();
    const server = line.connectToServer();
    hangUp = () => line.close();
    tell = message => line.send(JSON.stringify(message));
    line.onMessage(text => {
      if (JSON.parse(String(text)).topic !== 'board') server.send(text);
      else if (rows) tell({ topic: 'board', seq, snapshot: { now: Date.now() as Millis, rows } });
    });
    server.onMessage(text => line.send(text));
  });
  // Who has no line is told over HTTP: not here, so that who is told has a line.
  await page.route('**/api/stream?*', route => route.fulfill({ status: 404 }));
  await signIn(page, player, options.path ?? '/home');
  await screenOf(page);
  return {
    page,
    change: (changed, gone = []) => {
      seq += 1;
      const event: BoardChange = { now: Date.now() as Millis, rows: changed, gone };
      tell({ topic: 'board', seq, event });
    },
    cut: () => {
      isCut = true;
      return hangUp();
    },
    mend: () => {
      isCut = false;
    },
  };
}
