import type { Millis, OrderId, UserId } from '@maidan/core/ids';
import { type Money, rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { orderFrom } from '@maidan/exchange/proof/bookStory';
import { Trading } from '@maidan/exchange/trading/trading';
import type { TradeCommand } from '@maidan/exchange/trading/tradeCommand';
import { marketFrom } from '@maidan/server/exchange/engine';
import type { JournalRow, LegRow } from '@maidan/server/exchange/rows';
import { legRows } from '@maidan/server/exchange/tradeRows';
import { newMarket } from '@maidan/server/sport/marketRows';
import { describe, expect, test } from 'vitest';
import { auditMarket } from './audit.ts';

const PLAN = { id: 'matchOdds', name: 'MATCH_ODDS', kind: 'exchange', runners: ['A', 'B'] } as const;
const EVENT = { id: 'm' } as Parameters<typeof newMarket>[0]; // as much of one as is looked at
const MARKET = newMarket(EVENT, PLAN, 0, 0 as Millis);

/** What is written down when these are obeyed one after the other. */
function written(commands: readonly TradeCommand[]): { journal: JournalRow[]; legs: LegRow[] } {
  const trading = new Trading(marketFrom(MARKET));
  const legs: LegRow[] = [];
  const journal = commands.map((command, nth) => {
    const id = `${MARKET.id}:${nth + 1}`;
    legs.push(...legRows(MARKET.id, id, trading.apply(command).events, 0 as Millis));
    return { id, market_id: MARKET.id, seq: nth + 1, command, digest: trading.digest(), at: 0 as Millis };
  });
  return { journal, legs };
}

function orders(...texts: string[]): TradeCommand {
  const place = texts.map(text => orderFrom(text, text));
  return { type: 'orders', user: place[0]!.user, cancel: [], reduce: [], place, isAllOrNone: false };
}

const STORY = written([
  orders('asha lays A 500 at 1.9', 'asha lays A 300 at 1.88'),
  orders('bela backs A 600 at 1.88'),
  { type: 'status', status: 'closed' },
]);

describe('an audit of a journal', () => {
  test('finds nothing where nothing is wrong', () => {
    const { complaints, ...counts } = auditMarket(MARKET, STORY.journal, STORY.legs);
    expect(complaints).toEqual([]);
    expect(counts).toEqual({ markets: 1, lines: 3, digests: 3, matches: 2 });
  });

  test.each<[string, typeof STORY, string]>([
    ['a bet that is not written down', { ...STORY, legs: STORY.legs.slice(1) }, 'other bets were written down'],
    [
      'a bet at another price',
      { ...STORY, legs: STORY.legs.map(leg => ({ ...leg, odds: odds(1.5) })) },
      'other bets were written down',
    ],
    [
      'a bet nobody ordered',
      { ...STORY, legs: [...STORY.legs, { ...STORY.legs[0]!, match_id: 'm.matchOdds:9:0' }] },
      'bets of m.matchOdds:9 are in no journal',
    ],
    ['a line that is missing', { ...STORY, journal: STORY.journal.slice(1) }, 'it is line 1 of its journal'],
    [
      'another market than the one that was recorded',
      { ...STORY, journal: STORY.journal.map(line => ({ ...line, digest: 'another' })) },
      'the market it makes is another',
    ],
    ['a market that was left with orders in it', written([orders('asha lays A 500 at 1.9')]), '1 orders are left'],
  ])('finds %s', (_, { journal, legs }, complaint) => {
    expect(auditMarket(MARKET, journal, legs).complaints.join('\n')).toContain(complaint);
  });

  test('a withdrawn runner and a cash-out are followed too', () => {
    const story = written([
      orders('asha lays A 500 at 1.9'),
      { ...cashOut('bela', 100), isAllOrNone: true },
      { type: 'remove', runner: 'B', reduction: 1_000 },
      { type: 'status', status: 'closed' },
    ]);
    expect(auditMarket(MARKET, story.journal, story.legs).complaints).toEqual([]);
  });
});

function cashOut(name: string, amount: number): Extract<TradeCommand, { type: 'orders' }> {
  const user = name as UserId; // a story names its own people
  const stake: Money = rupees(amount);
  const order = {
    id: 'out' as OrderId,
    user,
    runner: 'A',
    side: 'back',
    odds: odds(1.9),
    stake,
    at: 0 as Millis,
    isKept: false,
  } as const;
  return { type: 'orders', user, cancel: [], reduce: [], place: [order], isAllOrNone: false };
}
