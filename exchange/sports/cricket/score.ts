import type { Scoreboard } from '../sport.ts';
import { type Innings, other, overOf, type Which } from './innings.ts';
import { type CricketState, currentOf, totalOf } from './match.ts';
import { counted } from './result.ts';
import { ordinal } from './rows.ts';
import { BALLS_PER_OVER, oversName, RULES, SESSION_OVERS, SUPER_OVER, TEST_OVERS } from './rules.ts';

const RECENT = 12;

export function scoreOf(state: CricketState): Scoreboard {
  const innings = currentOf(state);
  const line = lineOf(state);
  const recent = innings?.recent.slice(-RECENT).map(({ mark }) => mark);
  return {
    phase: phaseOf(state),
    sides: ([0, 1] as const).map(side => sideOf(state, side)),
    ...(line ? { line } : {}),
    ...(recent ? { recent } : {}),
    ...(state.toss ? { toss: tossWords(state.sides, state.toss) } : {}),
  };
}

const tossWords = (sides: CricketState['sides'], { winner, bats }: NonNullable<CricketState['toss']>): string =>
  `Toss: ${sides[winner].name} won and ${bats === winner ? 'bat' : 'bowl'}`;

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

function phaseOf(state: CricketState): string {
  const { stage, format, innings, superOvers, pause } = state;
  const current = currentOf(state);
  if (stage === 'over') return 'Match over';
  if (stage === 'paused') return `${dayOf(state)}${PAUSES[pause ?? 'rain']}`;
  if (!current) return state.toss ? 'Toss done' : 'Not started';
  if (superOvers.length > 0) return `Super over, ${oversName(current.balls)} overs`;
  const name = RULES[format].phases.find(([, until]) => overOf(current) <= until)?.[0];
  const where = `${dayOf(state)}${sessionOf(state)}Innings ${innings.length}, ${oversName(current.balls)} overs`;
  if (current.end) return `${where}, innings break`;
  return name ? `${where} · ${name}` : where;
}

/** Sessions of a Test that are over, of fifteen in five days. */
const sessionsOver = ({ oversLeft }: CricketState): number => Math.floor((TEST_OVERS - oversLeft) / SESSION_OVERS);

/** 'Day 2, ', of which lunch, tea and stumps are still a part. */
function dayOf(state: CricketState): string {
  if (state.format !== 'Test') return '';
  const isEnded = state.stage === 'paused' && state.pause !== 'rain';
  const sessions = isEnded ? Math.max(0, state.intervals - 1) : sessionsOver(state);
  return `Day ${Math.min(5, 1 + Math.floor(sessions / 3))}, `;
}

const sessionOf = (state: CricketState): string =>
  state.format === 'Test' ? `Session ${1 + (sessionsOver(state) % 3)}, ` : '';

const PAUSES = {
  rain: 'Rain stops play',
  drinks: 'Drinks',
  lunch: 'Lunch',
  tea: 'Tea',
  stumps: 'Stumps',
} as const;

function lineOf(state: CricketState): string | undefined {
  const { result, toss, sides } = state;
  const current = currentOf(state);
  if (result?.type === 'won') return `${sides[result.side].name} won by ${result.by}`;
  if (result) return { tied: 'Match tied', drawn: 'Match drawn', abandoned: 'Match abandoned' }[result.type];
  if (!current || (current === state.innings[0] && current.recent.length === 0))
    return toss && `${sides[toss.winner].name} won the toss and ${toss.bats === toss.winner ? 'bat' : 'bowl'} first`;
  return current.end ? breakLine(state, current) : chaseLine(state, current);
}

function breakLine(state: CricketState, current: Innings): string | undefined {
  if (state.format !== 'Test' && state.innings.length === 2) return 'Scores level: super over';
  if (state.format === 'Test') return leadLine(state, current);
  return `${state.sides[other(current.batting)].name} need ${current.score + 1} to win`;
}

function chaseLine(state: CricketState, current: Innings): string | undefined {
  const { target, score, balls, batting, isSuperOver } = current;
  if (target === undefined) return state.format === 'Test' ? leadLine(state, current) : rateLine(current);
  const need = `${state.sides[batting].name} need ${target - score}`;
  if (state.format === 'Test') return `${need} off ${counted(state.oversLeft, 'over')}`;
  const all = isSuperOver ? SUPER_OVER.balls : RULES[state.format].overs * BALLS_PER_OVER;
  return `${need} off ${counted(all - balls, 'ball')}`;
}

const rateLine = ({ score, balls }: Innings): string | undefined =>
  balls > 0 ? `Run rate ${((score / balls) * BALLS_PER_OVER).toFixed(2)}` : undefined;

function leadLine(state: CricketState, { batting }: Innings): string | undefined {
  if (state.innings.length < 2) return undefined;
  const lead = totalOf(state, batting) - totalOf(state, other(batting));
  const { name } = state.sides[batting];
  if (lead === 0) return 'Scores level';
  return `${name} ${lead > 0 ? 'lead' : 'trail'} by ${counted(Math.abs(lead), 'run')} (${ordinal(state.innings.length)} innings)`;
}
