import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';

type Kind = Reply<'competition'>['kind'];

const KINDS: Readonly<Record<Kind, string>> = {
  league: say('season.league'),
  cup: say('season.cup'),
  series: say('season.series'),
  championship: say('season.championship'),
};

export const kindWords = (kind: Kind): string => KINDS[kind];

const RULES: Readonly<Record<Kind, string>> = {
  league: say('season.leagueRule'),
  cup: say('season.cupRule'),
  series: say('season.seriesRule'),
  championship: say('season.championshipRule'),
};

export const kindRule = (kind: Kind): string => RULES[kind];

/** 'Final', 'Semi-finals': by how many rounds come after it. */
export function roundWords(kind: Kind, round: number, rounds: number): string {
  if (kind !== 'cup') return say('season.round', { round: `${round}` });
  const named = [say('season.final'), say('season.semiFinals'), say('season.quarterFinals')][rounds - round];
  return named ?? say('season.round', { round: `${round}` });
}
