import { SPORTS } from '@maidan/exchange/sports/sports';
import { gameOf } from '@maidan/games/index';
import { ROOMS } from '@maidan/games/kit/category';
import { MARKET_KINDS } from '@maidan/exchange/sports/sport';
import type { Queryable } from '../db/db.ts';
import { raisesLimits } from '../office/tables/tableLimits.ts';
import { limitsOf, TIED_MATCH } from '../sport/marketRows.ts';
import { evidenceOf, type Fault, type Scope, SHOWN } from './fault.ts';
import { window } from './ledger.ts';

/*
 * Tables, limits, margins and own prices of markets, what is stopped and what waits for a second person, beside the log: each
 * is what was written down last, and what lets more be bet than the house was built with was agreed to by two.
 */

export async function operatorFaults(scope: Scope): Promise<Fault[]> {
  const faults: Fault[] = [];
  const gone = await scope.db.query(STOPS_GONE, [WHOLES]);
  faults.push(...gone.rows.map(asFault));
  for (const sql of [TABLES, STOPS, ...HELD_UP, ...PRICED, STANDING]) {
    const { rows } = await scope.db.query<Found>(`${sql} limit ${SHOWN}`);
    faults.push(...rows.map(asFault));
  }
  return [...faults, ...(await marketFaults(scope)), ...(await tablesByTwo(scope.db))];
}

interface Found {
  readonly subject: string;
  readonly value: unknown;
  readonly market?: string;
}

const asFault = ({ subject, value, ...links }: Found): Fault => ({
  ...{ rule: 'setting-altered', subject, expected: 0, found: 0, evidence: evidenceOf(value) },
  ...links,
});

const carried = (name: string): string => `(select value from before_guards where name = ${name})`;

/** What the newest row of the log says that says anything of it. */
const newest = (what: string, where: string): string =>
  `(select ${what} from audit where ${where} order by seq desc limit 1)`;

const COLUMNS = { status: `'"on"'`, stream_url: `'""'`, locked: `'[]'`, limits: `'{}'` };

const TABLES = Object.entries(COLUMNS)
  .map(
    ([
      column,
      usual,
    ]) => `select 'table:' || code || '.${column}' as subject, to_jsonb(${column}) as value from casino_tables
      where coalesce(
        ${newest(`after -> '${column}'`, `subject = 'table:' || code and action = 'table.change' and after ? '${column}'`)},
        ${carried(`'table:' || code`)} -> '${column}', ${usual}::jsonb) <> to_jsonb(${column})`,
  )
  .join(' union all ');

/** Betting is stopped by a press, or by a proposal that waits. */
const IS_STOP = `(action like '%.stop' or action like '%.propose' and after ->> 'isStopping' = 'true')`;
const STOPPING = `(action in ('sport.stop', 'sport.resume', 'casino.stop', 'casino.resume') or ${IS_STOP})`;

const OF_ALL_SPORT = `subject in ('sport:all', 'settings:sport')`;

const WAS_STOPPED = `case
  when id = 'sport:all' then ${newest(`after ->> 'betting' = 'stopped'`, `${OF_ALL_SPORT} and after ? 'betting'`)}
  when id like 'table:%' then ${newest(`after ->> 'status' <> 'on'`, `subject = id and after ? 'status'`)}
  else ${newest(IS_STOP, `subject = id and ${STOPPING}`)} end`;

const STOPS = `select 'stop:' || id as subject, to_jsonb(is_stopped) as value from stops
  where coalesce(${WAS_STOPPED}, ${carried(`'stop:' || id`)}::boolean, false) <> is_stopped`;

/** What can be stopped as a whole and has no other place; all of sport is one of the settings. */
const WHOLES = [
  ...SPORTS.map(({ code }) => `sport:${code}`),
  ...ROOMS.map(category => (category === 'All Casino' ? 'casino:all' : `casino:${category}`)),
];

const STOPS_GONE = `select 'stop:' || subject as subject, 'null'::jsonb as value from (
    select distinct on (subject) subject, ${IS_STOP} as is_stopped from audit
    where subject = any($1) and action in ('sport.stop', 'sport.resume', 'casino.stop', 'casino.resume')
    order by subject, seq desc
  ) as last where is_stopped and not exists (select from stops where id = last.subject)` as const;

/** The same of events and markets, which keep it with them. */
const HELD_UP = [
  ['event', 'sport_events', `state in ('upcoming', 'inPlay')`],
  ['market', 'markets', 'answer is null'],
].map(
  ([
    kind,
    table,
    isOpen,
  ]) => `select '${kind}:' || id || '.is_stopped' as subject, to_jsonb(is_stopped) as value from ${table}
    where ${isOpen} and coalesce(${newest(IS_STOP, `subject = '${kind}:' || id and ${STOPPING}`)},
      (${carried(`'${kind}:' || id`)} -> 'is_stopped')::boolean, false) <> is_stopped`,
);

