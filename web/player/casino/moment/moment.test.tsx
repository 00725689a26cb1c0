import type { RoundMade } from '@maidan/contract/table';
import type { Millis } from '@maidan/core/ids';
import { paise, ZERO } from '@maidan/core/money';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { watched } from './cheer.ts';
import { LastRound } from './LastRound.tsx';
import { Moment } from './Moment.tsx';
import { RoundSum } from './RoundSum.tsx';
import { bestAfter, keepBest, readBest } from './sessionBest.ts';
import { shownOf } from './shown.ts';

/** As the server tells it, in rupees. */
const made = (round: number, staked: number, net: number, change: Partial<RoundMade> = {}): RoundMade => ({
  game: 'teen20',
  round: String(round),
  at: (round * 10) as Millis,
  isOver: true,
  staked: paise(staked * 100),
  back: paise((staked + net) * 100),
  net: paise(net * 100),
  ...change,
});
const words = (html: string): string => html.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');

describe('what a round came to', () => {
  test.each<[what: string, round: RoundMade, fate: string, said: string]>([
    ['won', made(1, 1_000, 1_960), 'won', '|Won +1,960.00|Staked 1,000.00, back 2,960.00|'],
    ['lost', made(1, 500, -500), 'lost', '|Lost −500.00|Staked 500.00, back 0.00|'],
    ['less than was staked', made(1, 500, -250), 'lost', '|Lost −250.00|Staked 500.00, back 250.00|'],
    [
      'void, or nothing won and nothing lost',
      made(1, 500, 0),
      'returned',
      '|Returned 500.00|Staked 500.00, back 500.00|',
    ],
  ])('%s is said by the picture and over My Bet', (_, round, fate, said) => {
    for (const html of [
      renderToStaticMarkup(<Moment made={round} best={undefined} />),
      renderToStaticMarkup(<RoundSum made={round} />),
    ]) {
      expect(html).toContain(`data-fate="${fate}"`);
      expect(words(html)).toBe(said);
    }
  });

  test('is the moment until the next round, then a line until the next result', () => {
    const mine = [made(5, 500, 480)];
    expect(shownOf([], '5', [])).toBeUndefined();
    expect(shownOf([made(5, 500, 0, { isOver: false })], '5', [])).toBeUndefined();
    expect(shownOf(mine, '5', [{ round: '5' }])?.as).toBe('moment');
    expect(shownOf(mine, '6', [{ round: '5' }])?.as).toBe('line');
    expect(shownOf([made(6, 100, 0, { isOver: false }), ...mine], '6', [{ round: '5' }])).toEqual({
      as: 'line',
      made: mine[0],
    });
    expect(shownOf(mine, '6', [{ round: '6' }])).toBeUndefined();
    expect(shownOf([made(5, 500, 0)], '6', [{ round: '4' }])?.as).toBe('line'); // void: it has no result
  });

  test('is one line with every figure, and the net alone while cards are dealt', () => {
    const line = (isShort: boolean) =>
      renderToStaticMarkup(<LastRound made={made(102865, 500, 480)} isShort={isShort} onOpen={() => {}} />);
    const whole = 'Last round 102865: staked 500.00, back 980.00, +480.00';
    expect(words(line(false))).toBe(`|${whole}|`);
    expect(words(line(true))).toBe('|Last round +480.00|');
    expect(line(true)).not.toContain('aria-label'); // what is seen is what is said and heard
  });

  test('says whether it is the best of the session, or what that was', () => {
    const said = (best: RoundMade) => words(renderToStaticMarkup(<Moment made={made(7, 100, 98)} best={best} />));
    expect(said(made(7, 100, 98))).toContain('|Your best of this session|');
    expect(said(made(6, 100, 950))).toContain('|Best of this session +950.00|');
  });
});

describe('a celebration', () => {
  const open = made(1, 500, 0, { isOver: false });
  const cheerOf = (...told: readonly RoundMade[]) =>
    told.reduce<ReturnType<typeof watched>>((before, each) => watched(before, each), undefined)?.cheer;

  test.each<[staked: number, net: number, cheer: number | undefined]>([
    [500, 490, 1],
    [500, 1_000, 2],
    [100, 3_500, 3],
    [500, 0, undefined],
    [500, -250, undefined],
    [500, -500, undefined],
  ])('[R33] of %d staked that made %d: %s', (staked, net, cheer) => {
    expect(cheerOf(open, made(1, staked, net))).toBe(cheer);
  });

  test('is for what ends before the eyes of the player, once', () => {
    expect(cheerOf(made(1, 500, 490))).toBeUndefined();
    expect(cheerOf(open, made(2, 500, 490))).toBeUndefined();
    const first = watched(watched(undefined, open), made(1, 500, 490));
    expect(watched(first, made(1, 500, 490))).toBe(first); // told again: not news
  });

  test('[R33] of a round with several windows is for more than was told before', () => {
    const won = made(1, 500, 490);
    const again = { ...won, isOver: false };
    expect(cheerOf(open, won, again)).toBeUndefined();
    expect(cheerOf(open, won, again, made(1, 700, 290))).toBeUndefined(); // the last bets were lost
    expect(cheerOf(open, won, again, made(1, 700, 900))).toBe(1);
  });
});

describe('the best of the session', () => {
  const kept = bestAfter(undefined, 'asha', [made(3, 100, 5_000), made(4, 100, 0, { isOver: false })]);

  test('counts what was bet since the player sat down', () => {
    expect(kept.best).toBeNull();
    const first = bestAfter(kept, 'asha', [made(4, 100, 98), made(3, 100, 5_000)]);
    expect(first.best).toMatchObject({ round: '4', net: 9_800 });
    expect(bestAfter(first, 'asha', [made(6, 100, 50), made(5, 100, -100)]).best).toMatchObject({ round: '4' });
    expect(bestAfter(first, 'asha', [made(6, 100, 950)]).best).toMatchObject({ round: '6', net: 95_000 });
  });

  test('is not a round that was made void afterwards', () => {
    const first = bestAfter(kept, 'asha', [made(4, 100, 98)]);
    expect(bestAfter(first, 'asha', [made(5, 100, 20), made(4, 100, 0)]).best).toMatchObject({ round: '5' });
    expect(bestAfter(first, 'asha', [made(4, 100, 0)]).best).toBeNull();
  });

  test('is kept for its owner, and for nobody else', () => {
    const places = new Map<string, string>();
    const storage = {
      getItem: (name: string) => places.get(name) ?? null,
      setItem: (name: string, text: string) => void places.set(name, text),
    };
    const best = { game: 'teen20', round: '4', net: paise(1) };
    keepBest(storage, { owner: 'asha', since: 30, best });
    expect(readBest(storage, 'asha')?.best).toEqual(best);
    expect(readBest(storage, 'ravi')).toBeUndefined();
    expect(best.net).toBeGreaterThan(ZERO);
  });
});
