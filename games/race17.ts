import { type Card, low } from './kit/cards.ts';
import { aboutOne, times } from './kit/cases.ts';
import { type Chance, chanceOf } from './kit/chance.ts';
import { defineGame, type Market, type Outcome, type Part, type Seen, type Step, type Table } from './kit/game.ts';
import { spread } from './kit/quote.ts';
import { cards } from './kit/shoe.ts';
import { raceChances } from './kit/solve/pointRace.ts';
import { bets, deal, limits, live, won } from './kit/words.ts';
import { each, fact, yesNo } from './kit/fact.ts';
import { untold } from './kit/outcome.ts';
import { counted } from './kit/score.ts';

type T = Table<'cards', Card>;

const SHOE = cards();
const GOAL = 17;
const CARDS = 5;
const NTH = [1, 2, 3, 4, 5] as const;

export default defineGame<'cards', Card>({
  code: 'race17',
  name: 'Race to 17',
  category: 'All Casino',
  rules: [
    'Up to five open cards from one deck, with betting before every card: the ace counts 1, 10, J, Q and K nothing.',
    'As soon as the cards add up to 17 or more the round ends with Yes; five cards that come to 16 or less are No.',
    'Race to 17: a back bet is on Yes, a lay bet on No.',
    'Big Card: the next card is a 7, 8 or 9. Zero Card: it is a 10, J, Q or K.',
    'Any Zero: at least one of the cards dealt counts nothing. It is taken before the first card only.',
  ],
  shoe: SHOE,
  seats: { cards: 'Cards' },
  script,
  markets: [
    {
      id: 'race17',
      name: 'Race to 17',
      limits: limits(100, 200_000),
      selections: [
        {
          id: 'race',
          sid: 1,
          label: 'Race to 17',
          price: live(spread),
          outcome: t => won(pointsOf(t.cards) >= GOAL),
        },
      ],
    },
    ...NTH.map(bigCard),
    ...NTH.map(zeroCard),
    {
      id: 'anyzero',
      name: 'Any Zero',
      limits: limits(100, 25_000),
      open: t => t.cards.length === 0,
      decided: t => t.cards.some(isZero),
      selections: [
        { id: 'anyzero', sid: 12, label: 'Any Zero', price: live(spread), outcome: t => won(t.cards.some(isZero)) },
      ],
    },
  ],
  layout: [
    { kind: 'rows', market: 'race17', sides: ['back', 'lay'] },
    ...['bigcard', 'zerocard'].flatMap(id =>
      NTH.map(n => ({ kind: 'rows', market: `${id}${n}`, sides: ['back', 'lay'], onlyWhenOpen: true }) as const),
    ),
    { kind: 'rows', market: 'anyzero', sides: ['back', 'lay'] },
  ],
  score: counted(pointsOf),
  banner: { title: 'raceTo17', details: ['anyZero'] },
  feed: { most: CARDS },
  result({ cards: dealt }) {
    const yes = pointsOf(dealt) >= GOAL;
    const list = (is: (card: Card) => boolean) => dealt.map(card => yesNo(is(card)));
    return untold(
      yes ? 'Y' : 'N',
      { key: 'race', is: yesNo(yes), of: pointsOf(dealt) },
      each('bigs', list(isBig)),
      each('zeros', list(isZero)),
      fact('anyZero', yesNo(dealt.some(isZero))),
    );
  },
  solve: chances,
  cases: () => [NTH.map(onNext)],
});

/** Whatever comes as the n-th card, or no card at all. */
function onNext(n: number): Part {
  const markets = [bigCard(n), zeroCard(n)];
  const { selections, endings } = aboutOne(markets, SHOE.faces.keys(), card => ({ cards: times(CARDS, card) }));
  return { selections, endings: [...endings, { cards: [] }] };
}

function bigCard(n: number): Market<T> {
  return nthCard('bigcard', n, 1 + n, `Big Card (7,8,9) - ${n}`, isBig);
}

function zeroCard(n: number): Market<T> {
  return nthCard('zerocard', n, 6 + n, `Zero Card - ${n}`, isZero);
}

function* script(t: T): Generator<Step<'cards'>> {
  while (t.cards.length < CARDS && pointsOf(t.cards) < GOAL) {
    yield bets(12);
    yield deal('cards');
  }
}

/** On offer only while that card is the next one. If the round is over before it, there was nothing to bet on. */
function nthCard(subtype: string, n: number, sid: number, label: string, is: (card: Card) => boolean): Market<T> {
  const outcome = ({ cards: dealt }: T): Outcome => (dealt.length < n ? 'void' : won(is(dealt[n - 1]!)));
  return {
    id: `${subtype}${n}`,
    name: label,
    subtype,
    limits: limits(100, 25_000),
    open: ({ cards: dealt }) => dealt.length === n - 1,
    decided: ({ cards: dealt }) => dealt.length >= n,
    selections: [{ id: `${subtype}${n}`, sid, label, price: live(spread), outcome }],
  };
}

function pointsOf(dealt: readonly Card[]): number {
  return dealt.reduce((sum, card) => sum + value(card), 0);
}

function value(card: Card): number {
  return low(card) % 10 === 0 || low(card) > 10 ? 0 : low(card);
}

function isBig(card: Card): boolean {
  return value(card) >= 7;
}

function isZero(card: Card): boolean {
  return value(card) === 0;
}

function chances({ table, left }: Seen<'cards', Card>): ReadonlyMap<string, Chance> {
  const unseen = [...left('cards').keys()];
  const counts = Array.from({ length: 10 }, (_, points) => unseen.filter(card => value(card) === points).length);
  const { reached, anyZero } = raceChances({ goal: GOAL, most: CARDS, left: counts, dealt: table.cards.map(value) });
  const share = (is: (card: Card) => boolean) => chanceOf(unseen.filter(is).length / unseen.length);
  return new Map([
    ['race', chanceOf(reached)],
    ['anyzero', chanceOf(anyZero)],
    // A later card is as likely any of those unseen as the next one is.
    ...NTH.slice(table.cards.length).flatMap(
      n =>
        [
          [`bigcard${n}`, share(isBig)],
          [`zerocard${n}`, share(isZero)],
        ] as const,
    ),
  ]);
}
