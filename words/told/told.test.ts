import { randomOf } from '@maidan/exchange/random';
import { SPORTS } from '@maidan/exchange/sports/sports';
import { runnerTold } from '@maidan/exchange/sports/told/runnerTold';
import { inEnglish } from '@maidan/exchange/sports/told/told';
import { type Told, toldIn } from '@maidan/exchange/sports/told/toldIn';
import { describe, expect, test } from 'vitest';
import { sayingsIn } from '../tongues.ts';
import { HINDI_TOLD } from './hindi.ts';

const STEPS = 900;
const SEEDS = ['asha', 'ravi', 'meera'];

/** Everything that a match of a sport tells, from its first moment on: what is made of words, and what has only a name. */
function heard(code: string, seed: string) {
  const sport = SPORTS.find(each => each.code === code)!;
  const random = randomOf(`told ${seed}`, 0);
  const fixture = sport.invent(1_700_000_000_000 as never, `${code}-${seed}`, random); // any time will do
  const sentences = new Map<string, Told>();
  const texts: (readonly [text: string, told: Told])[] = [];
  const named = new Set<string>();
  const unnamed = new Set<string>();
  const note = (text: string | undefined, told: Told | undefined): void => {
    if (text === undefined || text === '') return;
    if (!told) unnamed.add(text);
    else if (!sentences.has(text)) texts.push([text, told]);
    if (told) sentences.set(text, told);
  };
  let state = sport.begin(fixture);
  for (let step = 0; step < STEPS; step++) {
    const { phase, line, toss, told, sides } = sport.scoreOf(state);
    note(phase, told?.phase);
    note(line, told?.line);
    note(toss, told?.toss);
    for (const { detail, told: made } of sides) if (made) note(detail, made);
    if (step % 20 === 0) {
      for (const { name, made, runners = [] } of sport.marketsOf(state)) {
        note(name, made);
        for (const runner of runners) {
          const is = runnerTold(runner, made);
          if (is) note(runner, is);
          else named.add(runner);
        }
      }
    }
    const next = sport.next(state, random);
    if (!next) break;
    state = sport.evolve(state, next.event);
    const said = sport.say(state, next.event);
    if (said) note(inEnglish(said), said);
  }
  return { texts, unnamed, named, sides: fixture.sides };
}

const WORD = /[A-Za-z]{2,}/;

/** The names that stand in a sentence are those it was given. */
const namesIn = (told: Told): string[] =>
  Object.entries(told).flatMap(([name, value]) =>
    name === 'key' || typeof value === 'number' ? [] : typeof value === 'object' ? namesIn(value) : [value],
  );

const withoutNames = (text: string, told: Told): string =>
  namesIn(told)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, name) => left.replaceAll(name, ''), text);

describe.each(SPORTS.map(({ code }) => code))('%s', code => {
  const all = SEEDS.map(seed => heard(code, seed));

  test('every name and sentence says what it is made of, and that makes its English to the letter', () => {
    expect(all.flatMap(({ unnamed }) => [...unnamed])).toEqual([]);
    const texts = all.flatMap(each => each.texts);
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter(([text, told]) => inEnglish(told) !== text)).toEqual([]);
  });

  test('in Hindi no word of English is left but the names it was given', () => {
    const left = all.flatMap(({ texts }) =>
      texts.map(([, told]) => withoutNames(toldIn(sayingsIn('hi-IN')!, told), told)).filter(text => WORD.test(text)),
    );
    expect(left).toEqual([]);
  });

  test('what stands in a sentence is a name or a figure, never a word of English', () => {
    const players = new Set(all.flatMap(({ texts }) => texts.flatMap(([, told]) => namesIn(told))));
    const words = [...players].filter(value => /^[a-z]{3,}/.test(value) && value !== 'bat' && value !== 'bowl');
    expect(words).toEqual([]);
  });

  test('a runner without a sentence is who plays', () => {
    const scores = /^\d+ - \d+$/;
    for (const { named, sides } of all) {
      const strangers = [...named].filter(name => !scores.test(name) && !sides.includes(name));
      expect(strangers).toEqual([]);
    }
  });
});

test('every sentence is written in Devanagari, with the digits 0 to 9', () => {
  const bare = Object.entries(HINDI_TOLD).filter(
    ([, text]) => /[०-९]/.test(text) || !/[ऀ-ॿ]/.test(text.replaceAll(/\{\w+\}/g, '')),
  );
  expect(bare.map(([key]) => key)).toEqual(['cricket.then', 'turns.extra']);
});
