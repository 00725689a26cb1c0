import type { HowOut } from './chances.ts';
import { type Delivery, other, type Which } from './innings.ts';
import { begin, type CricketEvent, type CricketState, currentOf, evolve } from './match.ts';
import type { Format } from './rules.ts';

/*
 * Matches written down as on a score sheet, for tests and reports: '. 1 4 W 1wd 2nb 1b 1lb', where 'W' is bowled, 'R' a run
 * out of the striker and 'r' of the other one, and '.x3' is a dot three times. 'declare', 'rain', 'resume', 'abandon'
 * and 'change' (the next side bats) are what they say.
 */

const WORDS: Readonly<Record<string, (state: CricketState) => readonly CricketEvent[]>> = {
  declare: () => [{ type: 'declare' }],
  rain: () => [{ type: 'pause', why: 'rain' }],
  resume: () => [{ type: 'resume' }],
  abandon: () => [{ type: 'abandon' }],
  runUp: () => [{ type: 'runUp' }],
  review: () => [{ type: 'review', of: 'lbw' }],
  change: state => [{ type: 'innings', batting: nextBatting(state) }],
  followOn: state => [{ type: 'innings', batting: currentOf(state)!.batting, followsOn: true }],
  superOver: state => [{ type: 'innings', batting: nextBatting(state), isSuperOver: true }],
};

/** The side that bats next, unless it follows on: in the first super over it is the one that batted last. */
function nextBatting(state: CricketState): Which {
  const last = currentOf(state)!;
  const isFirstOfPair = state.format !== 'Test' && state.innings.length === 2 && state.superOvers.length % 2 === 0;
  return isFirstOfPair ? last.batting : other(last.batting);
}

/** A match of two named sides that the first one, batting, has begun. */
export function begun(format: Format): CricketState {
  const fixture = {
    id: 'written',
    sport: 'cricket',
    competition: '',
    name: 'Kaveri Kings v Deccan Comets',
    sides: ['Kaveri Kings', 'Deccan Comets'],
    // the epoch is as good a start as any other, and only its own module makes a Millis
    startsAt: 0 as never,
    format,
  };
  const tossed = evolve(begin(fixture), { type: 'toss', winner: 0, bats: 0 });
  return evolve(tossed, { type: 'innings', batting: 0 });
}

export function played(state: CricketState, sheet: string): CricketState {
  let now = state;
  for (const word of sheet.split(/\s+/).filter(each => each !== '')) {
    const [mark = '', times = '1'] = word.split('x');
    for (let n = 0; n < Number(times); n++) {
      for (const event of WORDS[mark]?.(now) ?? ball(mark)) now = evolve(now, event);
      if (now.stage === 'fallen') now = evolve(now, { type: 'batter' });
    }
  }
  return now;
}

const ball = (mark: string): readonly CricketEvent[] => [{ type: 'runUp' }, { type: 'ball', ball: deliveryOf(mark) }];

const OUTS: Readonly<Record<string, { readonly how: HowOut; readonly who: 'striker' | 'other' }>> = {
  W: { how: 'bowled', who: 'striker' },
  R: { how: 'run out', who: 'striker' },
  r: { how: 'run out', who: 'other' },
};

function deliveryOf(mark: string): Delivery {
  const [, digits = '', letters = ''] = /^([\d.]*)(\D*)$/.exec(mark) ?? [];
  const total = digits === '.' ? 0 : Number(digits || 0);
  const out = OUTS[letters];
  if (out) return { bat: total, out: out.how === 'run out' ? { ...out, by: 4 } : out };
  if (letters === 'wd') return { bat: 0, extra: 'wide', extras: total };
  if (letters === 'nb') return { bat: total - 1, extra: 'noBall', extras: 1 };
  if (letters === 'b') return { bat: 0, extra: 'bye', extras: total };
  if (letters === 'lb') return { bat: 0, extra: 'legBye', extras: total };
  return { bat: total };
}
