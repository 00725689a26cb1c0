import type { Input, Reply } from '@maidan/contract/api';
import type { FileReply } from '@maidan/contract/call';
import { betPrice } from '@maidan/exchange/rows/conventions';
import type { Player } from '../http/caller.ts';
import { csvOf, decimal, harmless, indianTime } from '../http/csv.ts';
import type { Queryable } from '../db/db.ts';
import { sportBetsOf } from './history.ts';

type SportBet = Reply<'mySportBets'>['rows'][number];

/** More than anybody looks at in a spreadsheet. */
const MOST = 10_000;

const HEAD = [
  ...['Placed', 'Event', 'Market', 'Selection', 'Side', 'Odds', 'Stake', 'Matched', 'Status', 'Result'],
  ...['Profit or loss', 'Commission of the market', 'Settled', 'Note'],
];

/** A player's bets on sport, for a spreadsheet. */
export async function sportBetsFile(
  db: Queryable,
  { user, language }: Pick<Player, 'user' | 'language'>,
  input: Input<'mySportBetsCsv'>,
): Promise<FileReply> {
  const { rows } = await sportBetsOf(db, user, input, { page: 1, size: MOST, language });
  const csv = csvOf([HEAD, ...rows.map(lineOf)]);
  return { name: 'sport-bets.csv', type: 'text/csv; charset=utf-8', bytes: new TextEncoder().encode(csv) };
}

const lineOf = (bet: SportBet): readonly string[] => [
  indianTime(bet.at),
  harmless(bet.eventName),
  harmless(bet.marketName),
  harmless(bet.label),
  bet.side,
  betPrice(bet),
  decimal(bet.stake),
  decimal(bet.matched),
  bet.state,
  harmless(bet.result),
  bet.profit === null ? '' : decimal(bet.profit),
  decimal(bet.commission),
  bet.settledAt === null ? '' : indianTime(bet.settledAt),
  harmless([bet.note, bet.why, bet.how].filter(Boolean).join('; ')),
];
