import type { Reply } from '@maidan/contract/api';
import { inEnglish } from '@maidan/exchange/sports/told/told';
import type { Answer, Scoreboard } from '@maidan/exchange/sports/sport';
import type { Deps } from '../../deps.ts';
import { say } from '@maidan/words/say';
import { answerWords } from '../../exchange/sportWords.ts';
import type { EventRow, MarketRow } from '../../exchange/rows.ts';
import { asAsked, enteredAs, isSameAnswer } from './sportAnswer.ts';
import { type RecordLine, recordLines } from './sportStore.ts';

/* The official record of a match, and what it says became of a market. */

type Detail = Reply<'officeSportEvent'>;

export interface Recorded {
  /** The end of it, newest first, in the words it was told with. */
  readonly told: Detail['record'];
  /** The score by the record: the last one, when it is over. */
  readonly board: Scoreboard | undefined;
  /** Undefined while it is not known, and of what is not played here. */
  answerTo(market: Pick<MarketRow, 'kind' | 'plan'>): Answer | undefined;
}

/** As many lines as an operator looks at. */
const LINES = 30;

export async function recordedOf({ db, sport }: Deps, { id, fixture }: EventRow): Promise<Recorded> {
  const lines = await recordLines(db, id);
  const player = sport.sportOf(fixture);
  if (!player)
    return { told: lines.slice(-LINES).toReversed().map(silent), board: undefined, answerTo: () => undefined };
  const first = lines.length - LINES;
  let state = player.begin(fixture);
  const told = lines.map((line, i) => {
    state = player.evolve(state, line.event);
    if (i < first) return silent(line);
    const said = player.say(state, line.event);
    return { ...line, said: said ? inEnglish(said) : '' };
  });
  return {
    told: told.slice(-LINES).toReversed(),
    board: player.scoreOf(state),
    answerTo: market => {
      const answer = player.answerOf(state, market.plan);
      // A meter that is cut short is answered by its last lines, which are not in the record.
      if (market.kind === 'meter' && answer?.type === 'void') return undefined;
      return answer && asAsked(market, answer);
    },
  };
}

const silent = ({ nth, at, event }: RecordLine): Detail['record'][number] => ({ nth, at, event, said: '' });

/** The answer of the record as the office would enter it, for a form that begins with it. */
export function enteredByRecord(recorded: Recorded, market: MarketRow): Detail['all'][number]['record'] {
  const answer = recorded.answerTo(market);
  if (!answer) return null;
  return { words: answerWords(say, market.plan, answer), ...enteredAs({ answer, voided: null }) };
}

/** What the record says, and whether an answer says the same; null while it says nothing. */
export function heldAgainst(recorded: Recorded, market: MarketRow, answer: Answer): Reply<'settlePreview'>['record'] {
  const known = recorded.answerTo(market);
  return known ? { words: answerWords(say, market.plan, known), isSame: isSameAnswer(market, known, answer) } : null;
}
