import type { Scoreboard } from '../sport.ts';
import { scoreboard, told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';
import { type Innings, other, overOf, type Which } from './innings.ts';
import { type CricketState, currentOf, totalOf } from './match.ts';
import { BALLS_PER_OVER, oversName, RULES, SESSION_OVERS, SUPER_OVER, TEST_OVERS } from './rules.ts';

const RECENT = 12;

export function scoreOf(state: CricketState): Scoreboard {
  return scoreboard({
    phase: phaseOf(state),
    sides: ([0, 1] as const).map(side => sideOf(state, side)),
    line: lineOf(state),
    recent: currentOf(state)
      ?.recent.slice(-RECENT)
      .map(({ mark }) => mark),
    toss: state.toss && told('board.toss', tossOf(state, state.toss)),
  });
}

const tossOf = ({ sides }: CricketState, { winner, bats }: NonNullable<CricketState['toss']>) => ({
  side: sides[winner].name,
  choice: bats === winner ? 'bat' : 'bowl',
});

function sideOf(state: CricketState, side: Which): Scoreboard['sides'][number] {
  const current = currentOf(state);
  const isActive = current?.batting === side && !current.end && !state.result;
  const detail = current?.batting === side ? battersOf(state, current) : bowlerOf(state, current);
  return { name: state.sides[side].name, score: scores(state, side), isActive, ...(detail ? { detail } : {}) };
}

/** '168/7 (20.0)', of a Test '284 & 92/3 (30.0)', of a super over with its runs behind it. */
function scores({ innings, superOvers }: CricketState, side: Which): string {
  const own = innings.filter(each => each.batting === side);
  const supers = superOvers.filter(each => each.batting === side).map(each => ` (SO ${each.score}/${each.wickets})`);
  if (own.length === 0) return '';
  const last = own.at(-1)!;
  const cards = own.map(({ score, wickets, end }) =>
    end === 'all out' ? `${score}` : `${score}/${wickets}${end === 'declared' ? 'd' : ''}`,
  );
  return `${cards.join(' & ')} (${oversName(last.balls)})${supers.join('')}`;
}

function battersOf(
  { sides }: CricketState,
  { batting, batters, striker, other: partner, end }: Innings,
): string | undefined {
  if (end) return undefined;
  const told = (player: number, mark: string): string =>
    `${sides[batting].players[player]}${mark} ${batters[player]!.runs} (${batters[player]!.balls})`;
  return `${told(striker, '*')}, ${told(partner, '')}`;
}

function bowlerOf({ sides }: CricketState, innings: Innings | undefined): string | undefined {
  if (!innings || innings.end) return undefined;
  const line = innings.bowlers.find(({ player }) => player === innings.bowler);
  const name = sides[other(innings.batting)].players[innings.bowler]!;
  return line ? `${name} ${line.wickets}/${line.runs} (${oversName(line.balls)})` : name;
}

function phaseOf(state: CricketState): Told {
  const { stage, format, innings, superOvers, pause } = state;
  const current = currentOf(state);
  if (stage === 'over') return told('cricket.matchOver');
  if (stage === 'paused') return onDay(state, told(`cricket.${pause ?? 'rain'}`));
  if (!current) return told(state.toss ? 'cricket.tossDone' : 'match.notStarted');
  if (superOvers.length > 0) return told('cricket.superOver', { overs: oversName(current.balls) });
  const at = { innings: innings.length, overs: oversName(current.balls) };
  if (current.end) return inSession(state, told('cricket.break', at));
  const phase = RULES[format].phases.find(([, until]) => overOf(current) <= until)?.[0];
  return inSession(state, phase ? told('cricket.phase', { ...at, phase }) : told('cricket.innings', at));
}

/** Sessions of a Test that are over, of fifteen in five days. */
const sessionsOver = ({ oversLeft }: CricketState): number => Math.floor((TEST_OVERS - oversLeft) / SESSION_OVERS);

/** The day of a Test, of which lunch, tea and stumps are still a part. */
function dayOf(state: CricketState): number {
  const isEnded = state.stage === 'paused' && state.pause !== 'rain';
  const sessions = isEnded ? Math.max(0, state.intervals - 1) : sessionsOver(state);
  return Math.min(5, 1 + Math.floor(sessions / 3));
}

const onDay = (state: CricketState, what: Told): Told =>
  state.format === 'Test' ? told('cricket.onDay', { day: dayOf(state), what }) : what;

const inSession = (state: CricketState, what: Told): Told =>
  state.format === 'Test'
    ? told('cricket.inSession', { day: dayOf(state), session: 1 + (sessionsOver(state) % 3), what })
    : what;

export function lineOf(state: CricketState): Told | undefined {
  const { result, toss, sides } = state;
  const current = currentOf(state);
  if (result?.type === 'won') return told('cricket.won', { side: sides[result.side].name, by: result.by });
  if (result) return told(`cricket.${result.type}`);
  if (!current || (current === state.innings[0] && current.recent.length === 0))
    return toss && told('cricket.wonToss', tossOf(state, toss));
  return current.end ? breakLine(state, current) : chaseLine(state, current);
}

function breakLine(state: CricketState, current: Innings): Told | undefined {
  if (state.format !== 'Test' && state.innings.length === 2) return told('cricket.levelSuperOver');
  if (state.format === 'Test') return leadLine(state, current);
  const side = state.sides[other(current.batting)].name;
  return told('cricket.needToWin', { side, runs: current.score + 1 });
}

function chaseLine(state: CricketState, current: Innings): Told | undefined {
  const { target, score, balls, batting, isSuperOver } = current;
  if (target === undefined) return state.format === 'Test' ? leadLine(state, current) : rateLine(current);
  const need = { side: state.sides[batting].name, runs: target - score };
  if (state.format === 'Test') return told('cricket.needOffOvers', { ...need, overs: state.oversLeft });
  const all = isSuperOver ? SUPER_OVER.balls : RULES[state.format].overs * BALLS_PER_OVER;
  return told('cricket.needOffBalls', { ...need, balls: all - balls });
}

const rateLine = ({ score, balls }: Innings): Told | undefined =>
  balls > 0 ? told('cricket.rate', { rate: ((score / balls) * BALLS_PER_OVER).toFixed(2) }) : undefined;

function leadLine(state: CricketState, { batting }: Innings): Told | undefined {
  if (state.innings.length < 2) return undefined;
  const lead = totalOf(state, batting) - totalOf(state, other(batting));
  if (lead === 0) return told('cricket.level');
  const by = { side: state.sides[batting].name, runs: Math.abs(lead), innings: state.innings.length };
  return lead > 0 ? told('cricket.lead', by) : told('cricket.trail', by);
}
