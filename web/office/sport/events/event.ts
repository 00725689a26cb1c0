import type { Reply } from '@maidan/contract/api';
import type { Money } from '@maidan/core/money';
import type { RowKind } from '@maidan/exchange/rows/houseRow';
import { say } from '@maidan/words/say';
import { SECTION_TITLES } from '../../../ui/sportWords.ts';

/* What the office says about matches, races and the markets on them. */

export type SportEvents = Reply<'officeSportEvents'>;
export type EventRow = SportEvents['rows'][number];
export type SportEventDetail = Reply<'officeSportEvent'>;
export type Market = SportEventDetail['all'][number];
export type Runner = Market['runners'][number];
export type Stop = NonNullable<Market['stop']>;

/** With all sport, or with its own. */
export const isHeldWith = (
  { isAllStopped, stoppedSports }: Pick<SportEvents, 'isAllStopped' | 'stoppedSports'>,
  sport: string,
): boolean => isAllStopped || stoppedSports.some(stopped => stopped.sport === sport);

/** Its own name within the event, which is what its address is made of. */
export const nameInEvent = (market: Pick<Market, 'id'>): string => market.id.slice(market.id.indexOf('.') + 1);

export const marketPath = (event: string, market: Pick<Market, 'id'>, tab = ''): string =>
  `/sport/${event}/${encodeURIComponent(nameInEvent(market))}${tab && `/${tab}`}`;

export const isOver = ({ status }: Pick<Market, 'status'>): boolean => status === 'settled' || status === 'void';

/** A row of the house, where an operator can set prices; the rest is between players. */
export const isRow = ({ kind }: Pick<Market, 'kind'>): boolean => kind !== 'exchange';

/** Where a market stands: what we decided first, then what players see over its prices. */
export type MarketState =
  'waits' | 'settled' | 'void' | 'stopped' | 'ballRunning' | 'closed' | 'shut' | 'suspended' | 'open';

export function stateOf({
  proposal,
  status,
  rowStatus,
  isStopped,
  limits,
}: Pick<Market, 'proposal' | 'status' | 'rowStatus' | 'isStopped' | 'limits'>): MarketState {
  if (proposal !== null) return 'waits';
  if (status === 'settled' || status === 'void') return status;
  if (isStopped) return 'stopped';
  if (rowStatus === 'ballRunning') return 'ballRunning';
  if (status === 'closed' || rowStatus === 'closed') return 'closed';
  if (status === 'suspended' || rowStatus === 'suspended') return 'suspended';
  return limits.max < limits.min ? 'shut' : 'open';
}

export interface Group {
  readonly title: string;
  readonly markets: readonly Market[];
}

const ROW_KINDS = Object.keys(SECTION_TITLES) as readonly RowKind[]; // the keys of a record of all kinds

/** As they stand on the match page: between players, the bookmaker, row by row. */
export function groupsOf(markets: readonly Market[]): readonly Group[] {
  const groups = [
    { title: say('officeSport.betweenPlayers'), markets: markets.filter(market => !isRow(market)) },
    ...ROW_KINDS.map(kind => ({
      title: capital(SECTION_TITLES[kind]),
      markets: markets.filter(market => market.kind === kind),
    })),
  ];
  return groups.filter(group => group.markets.length > 0).map(group => ({ ...group, markets: inOrder(group.markets) }));
}

/** Who wins comes first, and '6 over' before '10 over'. */
const inOrder = (markets: readonly Market[]): readonly Market[] =>
  markets.toSorted((a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name, 'en', { numeric: true }));

const rankOf = (market: Market): number => (MAIN.has(nameInEvent(market)) ? 0 : 1);

const MAIN: ReadonlySet<string> = new Set(['matchOdds', 'win', 'bookmaker']);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a runner of a row is called where people read it. */
export function runnerWords({ kind }: Pick<Market, 'kind'>, runner: string): string {
  if (kind === 'lastDigit') return say('officeSport.digit', { digit: runner });
  return kind === 'oddEven' || kind === 'fancy1' ? (RUNNERS[runner] ?? runner) : runner;
}

const RUNNERS: Readonly<Record<string, string>> = {
  odd: say('officeSport.odd'),
  even: say('officeSport.even'),
  yes: say('officeSport.yes'),
};

/** Every result with what the house makes of it, for a table with bars. */
export interface Outcome {
  readonly label: string;
  readonly house: Money;
  readonly runner: Runner | undefined;
}

export function outcomesOf(market: Market): readonly Outcome[] {
  const { ladder, runners, ifNone } = market;
  if (ladder.length > 0) return ladder.map(({ label, house }) => ({ label, house, runner: undefined }));
  const known = runners.flatMap(runner =>
    runner.house === null ? [] : [{ label: runnerWords(market, runner.name), house: runner.house, runner }],
  );
  if (ifNone === null) return known;
  const label = market.kind === 'fancy1' ? say('officeSport.no') : say('officeSport.noneOfThem');
  return [...known, { label, house: ifNone, runner: undefined }];
}

/** How long a bar is, in hundredths of the longest one; what is not nothing can be seen. */
export function share(amount: number, amounts: readonly number[]): number {
  const longest = Math.max(...amounts.map(Math.abs), 0);
  return amount === 0 || longest === 0 ? 0 : Math.max(2, Math.round((Math.abs(amount) / longest) * 100));
}
