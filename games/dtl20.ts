import { type Card, LOW_RANKS, rankName } from './kit/cards.ts';
import { aboutOne } from './kit/cases.ts';
import { strength } from './kit/families/dragonTiger.ts';
import { type Case, defineGame, type Market, type Selection, type Table } from './kit/game.ts';
import { oddEven, RANK, ranks, redBlack } from './kit/families/markets.ts';
import { cards } from './kit/shoe.ts';
import { bySeats } from './kit/solve/bySeats.ts';
import { bets, dealRound, fixed, limits, ONE, won } from './kit/words.ts';
import { colourOf, ofHands, parityOf, rankTold, wonBy as wonBySeat } from './kit/outcome.ts';

type Seat = (typeof SEATS)[number];
type T = Table<Seat, Card>;

const SHOE = cards();
/** From the ace of diamonds up. */
const DECK = [...SHOE.faces.keys()].toSorted((a, b) => strength(a) - strength(b));
const SEATS = ['dragon', 'tiger', 'lion'] as const;
const NAMES = { dragon: 'Dragon', tiger: 'Tiger', lion: 'Lion' };
/** The numbers of a hand's rows start after this. */
const SIDS = { dragon: 0, tiger: 20, lion: 40 };

const WINNER: readonly Selection<T>[] = SEATS.map(seat => ({
  id: seat,
  sid: SIDS[seat] + 1,
  label: `${NAMES[seat]} Winner`,
  price: fixed(2.94),
  outcome: t => won(winnerOf(t) === seat),
}));
const FANCY = { dragon: about('dragon'), tiger: about('tiger'), lion: about('lion') };

export default defineGame<Seat, Card>({
  code: 'dtl20',
  name: '20-20 D T L',
  category: 'Dragon Tiger',
  rules: [
    'Dragon, Tiger and Lion get one card each from one deck. The highest card wins; the ace is low, the king high.',
    'Among equal ranks the suit decides: spades beat hearts, hearts beat clubs, clubs beat diamonds. There is no tie.',
    'Black, red, odd, even and card are about the card of that hand alone.',
    'Even is 2, 4, 6, 8, 10 and queen; odd is ace, 3, 5, 7, 9, jack and king.',
  ],
  shoe: SHOE,
  seats: NAMES,
  script: () => [bets(20), ...dealRound(SEATS)],
  markets: [
    { id: 'winner', name: 'Winner', limits: limits(100, 200_000), ends: ONE, selections: WINNER },
    ...SEATS.flatMap(seat => FANCY[seat]),
  ],
  layout: [
    {
      kind: 'grid',
      columns: SEATS.map(seat => NAMES[seat]),
      rows: [
        { label: 'Winner', cells: SEATS },
        ...['Black', 'Red', 'Odd', 'Even'].map(label => ({ label, cells: cellsOf(label.toLowerCase()) })),
        ...LOW_RANKS.map(rank => ({ label: rankName(rank), cells: cellsOf(rank) })),
      ],
    },
  ],
  banner: { details: [] },
  result(t) {
    const seat = winnerOf(t);
    const hands = { D: t.dragon[0]!, T: t.tiger[0]!, L: t.lion[0]! };
    return wonBySeat(
      NAMES[seat].charAt(0),
      seat,
      NAMES[seat],
      ofHands('colours', hands, colourOf),
      ofHands('parities', hands, parityOf),
      ofHands('ranks', hands, rankTold),
    );
  },
  solve: seen =>
    new Map([
      ...bySeats(seen, SEATS, WINNER),
      ...SEATS.flatMap(seat => [
        ...bySeats(
          seen,
          [seat],
          FANCY[seat].flatMap(({ selections }) => selections),
        ),
      ]),
    ]),
  cases: () => SEATS.flatMap(seat => DECK.slice(2).map(card => wonBy(seat, card))),
});

/** This hand has this card, and the others have lower ones. */
function wonBy(winner: Seat, card: Card): Case {
  const lower = DECK.slice(0, DECK.indexOf(card));
  const [one, two] = SEATS.filter(seat => seat !== winner) as [Seat, Seat];
  return [
    { selections: SEATS, endings: [{ [winner]: [card], [one]: [lower[0]!], [two]: [lower[1]!] }] },
    ...SEATS.map(seat => aboutOne(FANCY[seat], seat === winner ? [card] : lower, face => ({ [seat]: [face] }))),
  ];
}

function about(seat: Seat): Market<T>[] {
  const about = { id: seat, label: NAMES[seat], card: (t: T) => t[seat][0]! };
  const sid = SIDS[seat];
  const market = (id: string, selections: Market<T>['selections']): Market<T> => ({
    id: `${seat}.${id}`,
    name: NAMES[seat],
    limits: limits(100, 25_000),
    ends: ONE,
    selections,
  });
  return [
    market('colour', redBlack(about, { black: [sid + 2, fixed(1.97)], red: [sid + 3, fixed(1.97)] }).toReversed()),
    market('parity', oddEven(about, { odd: [sid + 4, fixed(1.83)], even: [sid + 5, fixed(2.12)] })),
    market(
      'rank',
      ranks({ ...about, label: `${NAMES[seat]} Card` }, RANK, nth => sid + 6 + nth),
    ),
  ];
}

function cellsOf(name: string): string[] {
  return SEATS.map(seat => `${seat}.${name}`);
}

function winnerOf(t: T): Seat {
  return SEATS.reduce((best, seat) => (strength(t[seat][0]!) > strength(t[best][0]!) ? seat : best));
}
