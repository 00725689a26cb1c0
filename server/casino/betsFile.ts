import type { Input } from '@maidan/contract/api';
import type { FileReply } from '@maidan/contract/call';
import { formatOdds } from '@maidan/core/odds';
import { entryOf, gameOf } from '@maidan/games/index';
import { findSelection } from '@maidan/games/kit/bet';
import { told } from '@maidan/games/kit/fact';
import { isYesOrNo } from '@maidan/games/kit/printed';
import { struckAt } from '@maidan/games/kit/struck';
import { GAME_WORDS } from '@maidan/words/games/spoken';
import { tongueOf } from '@maidan/words/outcome/tongue';
import { csvOf, decimal, harmless, indianTime } from '../http/csv.ts';
import type { Player } from '../http/caller.ts';
import type { Queryable } from '../db/db.ts';
import { sayIn } from '../words.ts';
import { betsOfPlayer, MOST_BETS_OF_A_FILE, type PastBet } from './betStore.ts';
import { firstFacts, roundsOf } from './firstFacts.ts';

/** A player's bets at the tables, for a spreadsheet. Where there are more than it takes, its last line says so. */
export async function casinoBetsFile(
  db: Queryable,
  { user, language }: Pick<Player, 'user' | 'language'>,
  input: Input<'myCasinoBetsCsv'>,
  most = MOST_BETS_OF_A_FILE,
): Promise<FileReply> {
  const { rows, next } = await betsOfPlayer(db, user, { ...input, most, language }, { size: most });
  const older = next === null ? [] : [[sayIn(language)('betting.notAll')]];
  const [resultOf, struckOf] = await Promise.all([tellerIn(db, language, rows), struckIn(language, rows)]);
  const csv = csvOf([
    headIn(language),
    ...rows.map(bet => lineOf(bet, language, { result: resultOf(bet), ...struckOf(bet) })),
    ...older,
  ]);
  return { name: 'casino-bets.csv', type: 'text/csv; charset=utf-8', bytes: new TextEncoder().encode(csv) };
}

/** English is how it was written down; any other language tells what follows from the cards. */
async function tellerIn(
  db: Queryable,
  language: Player['language'],
  bets: readonly PastBet[],
): Promise<(bet: PastBet) => string> {
  if (language === 'en') return ({ result }) => result;
  const firsts = await firstFacts(db, roundsOf(bets));
  const tongue = tongueOf(sayIn(language), GAME_WORDS[language].label);
  return ({ round, result }) => {
    const first = result === '' ? undefined : firsts.get(round);
    return first ? told(first, tongue) : result;
  };
}

/** As the table told it: a line, and what a pay table pays, are no odds, and some bets are on Yes or No. */
async function struckIn(
  language: Player['language'],
  bets: readonly PastBet[],
): Promise<(bet: PastBet) => Pick<Said, 'side' | 'odds'>> {
  const say = sayIn(language);
  const codes = [...new Set(bets.map(({ game }) => game))];
  const games = new Map(await Promise.all(codes.map(async code => [code, await gameOf(code)] as const)));
  return bet => {
    const game = games.get(bet.game);
    const selection = game && findSelection(game, bet.selection)?.selection;
    const isAsked = game && selection && isYesOrNo(game, selection);
    return {
      side: isAsked
        ? say(bet.side === 'back' ? 'records.isYes' : 'records.isNo')
        : say('records.sideOf', { side: bet.side }),
      odds: (game && struckAt(game, bet)) ?? formatOdds(bet.odds),
    };
  };
}

function headIn(language: Player['language']): readonly string[] {
  const say = sayIn(language);
  return [
    say('betting.placed'),
    say('records.game'),
    say('betting.round'),
    say('records.selection'),
    say('records.side'),
    say('betting.odds'),
    say('betting.stake'),
    say('records.status'),
    say('records.result'),
    say('records.net'),
    say('betting.settled'),
  ];
}

interface Said {
  readonly result: string;
  readonly side: string;
  readonly odds: string;
}

function lineOf(bet: PastBet, language: Player['language'], { result, side, odds }: Said): readonly string[] {
  const [say, words] = [sayIn(language), GAME_WORDS[language]];
  return [
    indianTime(bet.at),
    harmless(words.game(entryOf(bet.game)?.name ?? bet.game)),
    bet.round,
    harmless(words.label(bet.label)),
    side,
    odds,
    decimal(bet.stake),
    say('records.betOf', { state: bet.state }),
    harmless(result),
    bet.profit === null ? '' : decimal(bet.profit),
    bet.settledAt === null ? '' : indianTime(bet.settledAt),
  ];
}
