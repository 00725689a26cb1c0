import { playOut } from '@maidan/exchange/proof/sportLaws';
import { type Scorecard, scorecardOf } from '@maidan/exchange/sports/scorecards';
import { type SomeSport, sportOf } from '@maidan/exchange/sports/sports';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CricketCardView } from './CricketCardView.tsx';
import { CricketCharts } from './CricketCharts.tsx';
import { CricketOvers } from './CricketOvers.tsx';
import { FootballView } from './FootballView.tsx';
import { RaceView } from './RaceView.tsx';
import { TennisView } from './TennisView.tsx';

/* What a card has, of a match that was played to its end. */

function cardOf<K extends Scorecard['kind']>(code: string, kind: K): Extract<Scorecard, { readonly kind: K }> {
  const sport: SomeSport = sportOf(code)!; // one of the list
  const { fixture, events } = playOut(sport, 'cards');
  const card = scorecardOf(
    sport,
    fixture,
    events.map((event, at) => ({ event, at })),
  );
  if (card.kind !== kind) throw new Error(`${code} has another card`);
  return card as Extract<Scorecard, { readonly kind: K }>;
}

const texts = (markup: string, tag: string): readonly string[] =>
  [...markup.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'g'))].map(([, text = '']) => text);

test('cricket: batting, bowling, fall of wickets, partnerships, every over, worm and Manhattan', () => {
  const card = cardOf('cricket', 'cricket');
  const innings = card.innings[0]!;
  const markup = renderToStaticMarkup(<CricketCardView card={card} />);
  expect(texts(markup, 'caption')).toEqual(['Batting', 'Bowling']);
  expect(texts(markup, 'h3')).toEqual(['Fall of wickets', 'Partnerships']);
  const overs = renderToStaticMarkup(<CricketOvers innings={innings} />);
  expect(overs.match(/class="ball-marks/g)).toHaveLength(innings.overs.length);
  const charts = renderToStaticMarkup(<CricketCharts card={card} innings={innings} />);
  expect(texts(charts, 'caption')).toEqual(['Worm: runs after each over', 'Manhattan: runs of each over']);
});

test('football: figures of both sides, minute by minute, and who pressed when', () => {
  const markup = renderToStaticMarkup(<FootballView card={cardOf('football', 'football')} />);
  expect([...texts(markup, 'caption'), ...texts(markup, 'h3')]).toEqual([
    'In figures',
    'Momentum: who pressed when',
    'Minute by minute',
  ]);
});

test('tennis: set by set, its figures, the points of each, and every game', () => {
  const markup = renderToStaticMarkup(<TennisView card={cardOf('tennis', 'tennis')} />);
  expect([...texts(markup, 'caption'), ...texts(markup, 'h3')]).toEqual([
    'Set by set',
    'In figures',
    'Points in each set',
    'Game by game',
  ]);
});

test('racing: form, draw, weight, jockey and trainer of every runner', () => {
  const markup = renderToStaticMarkup(<RaceView card={cardOf('horseRacing', 'race')} />);
  for (const head of ['Form', 'Draw', 'Weight', 'Jockey', 'Trainer', 'Age'])
    expect(texts(markup, 'th')).toContain(head);
});
