import { GAMES } from '@maidan/games/index';
import type { Game } from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import type { Round } from '@maidan/games/kit/round';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { endingOf } from './words/ending.ts';
import { settled, statesOf } from './rehearsedRounds.ts';
import { SCENES } from './scenes/Scene.tsx';
import { Studio, type StudioProps } from './Studio.tsx';
import { captionOf } from './words/words.ts';
import { fetchWhyVoid } from '../whyVoid.ts';

await fetchWhyVoid();

const games = await Promise.all(GAMES.map(async ({ code, load }) => [code, (await load()).default] as const));
await Promise.all(Object.values(SCENES).map(scene => 'ready' in scene && scene.ready()));
const gameNamed = (code: string): Game => games.find(([each]) => each === code)![1];

const drawn = (game: Game, round: Round, more: Partial<StudioProps> = {}): string =>
  renderToStaticMarkup(<Studio game={game} round={round} now={() => round.dueAt - 7_200} {...more} />);

const shownIn = (picture: string): string[] => [...picture.matchAll(/data-face="([^"]*)"/g)].map(([, face]) => face!);
const lyingIn = (game: Game, round: Round): string[] => Object.values(tableOf(game, round)).flat().map(String);

/** Every face in the picture that has not been dealt. */
const invented = (game: Game, round: Round, picture: string): string[] =>
  shownIn(picture).filter(face => !lyingIn(game, round).includes(face));

/** Every face that lies on the table and is missing in the picture. */
function missing(game: Game, round: Round, picture: string): string[] {
  const faces = lyingIn(game, round);
  const shown = shownIn(picture);
  return [...new Set(faces)].filter(
    face => shown.filter(each => each === face).length < faces.filter(each => each === face).length,
  );
}

describe('the studio', () => {
  test.each(games)(
    '[S090] %s is drawn in every state of a round, with every face that was dealt and no other',
    (_, game) => {
      const states = statesOf(game, game.carry ? 3 : 1);
      for (const round of states) {
        const picture = drawn(game, round);
        expect(picture).toContain(escaped(captionOf(game, round).title));
        expect(missing(game, round, picture)).toEqual([]);
        expect(invented(game, round, picture)).toEqual([]);
      }
      expect(states.at(-1)!.phase).toBe('settled');
    },
  );

  test.each(games)('%s shows cards only when it is asked to be quiet, and loads no picture', (_, game) => {
    const round = settled(game);
    const picture = drawn(game, round, { quiet: true });
    expect(missing(game, round, picture)).toEqual([]);
    expect(picture).not.toContain('<img');
    expect(picture).not.toContain('st-fresh');
  });

  test.each(games)('%s says who won, and in words what lies where', (_, game) => {
    const round = settled(game);
    const { title, winners } = endingOf(game, round)!;
    expect(title).not.toBe('');
    expect(winners.every(seat => seat in game.seats)).toBe(true);
    const picture = drawn(game, round);
    for (const label of Object.values(game.seats)) expect(picture).toContain(`<dt>${label}</dt>`);
  });

  test('a viewer who joins late sees everything at rest', () => {
    const game = gameNamed('teen20');
    for (const round of statesOf(game, 1)) expect(drawn(game, round)).not.toContain('st-fresh');
  });

  test('the ring counts the seconds of the window that is open, by the clock it is given', () => {
    const game = gameNamed('teen20');
    const open = statesOf(game, 1).find(({ phase }) => phase === 'open')!;
    expect(drawn(game, open)).toContain('Betting closes in 6 seconds');
    expect(drawn(game, settled(game))).not.toContain('Betting closes');
  });

  test('a void round says so and why, and that stakes are returned', () => {
    const game = gameNamed('teen20');
    const picture = drawn(game, { ...statesOf(game, 1)[2]!, phase: 'void', fault: 'voided-by-operator' });
    expect(picture).toContain('Round void');
    expect(picture).toContain('The operator ended the round.');
    expect(picture).toContain('All stakes are returned');
  });

  test('an operator’s stream takes the place of the drawing, sandboxed, with cards and caption on top', () => {
    const game = gameNamed('teen20');
    const picture = drawn(game, settled(game), { stream: 'https://video.example/teen20' });
    expect(picture).toContain('<iframe');
    expect(picture).toContain('sandbox="allow-scripts"');
    expect(missing(game, settled(game), picture)).toEqual([]);
    expect(picture).toContain('wins');
  });
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;');
