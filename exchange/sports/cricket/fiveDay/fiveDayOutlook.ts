import { once } from '../../../rows/question.ts';
import type { Contest } from '../contest.ts';
import { type Innings, isBetweenOvers, other, type Which } from '../innings.ts';
import { type CricketState, currentOf } from '../match.ts';
import { BALLS_PER_OVER, CHANGE_OVERS, RAIN_TAKES } from '../rules.ts';
import { contestBetween, contestOfState, situationOf } from '../strengths.ts';
import { declares, FOLLOW_ON_LEAD, fiveDayLevel } from '../tactics.ts';
import type { Prospect } from './backwards.ts';
import { overOf } from './overChances.ts';
import { Prospects } from './prospects.ts';

/* Who wins a Test, the match of five days: the over in play ball by ball, what comes after it from the match's tables. */

/** Home, away and draw. */
export const fiveDayOutlook = once((state: CricketState): readonly number[] => {
  const { toss, result, stage, pause } = state;
  if (result) return result.type === 'won' ? [1 - result.side, result.side, 0] : [0, 0, 1];
  if (stage === 'paused' && pause === 'rain') return inRain(state);
  if (!toss) return meanOf(([0, 1] as const).map(bats => fiveDayOutlook({ ...state, toss: { winner: bats, bats } })));
  const batting = currentOf(state)?.batting ?? toss.bats;
  const { win, draw } = prospectOf(state, batting);
  const lost = Math.max(0, 1 - win - draw);
  return batting === 0 ? [win, lost, draw] : [lost, win, draw];
});

/** Some overs are gone, but nobody knows how many. */
function inRain(state: CricketState): readonly number[] {
  const { least, most } = RAIN_TAKES;
  const all = Array.from({ length: most - least + 1 }, (_, n) => Math.max(0, state.oversLeft - least - n));
  return meanOf(all.map(oversLeft => fiveDayOutlook({ ...state, stage: 'ready', oversLeft })));
}

const meanOf = (all: readonly (readonly number[])[]): readonly number[] =>
  all[0]!.map((_, n) => all.reduce((sum, chances) => sum + chances[n]!, 0) / all.length);

const DRAWN: Prospect = { win: 0, draw: 1 };
const LOST: Prospect = { win: 0, draw: 0 };

/** Of the side that bats, or batted last. */
function prospectOf(state: CricketState, batting: Which): Prospect {
  const innings = currentOf(state);
  if (state.oversLeft <= 0) return DRAWN;
  if (!innings) return tableAt(state, 1, batting).at(0, 0, state.oversLeft);
  const { nth, lead, oversLeft } = situationOf(state);
  if (innings.end) return ended(state, nth, batting, lead, oversLeft);
  return inOver(state, innings);
}

/** The rest of the over is played, and each way it may end is looked up. A tie would make all bets void. */
function inOver(state: CricketState, { batting, balls, wickets, isFreeHit, ...innings }: Innings): Prospect {
  const now = situationOf(state);
  const { nth, lead, overs, oversLeft } = now;
  const isNew = isBetweenOvers({ ...innings, batting, balls, wickets, isFreeHit });
  if (isNew && balls > 0 && declares(now)) return ended(state, nth, batting, lead, oversLeft);
  const { goesOn, allOut, outWithLast, won } = overOf({
    contest: contestOfState(state),
    over: overs,
    balls: balls % BALLS_PER_OVER,
    wickets,
    isFreeHit,
    level: (runs, out) => fiveDayLevel({ ...now, lead: lead + runs, wickets: out }),
    ...(nth === 4 ? { need: 1 - lead } : {}),
  });
  let [win, draw, all] = [won, 0, won];
  const add = (chances: Float64Array, prospect: (lead: number) => Prospect | undefined): void =>
    chances.forEach((chance, runs) => {
      const then = chance > 0 ? prospect(lead + runs) : undefined;
      if (!then) return;
      all += chance * (1 - (then.tie ?? 0));
      win += chance * then.win;
      draw += chance * then.draw;
    });
  const isTied = (after: number): boolean => nth === 4 && after === 0;
  add(allOut, after => (isTied(after) ? undefined : ended(state, nth, batting, after, oversLeft)));
  add(outWithLast, after => (isTied(after) ? undefined : ended(state, nth, batting, after, oversLeft - 1)));
  goesOn.forEach((chances, fell) =>
    add(chances, after => nextOver(state, batting, { ...now, lead: after, wickets: wickets + fell })),
  );
  return { win: win / all, draw: draw / all };
}

/** After the over of this situation, which holds what it has become in it. */
function nextOver(state: CricketState, batting: Which, over: ReturnType<typeof situationOf>): Prospect {
  const now = { ...over, overs: over.overs + 1, oversLeft: over.oversLeft - 1 };
  const { nth, lead, wickets, oversLeft } = now;
  if (oversLeft <= 0) return DRAWN;
  if (declares(now)) return ended(state, nth, batting, lead, oversLeft);
  return tableAt(state, nth, batting).at(lead, wickets, oversLeft);
}

/** The tables of a match, made when they are needed, and kept as long as the strengths of both sides are. */
function tableAt(state: CricketState, nth: number, side: Which): Prospects {
  const byAway = known(contestBetween(state, 0, 1));
  const away = contestBetween(state, 1, 1);
  const tables = byAway.get(away) ?? [];
  byAway.set(away, tables);
  return (tables[nth * 2 + side] ??= new Prospects(nth, contestBetween(state, side, nth), (lead, oversLeft) =>
    ended(state, nth, side, lead, oversLeft),
  ));
}

const known = once((_home: Contest) => new WeakMap<Contest, (Prospects | undefined)[]>());

/** An innings is over, and the next one begins with what is left of the time. */
function ended(state: CricketState, nth: number, side: Which, lead: number, oversLeft: number): Prospect {
  if (nth === 4 || (nth === 3 && lead < 0)) return LOST;
  const time = oversLeft - CHANGE_OVERS;
  if (time <= 0) return DRAWN;
  if (nth === 2 && -lead >= FOLLOW_ON_LEAD) return tableAt(state, 3, side).at(lead, 0, time);
  const { win, draw, tie = 0 } = tableAt(state, nth + 1, other(side)).at(-lead, 0, time);
  return { win: Math.max(0, 1 - win / (1 - tie) - draw / (1 - tie)), draw: draw / (1 - tie) };
}
