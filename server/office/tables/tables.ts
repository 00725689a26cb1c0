import type { Input, Reply } from '@maidan/contract/api';
import { type ErrorCode, sentenceOf } from '@maidan/contract/errors';
import { ok, refuse, type Result } from '@maidan/core/result';
import { ALL, gameOf } from '@maidan/games/index';
import { ROOMS } from '@maidan/games/kit/category';
import { findSelection } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import { newRound, type Round } from '@maidan/games/kit/round';
import { withLimits } from '@maidan/games/kit/withLimits';
import type { RoundId } from '@maidan/core/ids';
import type { Decision } from '../../writer/decision.ts';
import type { TableRow } from '../../casino/rows.ts';
import { stakedOn, worstForHouse } from '../../casino/worst.ts';
import type { Staff } from '../../http/caller.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers, Refused } from '../../http/http.ts';
import { aboutOf } from '../proposals/propose.ts';
import { stopsOf } from '../sport/sportStops.ts';
import { proposeTableLimits, raisesLimits, tableIn, writeTable } from './tableLimits.ts';
import { openTabs, presentChains, voidsByTable } from './tablesStore.ts';
import { voidRound } from './voidRound.ts';
import { waitingFor } from '../proposals/waiting.ts';
import { casinoStopId, putStop, stopCasino } from './wholeStops.ts';

type Answered = Pick<Handlers, 'officeTables' | 'changeTable' | 'stopCasino' | 'voidRound'>;
type Line = Reply<'officeTables'>['rows'][number];

/** The tables as the operator sees and changes them. */
export function tableHandlers(deps: Deps): Answered {
  return {
    officeTables: async () => {
      const [rows, stopped] = await Promise.all([linesOf(deps), stoppedIn(deps)]);
      return ok({ now: deps.world.now(), rows, stopped });
    },
    changeTable: (input, caller) => changeTable(deps, caller, input),
    stopCasino: (input, caller) => stopCasino(deps, caller, input),
    voidRound: (input, caller) => voidRound(deps, caller, input),
  };
}

async function stoppedIn({ db, stops }: Deps): Promise<Reply<'officeTables'>['stopped']> {
  const stopped = ROOMS.filter(category => stops.has(casinoStopId(category)));
  const told = await stopsOf(db, stopped.map(casinoStopId));
  return stopped.map(category => ({ category, stop: told.get(casinoStopId(category)) ?? null }));
}

/** As far as it can be told from what everybody is told. */
const hasRoot = ({ betsRoots, phase }: Round): boolean =>
  (betsRoots ?? []).length > 0 || (phase !== 'new' && phase !== 'open');

async function linesOf(deps: Deps): Promise<Line[]> {
  const { db, tables, world } = deps;
  const played = tables.codes.flatMap(code => tables.viewOf(code)?.round.id ?? []);
  const [tabs, chains, voids] = await Promise.all([openTabs(db, played), presentChains(db), voidsByTable(db)]);
  return Promise.all(
    ALL.map(async ({ code, name, category, load }) => {
      const table = tables.of(code);
      const game = table?.game ?? withLimits((await load()).default, tables.settingsOf(code).limits);
      const round =
        table?.round ??
        tables.viewOf(code)?.round ??
        newRound(game, { id: '' as RoundId, commitment: '', gone: [], now: world.now() });
      const { status, locked, limits, streamUrl } = tables.ownSettingsOf(code);
      const gone = voids.find(each => each.game === code);
      const chain = chains.find(each => each.code === code);
      return {
        code,
        name,
        category,
        status,
        isHeld: deps.stops.has('casino:all', casinoStopId(category)),
        isPlayed: tables.isTable(code),
        wasClosed: table?.wasClosed ?? hasRoot(round),
        ...stateOf(game, round, tabs),
        chain: chain ? { id: chain.id, head: chain.head, left: chain.left } : null,
        locked: [...locked],
        limits: { ...limits },
        streamUrl,
        voided: gone?.count ?? 0,
        lastVoid: gone ? { round: gone.round, fault: gone.fault, at: gone.at } : null,
      };
    }),
  );
}

type State = Pick<Line, 'phase' | 'round' | 'dueAt' | 'players' | 'bets' | 'staked' | 'worst'>;

function stateOf(game: Game, round: Round, tabs: Awaited<ReturnType<typeof openTabs>>): State {
  const { id, phase, dueAt } = round;
  const mine = tabs.filter(tab => tab.round_id === id);
  const bets = mine.flatMap(tab => tab.bets);
  return {
    phase,
    round: id,
    dueAt,
    players: mine.length,
    bets: bets.length,
    staked: stakedOn(bets),
    worst: worstForHouse(game, bets, round),
  };
}

/** What is not said stays as it is. Higher limits wait for a second person; everything else counts at once. */
async function changeTable(
  { writer, stops }: Deps,
  caller: Staff,
  { code, reason, limits, ...atOnce }: Input<'changeTable'>,
): Promise<Result<Reply<'changeTable'>, ErrorCode> | Refused> {
  const game = await gameOf(code);
  if (!game) return refuse('unknown-table');
  if (atOnce.locked?.some(id => !findSelection(game, id))) return refuse('unknown-selection');
  const faults = limitFaults(game, limits ?? {});
  if (Object.keys(faults).length > 0) return { ...refuse('invalid-input'), fields: faults };
  return writer.do<Reply<'changeTable'>>({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: [['table', game.code], ...aboutOf({ kind: 'tableLimits', subject: game.code, detail: {} }).map(waitingFor)],
    numbers: limits ? ['proposal'] : [],
    decide: decision => {
      const before = tableIn(decision, game.code);
      if (!limits || !raisesLimits(game, before.limits, limits)) {
        put(decision, caller, before, { ...atOnce, ...(limits && { limits }) }, reason);
        return ok({ proposal: null });
      }
      const proposed = proposeTableLimits(decision, caller, game, limits, reason);
      if (!proposed.ok) return proposed;
      if (Object.keys(atOnce).length > 0) put(decision, caller, before, atOnce, reason);
      return ok({ proposal: proposed.value.id });
    },
    onCommit: () => atOnce.status && stops.set(`table:${game.code}`, atOnce.status !== 'on', reason),
  });
}

type Wanted = Omit<Input<'changeTable'>, 'code' | 'reason'>;

function put(decision: Decision, caller: Staff, before: TableRow, wanted: Wanted, reason: string): void {
  const { status, streamUrl, locked, limits } = wanted;
  const next: TableRow = {
    ...before,
    ...(status && { status }),
    ...(streamUrl !== undefined && { stream_url: streamUrl }),
    ...(locked && { locked: [...new Set(locked)] }),
    ...(limits && { limits }),
    changed_at: decision.now,
  };
  if (status) putStop(decision, `table:${next.code}`, status !== 'on', reason);
  writeTable(decision, caller, next, reason);
}

/** By the names the form knows them by. */
function limitFaults({ markets }: Game, limits: TableRow['limits']): Record<string, string> {
  const faults = Object.entries(limits).flatMap(([market, { min, max }]): [string, string][] => {
    if (!markets.some(({ id }) => id === market)) return [[`limits.${market}`, sentenceOf('unknown-market')]];
    return min > max ? [[`limits.${market}.max`, sentenceOf('limits-crossed')]] : [];
  });
  return Object.fromEntries(faults);
}
