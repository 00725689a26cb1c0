import type { CricketCard, InningsCard } from '@maidan/exchange/sports/cricket/scorecard/scorecard';
import { oversName } from '@maidan/exchange/sports/cricket/overs';
import { say } from '@maidan/words/say';
import { FigureTable } from './FigureTable.tsx';
import { Plot, PLOT } from './Plot.tsx';
import { dotAt, halves, lineOf, marksTo, roof, xOf, yOf } from './plotting.ts';
import { scoreOfInnings } from './cricketWords.ts';

interface Props {
  readonly card: CricketCard;
  readonly innings: InningsCard;
}

export const CricketCharts = ({ card, innings }: Props) => (
  <div className="scorecard-columns">
    <Worm innings={card.innings.filter(({ isSuperOver }) => isSuperOver === innings.isSuperOver)} />
    <Manhattan innings={innings} />
  </div>
);

const LOOKS = ['look-a', 'look-b', 'look-c', 'look-d'] as const;
const lookOf = (nth: number): string => LOOKS[nth % LOOKS.length]!;

/** Each innings as a line of its score, over by over, with a dot where somebody was out. */
function Worm({ innings }: { readonly innings: readonly InningsCard[] }) {
  const overs = Math.max(1, ...innings.map(each => each.overs.length));
  const most = roof(Math.max(...innings.map(({ score }) => score)));
  return (
    <Plot
      title={say('card.worm')}
      told={innings.map(wormWords).join('; ')}
      up={halves(most)}
      along={marksTo(overs)}
      legend={innings.map((each, nth) => [`${each.side} ${scoreOfInnings(each)}`, lookOf(nth)])}
      table={
        <FigureTable
          caption={say('card.worm')}
          heads={[say('card.over'), ...innings.map((each, nth) => `${nth + 1}. ${each.side}`)]}
          rows={Array.from({ length: overs }, (_, n) => ({
            key: n,
            cells: [n + 1, ...innings.map(each => each.overs[n]?.score ?? '')],
          }))}
        />
      }
    >
      {innings.map((each, nth) => (
        // oxlint-disable-next-line react/no-array-index-key
        <g key={nth} className={lookOf(nth)}>
          <path className="plot-line" d={lineOf([0, ...each.overs.map(({ score }) => score)], overs, most)} />
          {each.overs.map(
            ({ over, wickets, score }) =>
              wickets > 0 && <path key={over} className="plot-dot" d={dotAt(xOf(over, overs), yOf(score, most))} />,
          )}
        </g>
      ))}
    </Plot>
  );
}

const wormWords = ({ side, score, wickets, balls }: InningsCard): string =>
  say('card.wormOf', { side, score: `${score}/${wickets}`, overs: oversName(balls) });

/** Each over as a bar of its runs, with a dot above it for each wicket. */
function Manhattan({ innings: { side, overs } }: { readonly innings: InningsCard }) {
  const highest = Math.max(0, ...overs.map(({ runs }) => runs));
  const most = roof(highest + 3);
  const width = PLOT.width / Math.max(1, overs.length);
  return (
    <Plot
      title={say('card.manhattan')}
      told={say('card.manhattanOf', { side, most: String(highest) })}
      up={halves(most)}
      along={marksTo(overs.length)}
      table={
        <FigureTable
          caption={say('card.manhattan')}
          heads={[say('card.over'), say('card.runs'), say('card.wickets')]}
          rows={overs.map(({ over, runs, wickets }) => ({ key: over, cells: [over, runs, wickets || ''] }))}
        />
      }
    >
      {overs.map(({ over, runs, wickets }) => {
        const [x, y] = [(over - 1) * width, yOf(runs, most)];
        return (
          <g key={over} className="look-a">
            <rect className="plot-bar" x={x + width * 0.15} y={y} width={width * 0.7} height={PLOT.height - y} />
            {Array.from({ length: wickets }, (_, n) => (
              <path key={n} className="plot-dot out" d={dotAt(x + width / 2, y - 10 - 14 * n)} />
            ))}
          </g>
        );
      })}
    </Plot>
  );
}
