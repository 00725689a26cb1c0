import { expect, test } from 'vitest';
import { hrefOf } from './place.ts';

test.each<[base: string, to: string, href: string]>([
  ['', '/home?tab=1#top', '/home?tab=1#top'],
  ['', '?page=2', '?page=2'],
  ['/admin', '/', '/admin'],
  ['/admin', '/players/7', '/admin/players/7'],
  ['/admin', '/?page=2', '/admin?page=2'],
  ['', '//stranger.example/x', '/stranger.example/x'],
  ['', '/\\\\stranger.example', '/stranger.example'],
  ['/admin', '//stranger.example', '/admin/stranger.example'],
])('under %j, %s is %s: never another host', (base, to, href) => {
  expect(hrefOf(base, to)).toBe(href);
});
