import { reducedIn } from '@maidan/exchange/positions/nonRunner';
import { pickOf } from '@maidan/exchange/rows/pick';
import { VOID_REASONS } from '@maidan/exchange/rows/question';
import type { Answer, MarketKind, MarketPlan } from '@maidan/exchange/sports/sport';
import { SPORTS } from '@maidan/exchange/sports/sports';
import { told } from '@maidan/exchange/sports/told/told';
import { describe, expect, test } from 'vitest';
import { sayIn } from '../words.ts';
import { lentRef, refIn, settledRef, type SportRef, written } from './sportRef.ts';
import { answerWords, pickWords, refWords, removalsWords, sportWords, voidWords } from './sportWords.ts';

const [english, hindi] = [sayIn('en'), sayIn('hi')];
const DEVANAGARI = /[ऀ-ॿ]/;

const plan = (kind: MarketPlan['kind'], runners?: readonly string[]): MarketPlan => ({
  id: 'm',
  kind,
  name: 'M',
  ...(runners && { runners }),
});

test.each<[what: string, MarketPlan, Answer, inEnglish: string, inHindi: string]>([
  ['a winner', plan('exchange', ['Kaveri Kings', 'Deccan Comets']), won(1), 'Deccan Comets', 'Deccan Comets'],
  ['a dead heat', plan('exchange', ['A', 'B', 'C']), won(0, 2), 'A & C', 'A & C'],
  ['yes', plan('fancy1'), won(0), 'yes', 'हाँ'],
  ['no, as a match answers it', plan('fancy1'), won(1), 'no', 'नहीं'],
  ['no, as an operator answers it', plan('fancy1'), won(), 'no', 'नहीं'],
  ['an odd number', plan('oddEven'), won(0), 'odd', 'विषम'],
  ['an even number', plan('oddEven'), won(1), 'even', 'सम'],
  ['runs', plan('session'), { type: 'runs', total: 52 }, '52', '52'],
  ['a digit', plan('lastDigit'), won(7), '7', '7'],
  ['void', plan('session'), { type: 'void', reason: 'rain' }, 'void', 'अमान्य'],
])('%s is said in words', (_, market, answer, inEnglish, inHindi) => {
  expect([answerWords(english, market, answer), answerWords(hindi, market, answer)]).toEqual([inEnglish, inHindi]);
});

function won(...winners: number[]): Answer {
  return { type: 'won', winners };
}

const MATCH = {
  sport: 'cricket',
  event: 'Kaveri Kings v Deccan Comets',
  market: { name: 'MATCH_ODDS', plan: { ...plan('exchange', ['Kaveri Kings', 'Deccan Comets']), id: 'matchOdds' } },
} as const;
const RACE = {
  sport: 'horseRacing',
  event: '14:35 Redmoor (GB)',
  market: { name: 'WIN', plan: plan('exchange', ['Copper Comet', 'Tin Tide']) },
} as const;
const REMOVALS = [{ runner: 'Copper Comet', reduction: 1_050 }];
const settled = settledRef(MATCH, won(0));

