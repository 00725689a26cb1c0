import type { PlayCard } from '@maidan/exchange/sports/playCard';
import { say } from '@maidan/words/say';
import { formatTime } from '../../../ui/when.ts';
import { toldWords } from '../event/toldWords.ts';
import { FigureTable } from './FigureTable.tsx';
import { Plot } from './Plot.tsx';
import { halves, lineOf, roof } from './plotting.ts';

/** Of any sport: how the score grew, and everything that changed it. */
export const PlayView = ({ card }: { readonly card: PlayCard }) => (
  <>
    {card.isCounted && card.scores.length > 1 && <Progress card={card} />}
    <FigureTable
      caption={say('card.howItWent')}
      words={2}
      heads={[say('card.when'), say('card.told'), say('card.score')]}
      rows={[...card.scores.entries()].toReversed().map(([nth, { at, scores, text, told }]) => ({
        key: nth,
        cells: [formatTime(at), toldWords(text, told), scores.join(card.sides.length > 2 ? ' · ' : '–')],
      }))}
    />
  </>
);

function Progress({ card: { sides, scores } }: { readonly card: PlayCard }) {
  const lines = sides.map((_, side) => [0, ...scores.map(line => Number(line.scores[side] || 0))]);
  const most = roof(Math.max(...lines.flat()));
  const last = scores.at(-1)?.scores ?? [];
  return (
    <Plot
      title={say('card.progress')}
      told={sides.map((side, n) => `${side} ${last[n] ?? ''}`).join('; ')}
      up={halves(most)}
      along={[formatTime(scores[0]!.at), formatTime(scores.at(-1)!.at)]}
      legend={sides.map((side, n) => [`${side} ${last[n] ?? ''}`, n === 0 ? 'look-a' : 'look-b'])}
      table={
        <FigureTable
          caption={say('card.progress')}
          heads={[say('card.when'), ...sides]}
          rows={scores.map((line, n) => ({ key: n, cells: [formatTime(line.at), ...line.scores] }))}
        />
      }
    >
      {lines.map((line, n) => (
        <path
          // oxlint-disable-next-line react/no-array-index-key
          key={n}
          className={`plot-line ${n === 0 ? 'look-a' : 'look-b'}`}
          d={lineOf(line, scores.length, most)}
        />
      ))}
    </Plot>
  );
}
