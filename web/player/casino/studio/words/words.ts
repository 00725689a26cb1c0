import type { Game } from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import type { Round } from '@maidan/games/kit/round';
import { say } from '@maidan/words/say';
import { sayLabel } from '@maidan/words/games/labels';
import { endingOf } from './ending.ts';
import { shortFace, spokenFace } from '../pieces/faces.ts';
import { isVirtual, sceneOf } from '../sceneOf.ts';
import { scoreOf } from './scores.ts';

/** One seat in words, for whoever does not look at the picture. */
export interface SeatWords {
  readonly seat: string;
  readonly label: string;
  /** 'K♠ 9♦ 3♣', or 'nothing yet'. */
  readonly faces: string;
  readonly score: string | undefined;
}

export function seatWords(game: Game, round: Round): readonly SeatWords[] {
  const table = tableOf(game, round);
  return Object.entries(game.seats).map(([seat, label]) => ({
    seat,
    label: sayLabel(label),
    faces: table[seat]!.map(face => shortFace(game, face)).join(' ') || say('casino.nothingYet'),
    score: scoreOf(game, table, seat),
  }));
}

/** What the table is doing, in the words of its caption. In the last moments of a window no bet is taken any more. */
export function captionOf(
  game: Game,
  round: Round,
  isClosed = false,
  isClosing = false,
): { readonly title: string; readonly detail: string } {
  const ending = endingOf(game, round);
  if (ending) return ending;
  if (isClosed && !UNDER_WAY.has(round.phase))
    return { title: say('casino.tableClosed'), detail: say('casino.noneTaken') };
  switch (round.phase) {
    case 'open':
      if (isClosing) return { title: say('casino.noMoreBets'), detail: say('casino.betsClosed') };
      return { title: say('casino.placeBets'), detail: say('casino.closesAtZero') };
    case 'closed':
      return { title: say('casino.noMoreBets'), detail: say('casino.betsClosed') };
    case 'dealing':
      if (isVirtual(game) && round.beacon === undefined)
        return { title: say('casino.nextRound'), detail: say('casino.opensSoon') };
      return {
        title: say('casino.noMoreBets'),
        detail: sceneOf(game) === 'cricket' ? IN_PLAY : DEALING[game.shoe.kind],
      };
    default:
      return { title: say('casino.nextRound'), detail: say('casino.opensSoon') };
  }
}

/** Cards that are on their way are dealt and paid, whatever was closed meanwhile. */
const UNDER_WAY: ReadonlySet<Round['phase']> = new Set(['closed', 'dealing']);

const IN_PLAY = say('casino.inPlay');

const DEALING: Readonly<Record<Game['shoe']['kind'], string>> = {
  cards: say('casino.cardsDealt'),
  dice: say('casino.diceShown'),
  wheel: say('casino.ballRuns'),
  clips: IN_PLAY,
};

/** What happened since `from` faces had been told of, for the live region. */
export function announcement(game: Game, round: Round, from: number): string {
  const dealt = isVirtual(game) ? scoresSince(game, round, from) : facesSince(game, round, from);
  const { title, detail } = captionOf(game, round);
  const isOver = round.phase === 'settled' || round.phase === 'void';
  const state = isOver ? [detail === '' ? title : `${title}, ${detail}`] : round.phase === 'dealing' ? [] : [title];
  return [...dealt, ...state].map(words => say('casino.told', { words })).join(' ');
}

const facesSince = (game: Game, round: Round, from: number): string[] =>
  round.dealt.slice(from).map(({ to, face }) => `${sayLabel(game.seats[to] ?? '')}: ${spokenFace(game, face)}`);

/** Not every number: what they come to, and of a race only its end. */
function scoresSince(game: Game, round: Round, from: number): string[] {
  const last = round.dealt.slice(from).at(-1);
  const score = last && RACES.has(sceneOf(game)) ? undefined : last && scoreOf(game, tableOf(game, round), last.to);
  return last && score !== undefined ? [`${sayLabel(game.seats[last.to] ?? '')}: ${score}`] : [];
}

const RACES: ReadonlySet<string> = new Set(['turf', 'sand']);