describe('what a payment of sport is for is kept as codes and names', () => {
  test.each<[SportRef, inEnglish: string, inHindi: string]>([
    [
      settled,
      'Cricket/Kaveri Kings v Deccan Comets/MATCH_ODDS/Kaveri Kings',
      'क्रिकेट/Kaveri Kings v Deccan Comets/MATCH_ODDS/Kaveri Kings',
    ],
    [
      { ...settled, someVoid: true, turn: 'again' },
      'Cricket/Kaveri Kings v Deccan Comets/MATCH_ODDS/Kaveri Kings (some bets void) (settled again)',
      'क्रिकेट/Kaveri Kings v Deccan Comets/MATCH_ODDS/Kaveri Kings (कुछ दाँव अमान्य) (हिसाब दोबारा हुआ)',
    ],
    [
      { ...settledRef(RACE, won(1), REMOVALS), turn: 'back' },
      'Horse Racing/14:35 Redmoor (GB)/WIN/Tin Tide (Copper Comet withdrawn, prices −10.5 %) (what was lent)',
      'घुड़दौड़/14:35 Redmoor (GB)/WIN/Tin Tide (Copper Comet हटा, भाव −10.5 %) (उधार की वापसी)',
    ],
    [
      lentRef(RACE, 'Copper Comet'),
      'Horse Racing/14:35 Redmoor (GB)/WIN/lent: Copper Comet withdrawn',
      'घुड़दौड़/14:35 Redmoor (GB)/WIN/उधार: Copper Comet हटा',
    ],
  ])('%o', (ref, inEnglish, inHindi) => {
    const kept = refIn(written(ref));
    expect(kept).toEqual(ref);
    expect([refWords(english, kept!), refWords(hindi, kept!)]).toEqual([inEnglish, inHindi]);
  });

  test.each<[market: Pick<MarketPlan, 'kind' | 'name' | 'runners' | 'made'>, inEnglish: string, inHindi: string]>([
    [
      { kind: 'exchange', name: 'MATCH_ODDS', runners: ['The Draw', 'B'], made: told('market.matchOdds') },
      'Cricket/A v B/MATCH_ODDS/The Draw',
      'क्रिकेट/A v B/मैच ऑड्स/ड्रॉ',
    ],
    [{ kind: 'exchange', name: 'Cup', runners: ['A', 'B'] }, 'Cricket/A v B/Cup/A', 'क्रिकेट/A v B/Cup/A'],
  ])('a market is named by what its name was made of: %o', (market, inEnglish, inHindi) => {
    const ref = settledRef(
      { sport: 'cricket', event: 'A v B', market: { name: market.name, plan: { id: 'm', ...market } } },
      won(0),
    );
    expect([english, hindi].map(say => refWords(say, ref, market.made))).toEqual([inEnglish, inHindi]);
  });

  test('the words of an earlier release are none', () => {
    expect(refIn('Cricket/Kaveri Kings v Deccan Comets/MATCH_ODDS/Kaveri Kings')).toBeUndefined();
  });
});

test.each([
  [1, 1050, 'Copper Comet withdrawn, prices −10.5 %', 'Copper Comet हटा, भाव −10.5 %'],
  [3, 800, 'Copper Comet withdrawn, winnings −8 %', 'Copper Comet हटा, जीत −8 %'],
  [1, 249, 'Copper Comet withdrawn', 'Copper Comet हटा'],
])('of a runner that is removed, with %d winners and by %d: %s', (winners, reduction, inEnglish, inHindi) => {
  const removals = [{ runner: 'Copper Comet', reduction }];
  const said = [english, hindi].map(say => removalsWords(say, removals, reducedIn(winners)));
  expect(said).toEqual([inEnglish, inHindi]);
});

test.each<[MarketKind, runner: string, side: 'back' | 'lay', inEnglish: string, inHindi: string]>([
  ['session', 'runs', 'back', 'Yes 41', 'हाँ 41'],
  ['meter', 'runs', 'lay', 'No 41', 'नहीं 41'],
  ['khado', 'runs', 'back', '41–44', '41–44'],
  ['fancy1', 'yes', 'back', 'Yes', 'हाँ'],
  ['fancy1', 'yes', 'lay', 'No', 'नहीं'],
  ['oddEven', 'odd', 'back', 'Odd', 'विषम'],
  ['oddEven', 'even', 'back', 'Even', 'सम'],
  ['bookmaker', 'Kaveri Kings', 'lay', 'Kaveri Kings', 'Kaveri Kings'],
  ['lastDigit', '7', 'back', '7', '7'],
])('a bet on a row: %s, %s, %s', (kind, runner, side, inEnglish, inHindi) => {
  const pick = pickOf(kind, { runner, side, line: 41, span: 4 });
  expect([english, hindi].map(say => pickWords(say, kind, pick))).toEqual([inEnglish, inHindi]);
});

test.each(VOID_REASONS)('void because of %j is kept as that, and said in Hindi', reason => {
  expect(voidWords(english, reason)).toBe(reason === 'match not played' ? 'The match was not played.' : reason);
  expect(voidWords(hindi, reason)).toMatch(DEVANAGARI);
});

test('what somebody typed is told as it was typed', () => {
  expect(voidWords(hindi, 'The umpire was wrong')).toBe('The umpire was wrong');
});

/** Somebody's own name, which is not translated. */
const BRAND = 'MotoGP';

test.each(SPORTS.map(({ code, name }) => [code, name]))(
  'the sport %s is called %s, and has a name in Hindi',
  (code, name) => {
    expect(sportWords(english, code)).toBe(name);
    expect(sportWords(hindi, code)).toMatch(name === BRAND ? BRAND : DEVANAGARI);
  },
);
