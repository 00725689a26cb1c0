import type { LastResult } from '@maidan/contract/table';
import type { Millis } from '@maidan/core/ids';
import { formatOdds } from '@maidan/core/odds';
import { findSelection } from '@maidan/games/kit/bet';
import { feedCode } from '@maidan/games/kit/feed';
import type { Game } from '@maidan/games/kit/game';
import { playAlong, stepAfter } from '@maidan/games/kit/play';
import type { Round } from '@maidan/games/kit/round';
import { type FeedRow, PLACEHOLDER } from './feedRow.ts';
import { feedRows } from './feedRows.ts';
import { resultWritten } from '@maidan/games/kit/written';

/* A table as the data API tells it. Only what everybody at the table can see goes in. */

export interface FeedData {
  readonly success: true;
  /** The round, or nothing when none is played. */
  readonly mid: string;
  readonly data: {
    readonly mid: string;
    readonly gtype: string;
    /** Seconds left to bet, and how many the window has. */
    readonly lt: number;
    readonly ft: number;
    /** In deal order; '1' lies face down. */
    readonly card: string;
    readonly rdesc: string;
    readonly remark: string;
    readonly sub: readonly FeedRow[];
  };
  /** Newest first. */
  readonly lrs: readonly { readonly mid: string; readonly win: string }[];
  readonly playerA?: Score;
  readonly playerB?: Score;
}

/** Odds as text, '0' when locked. */
type Score = Readonly<Record<string, string>>;

export function feedData(
  game: Game,
  round: Round,
  last: readonly Pick<LastResult, 'round' | 'code'>[],
  now: Millis,
): FeedData {
  const isOpen = round.phase === 'open';
  return {
    success: true,
    mid: round.id,
    data: {
      mid: round.id,
      gtype: game.code,
      lt: isOpen ? Math.max(0, Math.floor((round.dueAt - now) / 1_000)) : 0,
      ft: windowOf(game, round) / 1_000,
      card: cardsOf(game, round),
      rdesc: round.ending ? resultWritten(round.ending.result) : '',
      remark: '',
      sub: feedRows(game, round).map(row => ({ ...row, ...asSpecified(game, row) })),
    },
    lrs: last.map(({ round: mid, code }) => ({ mid, win: code })),
    ...(game.feed?.players && {
      playerA: scoreOf(game, round, 'A', game.feed.players),
      playerB: scoreOf(game, round, 'B', game.feed.players),
    }),
  };
}

/** The names under which two of the specified pages read their sections. */
function asSpecified({ feed }: Game, row: FeedRow): object {
  if (feed?.rows === 'numbered') return { id: row.sid };
  if (feed?.rows !== 'combined') return {};
  return { back: row.b, lay: row.l, combined: `${row.b}/${row.l}` };
}

function scoreOf(game: Game, { quotes }: Round, seat: 'A' | 'B', players: Score): Score {
  const told = Object.entries(players).map(([key, bet]) => {
    const id = `${seat}.${bet}`;
    const offer = quotes[id]?.back;
    const isTable = findSelection(game, id)?.selection.price.kind === 'paytable';
    return [key, offer ? (isTable ? String(PLACEHOLDER) : formatOdds(offer.odds)) : '0'];
  });
  return Object.fromEntries(told);
}

/** How long bets are open, in milliseconds: in this window, or in the first one of a round. */
function windowOf(game: Game, round: Round): number {
  const step = round.phase === 'open' ? stepAfter(game, round, round.steps - 1) : undefined;
  if (step?.do === 'bets') return step.ms;
  const dealt = Array.from({ length: CARDS }, () => ({ to: '', face: anyFace(game) }));
  for (let nth = 0; nth < CARDS; nth += 1) {
    const next = stepAfter(game, { gone: round.gone, dealt }, nth);
    if (next?.do === 'bets') return next.ms;
  }
  return 0;
}

/** More than any game deals before its first window. */
const CARDS = 20;

const anyFace = ({ shoe }: Game) => [...shoe.faces.keys()][0]!; // no shoe is empty

/** How many cards a round has. Which they are does not matter where it cannot be over sooner. */
const dealsOf = (game: Game): number => [...playAlong(game, [], () => anyFace(game))].length;

const FACE_DOWN = '1';

function cardsOf(game: Game, round: Round): string {
  const laid = Object.values(game.laid ?? {}).flatMap(cards => cards ?? []);
  const shown = [...laid, ...round.dealt.map(deal => deal.face)].map(feedCode);
  const isOver = round.phase === 'settled' || round.phase === 'void';
  // Where a face reads '1' itself, as on a die, only what was shown is written.
  const hasOne = [...game.shoe.faces.keys()].some(face => feedCode(face) === FACE_DOWN);
  const places = isOver || hasOne ? 0 : (game.feed?.most ?? dealsOf(game));
  const hidden = Math.max(0, places - round.dealt.length);
  const separator = game.feed?.separator ?? ',';
  return [...shown, ...Array.from({ length: hidden }, () => FACE_DOWN)].join(separator);
}
