import { expect, test } from 'vitest';
import { sources, withoutComments } from '../sources.ts';

/* Every screen of a player is among those that are read through for what is left of English. */

const files = new Map(sources('.ts', '.tsx').map(({ path, text }) => [path, withoutComments(text)]));

/** As they are looked up: what no path of the frame fits is looked up among the later ones, and there the rest is nowhere. */
const routes = ['web/player/routes.tsx', 'web/player/screens/Later.tsx'].flatMap((path, file) =>
  [...files.get(path)!.matchAll(/\bpath: '([^']+)'/g)].flatMap(([, route]) =>
    file === 0 && route === '*' ? [] : route!,
  ),
);

/** Addresses as they stand in the scan: what is put in while it runs is any word. */
const addresses = [...files.get('e2e/frame/hindi.spec.ts')!.matchAll(/(['`])(\/(?:(?!\1).)*)\1/g)].map(([, , text]) =>
  text!.replaceAll(/\$\{[^}]*\}/g, 'any').replace(/\?.*/, ''),
);

const fits = (route: string, address: string): boolean =>
  route === '*' || new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`).test(address);

test('every screen of a player is on the list that is read through in Hindi', () => {
  const read = new Set(addresses.map(address => routes.find(route => fits(route, address))));
  expect(routes.length).toBeGreaterThan(30);
  expect(routes.filter(route => !read.has(route))).toEqual([]);
});
