import '../../parts/result/resultMarks.css';
import type { Drawn } from '@maidan/games/kit/shown';
import { say } from '@maidan/words/say';
import { colourOf } from '../../parts/result/pockets.ts';
import { type Frequency, frequenciesOf, hotAndCold } from './hotCold.ts';
import type { Past } from './tallies.ts';

interface Props {
  readonly drawn: Drawn;
  readonly pasts: readonly Past[];
}

const TITLES: Readonly<Record<Drawn['title'], string>> = {
  numbers: say('casino.drawnNumbers'),
  dice: say('casino.drawnDice'),
  totals: say('casino.drawnTotals'),
};

/** The numbers that came more and less often than expected, with no promise in it. */
export function HotCold({ drawn, pasts }: Props) {
  const { hot, cold } = hotAndCold(frequenciesOf(drawn, pasts));
  const isWheel = drawn.title === 'numbers';
  return (
    <section className="tally">
      <h3>{TITLES[drawn.title]}</h3>
      <div className="hot-cold">
        <Ranked title={say('casino.hot')} numbers={hot} isWheel={isWheel} />
        <Ranked title={say('casino.cold')} numbers={cold} isWheel={isWheel} />
      </div>
      <p className="past-only">{say('casino.pastOnly')}</p>
    </section>
  );
}

interface RankedProps {
  readonly title: string;
  readonly numbers: readonly Frequency[];
  readonly isWheel: boolean;
}

const Ranked = ({ title, numbers, isWheel }: RankedProps) => (
  <div>
    <h4>{title}</h4>
    <ul>
      {numbers.map(({ number, count, expected }) => (
        <li key={number}>
          <span className={isWheel ? `mark ${colourOf(number)}` : 'mark wide'}>{number}</span>
          <span className="muted">{say('casino.timesOf', { count, expected: Math.round(expected * 10) / 10 })}</span>
        </li>
      ))}
    </ul>
  </div>
);