/** Margins and own prices, which the house goes by: what was set last, and none where nobody set any. */
const PRICED = [
  ['event', 'sport_events', 'book_margin', `state in ('upcoming', 'inPlay')`],
  ['event', 'sport_events', 'row_margin', `state in ('upcoming', 'inPlay')`],
  ['market', 'markets', 'margin', 'answer is null'],
  ['market', 'markets', 'quotes', 'answer is null'],
].map(
  ([kind, table, column, isOpen]) => `select '${kind}:' || id || '.${column}' as subject,
      to_jsonb(${column}) as value${kind === 'market' ? ', id as market' : ''} from ${table}
    where ${isOpen} and coalesce(to_jsonb(${column}), 'null') <> coalesce(${newest(
      `after -> '${column}'`,
      `subject = '${kind}:' || id and action in ('event.margin', 'market.margin', 'market.prices') and after ? '${column}'`,
    )}, 'null')`,
);

/** What a proposal is about, as office/propose.ts has it; one that waits is there, and one that does not is not. */
const WAITS_ABOUT = `select proposals.id, case kind when 'role' then 'staff:' when 'voidRound' then 'round:'
    when 'settings' then 'settings:' when 'refundPayout' then 'withdrawal:' when 'voidEvent' then 'event:'
    when 'tableLimits' then 'table:' else 'market:' end || proposals.subject || coalesce('.' || field, '') as about
  from proposals left join lateral (
    select jsonb_object_keys(detail -> 'after') as field where kind = 'settings'
    union all select 'limits' where kind in ('tableLimits', 'marketLimits')
  ) as fields on true
  where state = 'open' and kind <> 'adjustment'`;

const STANDS = `select each ->> 'id' as id, subject as about from standing_still, jsonb_array_elements(proposals) as each`;

const STANDING = `select 'standing:' || about || ':' || id as subject, 'null'::jsonb as value from (
    (${WAITS_ABOUT} except ${STANDS}) union all (${STANDS} except ${WAITS_ABOUT})
  ) as other`;

const agreed = (max: string): string => `exists (
  select from proposals where kind = 'marketLimits' and state = 'approved' and proposals.subject = markets.id
    and (detail -> 'after' ->> 'max')::bigint >= ${max})`;

/** Of markets that take bets: a row has them with it, a book in its journal. */
async function marketFaults(scope: Scope): Promise<Fault[]> {
  const usual = [...MARKET_KINDS.map(kind => ({ kind, name: '', ...limitsOf(kind) })), tiedMatch()];
  const last = (column: string): string =>
    `coalesce(${newest(
      `(after ->> '${column}')::bigint`,
      `subject = 'market:' || markets.id and action = 'market.limits' and after ? '${column}'`,
    )}, (${carried(`'market:' || markets.id`)} ->> '${column}')::bigint, usual.${column})`;
  const { rows } = await scope.db.query<Found>(
    `with usual as (select * from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[])
       as usual (kind, name, min_stake, max_stake))
     select 'market:' || markets.id || '.limits' as subject, markets.id as market,
       jsonb_build_array(markets.min_stake, markets.max_stake) as value
     from markets join lateral (
       select * from usual where usual.kind = markets.kind and usual.name in ('', markets.name) order by usual.name desc limit 1
     ) as usual on true
     where answer is null and (
       markets.min_stake <> ${last('min_stake')} or markets.max_stake <> ${last('max_stake')}
       or markets.max_stake > greatest(usual.max_stake,
           (${carried(`'market:' || markets.id`)} ->> 'max_stake')::bigint) and not ${agreed('markets.max_stake')}
       or exists (
         select from journal where market_id = markets.id and journal.at >= $5 and command ->> 'type' = 'limits'
           and (command -> 'limits' ->> 'max')::bigint > usual.max_stake
           and not ${agreed(`(command -> 'limits' ->> 'max')::bigint`)}
           and not exists (select from before_guards where name = 'market:' || markets.id)
       )
     ) limit ${SHOWN}`,
    [
      usual.map(({ kind }) => kind),
      usual.map(({ name }) => name),
      usual.map(({ min }) => min),
      usual.map(({ max }) => max),
      window(scope)[0],
    ],
  );
  return rows.map(asFault);
}

const tiedMatch = () => ({ kind: 'exchange', name: TIED_MATCH, ...limitsOf('exchange', TIED_MATCH) });

/** No more than the game itself has, than was there before, or than two people agreed to once. */
async function tablesByTwo(db: Queryable): Promise<Fault[]> {
  const { rows } = await db.query(
    `select code, limits, array(
       select value -> 'limits' from before_guards where name = 'table:' || code
       union all select detail -> 'after' from proposals
         where kind = 'tableLimits' and state = 'approved' and subject = code) as agreed
     from casino_tables where limits <> '{}'`,
  );
  const faults: Fault[] = [];
  for (const { code, limits, agreed: all } of rows) {
    const game = await gameOf(code);
    const isAgreed = [{}, ...all].some(base => !game || !raisesLimits(game, base, limits));
    if (!isAgreed) faults.push(asFault({ subject: `table:${code}.limits`, value: limits }));
  }
  return faults;
}
