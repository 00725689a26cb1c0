import type { FootballCard, Moment } from '@maidan/exchange/sports/football/timeline';
import { say } from '@maidan/words/say';
import { FigureTable } from './FigureTable.tsx';
import { Plot, PLOT } from './Plot.tsx';
import { Versus, type VersusLine } from './Versus.tsx';
import { roof } from './plotting.ts';

/** What was counted, who pressed when, and minute by minute. */
export const FootballView = ({ card }: { readonly card: FootballCard }) => (
  <div className="scorecard-columns">
    <div>
      <Versus caption={say('card.counts')} sides={card.sides} lines={linesOf(card)} />
      <Momentum card={card} />
    </div>
    <FigureTable
      caption={say('card.timeline')}
      words={2}
      heads={[say('card.minute'), say('card.told'), say('card.score')]}
      rows={[...card.moments.entries()].toReversed().map(([nth, moment]) => ({
        key: nth,
        isStrong: moment.what === 'goal',
        cells: [moment.minute, momentWords(card, moment), moment.goals.join('–')],
      }))}
    />
  </div>
);

const linesOf = ({ goals, atHalfTime, counts }: FootballCard): readonly VersusLine[] => [
  { name: say('card.goals'), figures: goals },
  ...(atHalfTime ? [{ name: say('card.halfTime'), figures: atHalfTime }] : []),
  { name: say('card.attacks'), figures: counts.attacks },
  { name: say('card.missed'), figures: counts.missed },
  { name: say('card.disallowed'), figures: counts.disallowed },
  { name: say('card.corners'), figures: counts.corners },
  { name: say('card.yellows'), figures: counts.yellows },
  { name: say('card.reds'), figures: counts.reds },
];

const MOMENT_WORDS: Readonly<Record<Moment['what'], string>> = {
  goal: say('card.goal'),
  missed: say('card.goalMissed'),
  disallowed: say('card.goalDisallowed'),
  corner: say('card.corner'),
  yellow: say('card.yellow'),
  red: say('card.red'),
  halfTime: say('card.isHalfTime'),
  fullTime: say('card.isFullTime'),
  abandoned: say('card.isAbandoned'),
};

const momentWords = ({ sides }: FootballCard, { what, side }: Moment) => (
  <span className={`moment ${what}`}>
    {MOMENT_WORDS[what]}
    {side !== undefined && <small>{sides[side]}</small>}
  </span>
);

/** Bars of the first side go up, those of the second down. */
function Momentum({ card: { sides, pressure } }: { readonly card: FootballCard }) {
  const most = roof(Math.max(...pressure.flatMap(({ by }) => by)));
  const middle = PLOT.height / 2;
  const width = PLOT.width / pressure.length;
  const ends = [pressure[0]?.from, pressure[pressure.length / 2]?.from, pressure.at(-1)?.to];
  return (
    <Plot
      title={say('card.momentum')}
      told={say('card.momentumOf', { home: sides[0], away: sides[1] })}
      up={['', '', '']}
      along={ends.map(minute => `${minute ?? ''}′`)}
      legend={[
        [sides[0], 'look-a'],
        [sides[1], 'look-b'],
      ]}
      table={
        <FigureTable
          caption={say('card.momentum')}
          heads={[say('card.minute'), ...sides]}
          rows={pressure.map(({ from, to, by }) => ({ key: from, cells: [`${from}–${to}′`, ...by] }))}
        />
      }
    >
      {pressure.map(({ from, by: [home, away] }, n) => {
        const [x, wide] = [n * width + width * 0.12, width * 0.76];
        const [up, down] = [(middle * home) / most, (middle * away) / most];
        return (
          <g key={from}>
            <rect className="plot-bar look-a" x={x} width={wide} y={middle - up} height={up} />
            <rect className="plot-bar look-b" x={x} width={wide} y={middle} height={down} />
          </g>
        );
      })}
    </Plot>
  );
}
