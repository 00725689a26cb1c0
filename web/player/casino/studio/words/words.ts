import type { Game } from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import type { Round } from '@maidan/games/kit/round';
import { endingOf } from './ending.ts';
import { shortFace, spokenFace } from '../pieces/faces.ts';
import { sceneOf } from '../sceneOf.ts';
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
    label,
    faces: table[seat]!.map(face => shortFace(game, face)).join(' ') || 'nothing yet',
    score: scoreOf(game, table, seat),
  }));
}

/** What the table is doing, in the words of its caption. */
export function captionOf(
  game: Game,
  round: Round,
  isClosed = false,
): { readonly title: string; readonly detail: string } {
  const ending = endingOf(game, round);
  if (ending) return ending;
  if (isClosed && !UNDER_WAY.has(round.phase)) return { title: 'Table closed', detail: 'No bets are taken' };
  switch (round.phase) {
    case 'open':
      return { title: 'Place your bets', detail: 'Betting closes at zero' };
    case 'closed':
      return { title: 'No more bets', detail: 'Bets are closed' };
    case 'dealing':
      return { title: 'No more bets', detail: sceneOf(game) === 'cricket' ? IN_PLAY : DEALING[game.shoe.kind] };
    default:
      return { title: 'Next round', detail: 'Betting opens in a moment' };
  }
}

/** Cards that are on their way are dealt and paid, whatever was closed meanwhile. */
const UNDER_WAY: ReadonlySet<Round['phase']> = new Set(['closed', 'dealing']);

const IN_PLAY = 'In play';

const DEALING: Readonly<Record<Game['shoe']['kind'], string>> = {
  cards: 'Cards are dealt',
  dice: 'The dice are shown',
  wheel: 'The ball is running',
  clips: IN_PLAY,
};

/** What happened since `from` faces had been told of, for the live region. */
export function announcement(game: Game, round: Round, from: number): string {
  const dealt = round.dealt.slice(from).map(({ to, face }) => `${game.seats[to]}: ${spokenFace(game, face)}`);
  const { title, detail } = captionOf(game, round);
  const isOver = round.phase === 'settled' || round.phase === 'void';
  const state = isOver ? [detail === '' ? title : `${title}, ${detail}`] : round.phase === 'dealing' ? [] : [title];
  return [...dealt, ...state].map(sentence => `${sentence}.`).join(' ');
}
