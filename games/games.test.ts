import { describe, expect, test } from 'vitest';
import type { Millis, RoundId } from '@maidan/core/ids';
import { inRupees } from '@maidan/core/money';
import { decimal } from '@maidan/core/odds';
import { ALL, allGames, entryOf, GAMES, gameOf } from './index.ts';
import { verify } from './kit/fair/fair.ts';
import { feedCode } from './kit/feed.ts';
import { type Game, selectionsOf } from './kit/game.ts';
import { type Deal, Dealer, type Dealing, playAlong } from './kit/play.ts';
import { quotes } from './kit/price.ts';
import { rehearse } from './kit/testing/rehearsal.ts';
import { returnsOf } from './kit/returns.ts';
import { seeded } from './kit/shoe.ts';
import { claimed, resultWritten } from './kit/written.ts';

const games = await allGames();

test('[S003] the list has the 50 codes of the specification and four more, each once', () => {
  const codes =
    'teen patti2 teen3 teen6 teen8 teen9 teen20 teen20b teen20c teenmuf teen32 teen33 teen41 teen42 poker poker6 poker20 ' +
    'baccarat baccarat2 teensin dt20 dt6 dt202 dtl20 card32 card32eu lucky7 lucky15 lucky7eu lucky7eu2 ourroullete goals ' +
    'superOver3 superOver2 superOver dum10 race2 aaa2 teen1 notenum trio race20 trap sicbo sicbo2 kbc queen lottcard ' +
    'race17 ballbyball ab20 3cardj war worli2';
  const listed = GAMES.map(({ code }) => code);
  expect(codes.split(' ').filter(code => !listed.includes(code))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test('a line of the list says what its game says', () => {
  for (const [nth, game] of games.entries()) {
    const { code, name, category } = ALL[nth]!;
    expect({ code, name, category }).toEqual({ code: game.code, name: game.name, category: game.category });
  }
});

test.each([
  ['superover3', 'superOver3'],
  ['TEEN20', 'teen20'],
  ['lucky7b', 'lucky7eu'],
  ['lucky7c', 'lucky7eu2'],
  ['baccarat29', 'teensin'],
  ['ourRoullete', 'ourroullete'],
  ['goal', 'goals'],
])('a game is found whatever the case, and by its data type: %s is %s', async (name, code) => {
  expect(entryOf(name)?.code).toBe(code);
  expect((await gameOf(name))?.code).toBe(code);
});

test('[S107] every data type of the specification has a game', () => {
  const types =
    'teen20c ourRoullete teen41 teen32 teen20b teen20 teen patti2 teen9 teen3 teen8 teen6 poker poker20 poker6 baccarat ' +
    'baccarat2 dt20 dt202 baccarat29 dt6 dtl20 card32 lucky7 lucky15 lucky7b lucky7c goals';
  for (const type of types.split(' ')) expect([type, entryOf(type) !== undefined]).toEqual([type, true]);
});

test('[S082] every bet of the Baccarat and Lucky 7 tables takes what they state: 100 to 2L', () => {
  const stating = games.filter(({ category }) => category === 'Baccarat' || category === 'Lucky 7');
  expect(stating.map(({ code }) => code)).toEqual('baccarat baccarat2 teensin lucky7 lucky7eu lucky7eu2'.split(' '));
  const ranges = stating.flatMap(({ markets }) =>
    markets.flatMap(({ limits, selections }) => selections.map(own => own.limits ?? limits)),
  );
  expect(new Set(ranges.map(({ min, max }) => `${inRupees(min)} to ${inRupees(max)}`))).toEqual(
    new Set(['100 to 200000']),
  );
});

test('nobody is a game that is not', async () => {
  expect(entryOf('teen21')).toBeUndefined();
  expect(await gameOf('__proto__')).toBeUndefined();
});

/** What lies on the table when bets are taken first: at some something is dealt before. */
function beforeBets(game: Game): Dealing {
  const dealer = new Dealer(game, { gone: [], dealt: [] });
  const random = seeded(3);
  const dealt: Deal[] = [];
  for (const { windows, to, face } of playAlong(game, [], seat => dealer.draw(seat, random))) {
    if (windows > 0) break;
    dealt.push({ to, face });
  }
  return { gone: [], dealt };
}

describe.each(games.map(game => [game.code, game] as const))('%s', (_, game) => {
  // The round that this seed deals must never change: published proofs depend on it.
  test('[R19] the golden round', () => {
    const world = {
      id: 'golden' as RoundId,
      seed: '07'.repeat(32),
      entropy: (window: number) => `beacon ${window}`,
      gone: [],
      now: 0 as Millis,
      price: () => ({}),
    };
    const events = [...rehearse(game, world)];
    const { round } = events.at(-1)!;
    const dealt = round.dealt.map(({ to, face }) => `${to}:${feedCode(face)}`).join(' ');
    expect(`${dealt} → ${round.ending!.result.code} ${resultWritten(round.ending!.result)}`).toMatchSnapshot();
    expect(verify(game, round.ending!.proof, { ...round, result: claimed(round.ending!.result) })).toEqual({
      ok: true,
      value: round.dealt.length,
    });
  });

  test('[R18] no bet returns more than 100 %, by exact count', () => {
    for (const { id, rtp, lay, hit, method, odds } of returnsOf(game)) {
      expect([id, method]).toEqual([id, 'exact']);
      expect([id, rtp === undefined || (rtp <= 1 + 1e-9 && rtp > 0.15)]).toEqual([id, true]);
      expect([id, lay === undefined || lay <= 1e-9]).toEqual([id, true]);
      expect([id, odds === undefined || (hit > 0 && hit < 1)]).toEqual([id, true]);
    }
  });

  test('opening prices are offered, and a back is never above its lay', () => {
    const offered = Object.entries(quotes(game, beforeBets(game)));
    expect(offered.length).toBeGreaterThan(0);
    const crossed = offered.filter(
      ([, { back, lay }]) => back && lay && back.line === undefined && decimal(back.odds) > decimal(lay.odds),
    );
    expect(crossed).toEqual([]);
  });

  test('rows have numbers, names, limits and rules to read', () => {
    for (const market of game.markets) {
      expect(market.limits.min).toBeGreaterThan(0);
      expect(market.limits.max).toBeGreaterThan(market.limits.min);
      for (const { sid, label } of market.selections) {
        expect(String(sid)).toMatch(/^\d+(_\d+)?$/);
        expect(label).toBeTruthy();
      }
    }
    expect(game.rules.length).toBeGreaterThan(0);
    for (const rule of game.rules) expect(rule).toMatch(/^[^a-z].*[.)]$/);
    expect(new Set(selectionsOf(game).map(({ id }) => id)).size).toBe(selectionsOf(game).length);
  });
});
