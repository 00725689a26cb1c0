import type { Input, Reply } from '@maidan/contract/api';
import type { FileReply } from '@maidan/contract/call';
import { formatOdds } from '@maidan/core/odds';
import { entryOf } from '@maidan/games/index';
import { GAME_WORDS } from '@maidan/words/games/spoken';
import { csvOf, decimal, harmless, indianTime } from '../http/csv.ts';
import type { Player } from '../http/caller.ts';
import type { Queryable } from '../db/db.ts';
import { sayIn } from '../words.ts';
import { betsOfPlayer, MOST_BETS_OF_A_FILE } from './betStore.ts';

type CasinoBet = Reply<'myCasinoBets'>['rows'][number];

/** A player's bets at the tables, for a spreadsheet. Where there are more than it takes, its last line says so. */
export async function casinoBetsFile(
  db: Queryable,
  { user, language }: Pick<Player, 'user' | 'language'>,
  input: Input<'myCasinoBetsCsv'>,
  most = MOST_BETS_OF_A_FILE,
): Promise<FileReply> {
  const { rows, next } = await betsOfPlayer(db, user, { ...input, most, language }, { size: most });
  const older = next === null ? [] : [[sayIn(language)('betting.notAll')]];
  const csv = csvOf([headIn(language), ...rows.map(bet => lineOf(bet, language)), ...older]);
  return { name: 'casino-bets.csv', type: 'text/csv; charset=utf-8', bytes: new TextEncoder().encode(csv) };
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

function lineOf(bet: CasinoBet, language: Player['language']): readonly string[] {
  const [say, words] = [sayIn(language), GAME_WORDS[language]];
  return [
    indianTime(bet.at),
    harmless(words.game(entryOf(bet.game)?.name ?? bet.game)),
    bet.round,
    harmless(words.label(bet.label)),
    say('records.sideOf', { side: bet.side }),
    formatOdds(bet.odds),
    decimal(bet.stake),
    say('records.betOf', { state: bet.state }),
    harmless(bet.result),
    bet.profit === null ? '' : decimal(bet.profit),
    bet.settledAt === null ? '' : indianTime(bet.settledAt),
  ];
}
