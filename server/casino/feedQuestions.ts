import type { Game, Selection, Table } from '@maidan/games/kit/game';
import type { Quote } from '@maidan/games/kit/quote';
import { type FeedCell, type FeedRow, priceShown } from './feedRow.ts';

/* Where a bet answers several questions at once, the sections are the questions, and then the ways to bet. */

type Unplaced = Omit<FeedRow, 'sr'>;

/** The questions with their answers, numbered from one. They are open while the bets are. */
export function questionRows(game: Game, bet: Unplaced | undefined): readonly Unplaced[] {
  const [{ selections } = { selections: [] }] = game.markets;
  const sheets = selections.map(answersOf);
  if (!bet) return [];
  return (game.feed?.questions ?? []).map((subtype, question) => {
    const answers = [...new Set(sheets.map(sheet => sheet[question] ?? ''))];
    const odds = answers.map((nat, nth) => ({ sid: nth + 1, ssid: nth + 1, sno: nth + 1, nat, b: 0, l: 0 }));
    return { ...bet, sid: question + 1, nat: `Question ${question + 1}`, b: 0, bs: 0, subtype, odds };
  });
}

interface Priced {
  readonly selection: Selection<Table>;
  readonly quote: Quote;
}

/** What is paid depends on the answer to the second question. */
export function answerPrices(cells: readonly Priced[]): readonly FeedCell[] {
  const byAnswer = Map.groupBy(cells, ({ selection }) => answersOf(selection)[1] ?? '');
  return [...byAnswer].map(([nat, alike], nth) => ({
    sid: nth + 1,
    ssid: nth + 1,
    sno: nth + 1,
    nat,
    b: Math.max(...alike.map(({ selection, quote }) => priceShown(selection.price, quote.back))),
    l: 0,
  }));
}

/** 'five:Red/Odd/7 Up/A23/Spade' answers all five. */
const answersOf = ({ id }: Selection<Table>): readonly string[] => id.slice(id.indexOf(':') + 1).split('/');
