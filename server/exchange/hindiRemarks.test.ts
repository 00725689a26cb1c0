import { playOut } from '@maidan/exchange/proof/sportLaws';
import { VOID_REASONS } from '@maidan/exchange/rows/question';
import type { MarketPlan } from '@maidan/exchange/sports/sport';
import { SPORTS } from '@maidan/exchange/sports/sports';
import type { Told } from '@maidan/exchange/sports/told/toldIn';
import { eventParts } from '@maidan/words/past/nameParts';
import { expect, test } from 'vitest';
import { sayIn } from '../words.ts';
import { settledRef } from './sportRef.ts';
import { refWords } from './sportWords.ts';

/* Lines of the statement in Hindi, of every market of a match of every sport: names of people, clubs and places, no English. */

const hindi = sayIn('hi');
const LOOK_EVERY = 15;
/** A brand. */
const ALIKE = 'MotoGP';

const namesIn = (told: Told | undefined): string[] =>
  Object.entries(told ?? {}).flatMap(([name, value]) =>
    name === 'key' || typeof value === 'number' ? [] : typeof value === 'object' ? namesIn(value) : [value],
  );

test.each(SPORTS.map(sport => [sport.code, sport] as const))('%s', (code, sport) => {
  const { fixture, events } = playOut(sport, `remarks-${code}`);
  const plans = new Map<string, MarketPlan>();
  let state = sport.begin(fixture);
  for (const [nth, event] of events.entries()) {
    if (nth % LOOK_EVERY === 0) for (const plan of sport.marketsOf(state)) plans.set(plan.id, plan);
    state = sport.evolve(state, event);
  }
  const settled = [...plans.values()].flatMap(plan => {
    const answer = sport.answerOf(state, plan);
    return answer ? [{ plan, answer }] : [];
  });
  expect(settled.length).toBeGreaterThan(0);
  const left = settled.flatMap(({ plan, answer }) => {
    const market = { name: plan.name, plan };
    const said = refWords(hindi, settledRef({ sport: code, event: fixture.name, market }, answer), plan.made);
    const names = [
      ...fixture.sides,
      ...(plan.runners?.filter(name => fixture.sides.includes(name)) ?? []),
      ...namesIn(plan.made),
    ];
    const title = eventParts(fixture.name)?.title ?? fixture.name;
    const bare = [title, ...names.toSorted((a, b) => b.length - a.length), ALIKE].reduce(
      (text, name) => text.replaceAll(name, ''),
      said,
    );
    return /[A-Za-z]{2,}/.test(bare) ? [said] : [];
  });
  expect(left).toEqual([]);
  const reasons = settled.flatMap(({ answer }) => (answer.type === 'void' ? [answer.reason] : []));
  expect(reasons.filter(reason => !VOID_REASONS.some(known => known === reason))).toEqual([]);
});
