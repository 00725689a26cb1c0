import type { Input, Reply } from '@maidan/contract/api';
import type { FileReply } from '@maidan/contract/call';
import { betPrice } from '@maidan/exchange/rows/conventions';
import type { Told } from '@maidan/exchange/sports/told/toldIn';
import type { Say } from '@maidan/words/speak';
import type { Player } from '../http/caller.ts';
import { csvOf, decimal, harmless, indianTime } from '../http/csv.ts';
import type { Queryable } from '../db/db.ts';
import { sayIn } from '../words.ts';
import { sportBetsOf } from './history.ts';
import { eventWords, marketWords, namedWords } from './sportWords.ts';

type SportBet = Reply<'mySportBets'>['rows'][number];

/** More than anybody looks at in a spreadsheet. */
const MOST = 10_000;

const headIn = (say: Say): readonly string[] => [
  say('betting.placed'),
  say('records.event'),
  say('records.marketName'),
  say('records.selection'),
  say('records.side'),
  say('betting.odds'),
  say('betting.stake'),
  say('betting.matched'),
  say('records.status'),
  say('records.result'),
  say('records.profit'),
  say('records.marketCommission'),
  say('betting.settled'),
  say('records.note'),
];

/** A player's bets on sport, for a spreadsheet. */
export async function sportBetsFile(
  db: Queryable,
  { user, language }: Pick<Player, 'user' | 'language'>,
  input: Input<'mySportBetsCsv'>,
): Promise<FileReply> {
  const { rows } = await sportBetsOf(db, user, input, { page: 1, size: MOST, language });
  const say = sayIn(language);
  const csv = csvOf([headIn(say), ...rows.map(bet => lineOf(say, bet))]);
  return { name: 'sport-bets.csv', type: 'text/csv; charset=utf-8', bytes: new TextEncoder().encode(csv) };
}

const lineOf = (say: Say, bet: SportBet): readonly string[] => [
  indianTime(bet.at),
  harmless(eventWords(say, bet.eventName)),
  harmless(marketWords(say, bet.marketName, bet.made as Told | undefined)), // the exchange's own
  harmless(namedWords(say, bet.label, bet.made as Told | undefined)),
  say('records.sideOf', { side: bet.side }),
  betPrice(bet),
  decimal(bet.stake),
  decimal(bet.matched),
  say('records.stateOf', { state: bet.state }),
  harmless(bet.result),
  bet.profit === null ? '' : decimal(bet.profit),
  decimal(bet.commission),
  bet.settledAt === null ? '' : indianTime(bet.settledAt),
  harmless([bet.note, bet.why, bet.how].filter(Boolean).join('; ')),
];
