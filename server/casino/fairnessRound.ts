import { liability } from '@maidan/core/odds';
import { findSelection, profitOf } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import { type Dealing, tableOf } from '@maidan/games/kit/play';
import { windowsOf } from '@maidan/games/kit/fair/record';
import type { Tally } from './fairnessBand.ts';
import type { Prospect } from './fairnessProspects.ts';
import type { BetRow, RoundRow } from './rows.ts';

export type CountedRound = Pick<RoundRow, 'id' | 'game' | 'state' | 'gone' | 'dealt'>;
export type CountedBet = Pick<BetRow, 'round_id' | 'selection' | 'side' | 'odds' | 'line' | 'stake' | 'profit'> & {
  /** How many steps of the round had begun when it was placed. */
  readonly step: number;
};

/** What is told apart: a selection and a side, a large market as a whole, the game as a whole. */
interface Kind {
  readonly game: string;
  readonly market: string;
  readonly selection: string;
  readonly side: BetRow['side'] | '';
}

/** A line of live_returns: of all rounds, or what one round adds to it. */
export interface LiveReturn extends Kind, Tally {
  readonly rounds: number;
  readonly bets: number;
  readonly squares: number;
}

/** Markets with more selections than this are one line: nobody asks after number 457 of a lottery. */
const FEW = 12;

/** What the dealer had dealt when that many steps had begun: every step is a deal or a betting window. */
export function dealtBy(game: Game, { gone, dealt }: Dealing, step: number): Dealing {
  const windows = windowsOf(game, { gone, dealt });
  const isBefore = (nth: number): boolean => nth + windows[nth]! < step;
  return { gone, dealt: dealt.filter((_, nth) => isBefore(nth)) };
}

/** What a round adds to the figures, given the prospects each of its bets had. */
export function addedBy(
  game: Game,
  round: CountedRound,
  bets: readonly CountedBet[],
  prospects: readonly Prospect[],
): readonly LiveReturn[] {
  const table = tableOf(game, round);
  const struck = bets.map((bet, nth): Counted => {
    const { market } = findSelection(game, bet.selection)!;
    const staked = liability(bet.side, bet.stake, bet.odds);
    const profit = bet.profit ?? profitOf(game, table, bet); // of a round that was voided later it is gone
    const { mean, deviation, reach, doubt } = prospects[nth]!;
    const sign = bet.side === 'back' ? 1 : -1;
    const expected = staked + sign * bet.stake * (mean - 1);
    return {
      ...{ game: game.code, market: market.id, selection: bet.selection, side: bet.side },
      kind: {
        ...{ game: game.code, market: market.id, side: bet.side },
        selection: market.selections.length <= FEW ? bet.selection : '',
      },
      ...{ staked, returned: staked + profit, expected },
      ...{ deviation: bet.stake * deviation, reach: bet.stake * reach, doubt: bet.stake * doubt },
    };
  });
  const lines = [...Map.groupBy(struck, ({ kind }) => [kind.market, kind.selection, kind.side].join('|')).values()];
  const whole = { game: game.code, market: '', selection: '', side: '' } as const;
  return [{ ...lineOf(struck), ...whole }, ...lines.map(alike => ({ ...lineOf(alike), ...alike[0]!.kind }))];
}

interface Counted extends Kind {
  readonly kind: Kind;
  readonly staked: number;
  readonly returned: number;
  readonly expected: number;
  readonly deviation: number;
  readonly reach: number;
  readonly doubt: number;
}

/**
 * Bets on one selection and side win together, so their deviations add up; those of several windows at most so. Of
 * different selections the variances are added: what they have to do with each other shows in the squares.
 */
function lineOf(bets: readonly Counted[]) {
  const total = (of: (bet: Counted) => number, among = bets): number => among.reduce((sum, bet) => sum + of(bet), 0);
  const alike = Map.groupBy(bets, ({ selection, side }) => `${selection}|${side}`).values();
  const residual = total(({ returned, expected }) => returned - expected);
  return {
    rounds: 1,
    bets: bets.length,
    staked: total(bet => bet.staked),
    returned: total(bet => bet.returned),
    expected: total(bet => bet.expected),
    variance: [...alike].reduce((sum, group) => sum + total(bet => bet.deviation, group) ** 2, 0),
    squares: residual ** 2,
    reach: total(bet => bet.reach),
    doubt: total(bet => bet.doubt),
  };
}

/** With the figures of a round taken out again. The furthest that a round could reach stays. */
export const takenOut = (line: LiveReturn): LiveReturn => ({
  ...line,
  rounds: -line.rounds,
  bets: -line.bets,
  staked: -line.staked,
  returned: -line.returned,
  expected: -line.expected,
  variance: -line.variance,
  squares: -line.squares,
  doubt: -line.doubt,
});
