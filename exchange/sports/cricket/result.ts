import { told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';
import { type Innings, other, type Which } from './innings.ts';
import { ALL_OUT, type Format } from './rules.ts';

/** How a match ended. */
export type Result =
  | { readonly type: 'won'; readonly side: Which; readonly by: Told }
  | { readonly type: 'tied' } // of a Test: elsewhere a super over decides
  | { readonly type: 'drawn' }
  | { readonly type: 'abandoned' };

/** What a result follows from. */
interface Played {
  readonly format: Format;
  readonly innings: readonly Innings[];
  readonly superOvers: readonly Innings[];
}

/** Asked when an innings ended; undefined when another one follows. */
export function resultOf({ format, innings, superOvers }: Played): Result | undefined {
  const last = superOvers.at(-1) ?? innings.at(-1)!;
  if (last.end === 'time') return { type: 'drawn' };
  if (last.isSuperOver) return superOvers.length % 2 === 0 ? bySuperOver(last) : undefined;
  if (format !== 'Test') return innings.length === 2 ? ofChase(last) : undefined;
  if (innings.length === 3) return byAnInnings(innings, last);
  return innings.length === 4 ? (ofChase(last) ?? { type: 'tied' }) : undefined;
}

/** Undefined when it is level. */
function ofChase({ batting, score, wickets, target = 0 }: Innings): Result | undefined {
  if (score >= target)
    return { type: 'won', side: batting, by: told('cricket.byWickets', { wickets: ALL_OUT - wickets }) };
  return score === target - 1
    ? undefined
    : { type: 'won', side: other(batting), by: told('cricket.byRuns', { runs: target - 1 - score }) };
}

function bySuperOver(last: Innings): Result | undefined {
  const found = ofChase(last);
  return found?.type === 'won' ? { ...found, by: told('cricket.bySuperOver') } : undefined;
}

/** Who is behind after two innings has lost to one. */
function byAnInnings(innings: readonly Innings[], { batting, end }: Innings): Result | undefined {
  const lead = innings.reduce((sum, each) => sum + (each.batting === batting ? each.score : -each.score), 0);
  if (lead >= 0 || end !== 'all out') return undefined;
  return { type: 'won', side: other(batting), by: told('cricket.byInnings', { runs: -lead }) };
}
