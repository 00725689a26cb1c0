import type { Input } from '@maidan/contract/api';
import type { FileReply } from '@maidan/contract/call';
import { ok, refuse } from '@maidan/core/result';
import { formatOdds, type Odds } from '@maidan/core/odds';
import type { UserId } from '@maidan/core/ids';
import { say } from '@maidan/words/say';
import type { Queryable } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import { csvOf, decimal, harmless, indianTime } from '../../http/csv.ts';
import type { Handlers } from '../../http/http.ts';
import { entryBy } from '../entry.ts';
import { playerNamed } from '../store.ts';
import { betsOf, type PlayerBet } from './bets.ts';

export const playerBetHandlers = ({ db, writer }: Deps): Pick<Handlers, 'playerBets' | 'playerBetsCsv'> => ({
  playerBets: async ({ id, before, size, ...asked }) => {
    const user = await playerNamed(db, id);
    return user === undefined ? refuse('unknown-player') : ok(await betsOf(db, user, asked, { before, size }));
  },
  playerBetsCsv: async ({ id, ...asked }, caller) => {
    const user = await playerNamed(db, id);
    if (user === undefined) return refuse('unknown-player');
    const written = await writer.do({
      ...{ key: `${caller.key}/${caller.request}/bets`, fingerprint: caller.fingerprint, accounts: [] },
      decide: decision => {
        decision.audit(entryBy(caller, 'player.bets-export', `player:${user}`, { after: asked }));
        return ok({});
      },
    });
    return written.ok ? ok(await fileOf(db, user, asked)) : written;
  },
});

/** At a time, and in a file: whoever wants more asks for fewer days. */
const BATCH = 500;
const MOST = 20_000;

async function fileOf(db: Queryable, user: UserId, asked: Omit<Input<'playerBetsCsv'>, 'id'>): Promise<FileReply> {
  const lines: string[][] = [];
  let before: string | undefined;
  do {
    const { rows, next } = await betsOf(db, user, asked, { before, size: BATCH });
    lines.push(...rows.map(lineOf));
    before = next ?? undefined;
  } while (before !== undefined && lines.length < MOST);
  const older = before === undefined ? [] : [[say('betting.notAll')]];
  const csv = csvOf([HEAD, ...lines, ...older]);
  return { name: `bets-${user}.csv`, type: 'text/csv; charset=utf-8', bytes: new TextEncoder().encode(csv) };
}

const HEAD = [
  say('officeMoney.time'),
  say('officePlayer.kind'),
  say('officePlayer.title'),
  say('officePlayer.on'),
  say('officePlayer.side'),
  say('officePlayer.price'),
  say('officePlayer.stake'),
  say('officePlayer.state'),
  say('officePlayer.outcome'),
  say('officePlayer.net'),
  say('officePlayer.where'),
  say('officeMoney.id'),
];

const lineOf = (bet: PlayerBet): string[] => [
  indianTime(bet.at),
  say('officePlayer.kindOf', { kind: bet.kind }),
  harmless(bet.title),
  harmless(bet.on),
  bet.side === null ? '' : say('records.sideOf', { side: bet.side }),
  bet.odds === null ? '' : formatOdds(bet.odds as Odds), // as the contract writes a price
  decimal(bet.stake),
  say('officePlayer.stateOf', { state: bet.state }),
  harmless(bet.result),
  bet.net === null ? '' : decimal(bet.net),
  harmless(bet.place.id),
  bet.id,
];
