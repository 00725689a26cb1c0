import { GAMES } from '@maidan/games/index';
import { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import type { Surroundings } from '../live/socket.ts';
import { LiveStore } from '../live/store.ts';
import { App } from './App.tsx';
import { LEFT_OUT } from './leftOut.ts';
import { Screens } from './routes.tsx';
import { fetchGame } from './screens/CasinoGame.tsx';

/* Runs in the build only (web/firstSights.ts): the app as it stands before anything has been heard from the house. */

/** Nothing comes of it, and nothing passes. */
const SILENCE: Surroundings = {
  open: () => ({ send: () => {}, close: () => {} }),
  ask: () => new Promise(() => {}),
  now: () => 0,
  after: () => () => {},
  random: () => 0,
};

/** All code that any of them needs is fetched before the first is drawn; what a screen fetches later stays a placeholder. */
export async function drawAll(
  paths: readonly string[],
  goTo: (path: string) => void,
): Promise<ReadonlyMap<string, string>> {
  await Promise.all([...paths.map(path => Screens.ready(path)), ...GAMES.map(({ code }) => fetchGame(code))]);
  return new Map(
    paths.map(path => {
      goTo(path);
      return [path, draw()];
    }),
  );
}

const draw = (): string => {
  const live = new LiveStore(SILENCE, { token: () => null, renew: () => Promise.resolve(false) });
  const html = renderToString(<App queries={new QueryClient()} live={live} />);
  return html.replaceAll('<!--$!--><template></template>', `<!--$!--><template data-dgst="${LEFT_OUT}"></template>`);
};
