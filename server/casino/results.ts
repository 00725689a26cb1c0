import type { Input, Reply } from '@maidan/contract/api';
import type { FileReply } from '@maidan/contract/call';
import type { Language } from '@maidan/contract/language';
import { gameOf } from '@maidan/games/index';
import { type Fact, told } from '@maidan/games/kit/fact';
import type { Game } from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import { GAME_WORDS } from '@maidan/words/games/spoken';
import { tongueOf } from '@maidan/words/outcome/tongue';
import { faultWords } from '@maidan/words/results/voidWords';
import type { Say } from '@maidan/words/speak';
import { dayIn } from '../calendar.ts';
import { csvOf, harmless, indianTime } from '../http/csv.ts';
import type { Queryable } from '../db/db.ts';
import { pageOf } from '../wallet/store.ts';
import { sayIn } from '../words.ts';
import type { RoundRow } from './rows.ts';

type Line = Omit<Reply<'results'>['rows'][number], 'facts'>;
type Filter = Input<'resultsCsv'>;

export async function resultsPage(db: Queryable, input: Input<'results'>): Promise<Reply<'results'>> {
  const { page, size } = input;
  const [game, { rows, total }] = await Promise.all([
    gameOf(input.game),
    resultsOf(db, input, size, (page - 1) * size),
  ]);
  const lines = rows.map(row => ({ ...lineOf(row), facts: game ? [...factsOf(game, row)] : [] }));
  return pageOf(lines, total, page, size);
}

/** What a round came to follows from its cards. */
const factsOf = (game: Game, { state, gone, dealt }: Over): readonly Fact[] =>
  state === 'settled' ? game.result(tableOf(game, { gone, dealt })).facts : [];

/** A day of a table is about two thousand rounds. */
const MOST = 10_000;

export async function resultsCsv(db: Queryable, input: Filter, language: Language): Promise<FileReply> {
  const [game, { rows }] = await Promise.all([gameOf(input.game), resultsOf(db, input, MOST, 0)]);
  const say = sayIn(language);
  const tell = game && language !== 'en' ? tellerOf(game, language) : written;
  const csv = csvOf([headIn(say), ...rows.map(row => cellsOf(say, row, tell))]);
  return { name: `results-${input.game}-${input.date}.csv`, type: 'text/csv; charset=utf-8', bytes: Buffer.from(csv) };
}

const headIn = (say: Say): readonly string[] => [
  say('results.roundId'),
  say('results.time'),
  say('results.winner'),
  say('results.result'),
];

type Tell = (row: Over) => readonly string[];

const cellsOf = (say: Say, row: Over, tell: Tell): readonly string[] => [
  row.id,
  indianTime(row.ended_at!),
  row.result_code ?? say('results.void'),
  harmless(row.fault === null ? tell(row).join('#') : faultWords(say, row.fault)),
];

/** English is how it was written down. */
const written: Tell = row => row.result_facts ?? [];

/** Any other language tells what follows from the cards. */
function tellerOf(game: Game, language: Language): Tell {
  const tongue = tongueOf(sayIn(language), GAME_WORDS[language].label);
  return row => factsOf(game, row).map(fact => told(fact, tongue));
}

/** By the number of a round, the code of its winner, or the winner's name, which is the first of its facts. */
async function resultsOf(db: Queryable, { date, game, search }: Filter, limit: number, offset: number) {
  const { from, until } = dayIn(date);
  const { rows } = await db.query(
    `select id, result_code, result_facts, fault, ended_at, state, gone, dealt, count(*) over () as total from rounds
     where lower(game) = lower($1) and state in ('settled', 'void') and at >= $2 and at < $3
       and ($4 = '' or id like '%' || $4 || '%' or result_code ilike $4
         or result_facts->>0 ilike '%' || $4 || '%' or (state = 'void' and 'void' ilike $4))
     order by at desc, nth desc limit $5 offset $6`,
    [game, new Date(from), new Date(until), likeless(search), limit, offset],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

type Over = Pick<RoundRow, 'id' | 'result_code' | 'result_facts' | 'fault' | 'ended_at' | 'state' | 'gone' | 'dealt'>;

const lineOf = ({ id, result_code, result_facts, fault, ended_at, state }: Over): Line => ({
  roundId: id,
  winner: result_code ?? 'void',
  text: result_facts?.join('#') ?? fault ?? '',
  at: ended_at!,
  isVoid: state === 'void',
});

/** What is searched for is a text, not a pattern. */
const likeless = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
