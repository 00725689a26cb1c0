import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { bold } from '../../../ui/said.tsx';
import { sideName } from '../../../ui/sportWords.ts';
import { Note } from '../../parts/Note.tsx';
import { type Market, runnerWords } from '../events/event.ts';
import { percentText } from '../markets/figures.ts';

interface Props {
  readonly market: Market;
  readonly returns: Reply<'setPrices'>['returns'];
}

/** What the prices that were just saved give back on average, by the model of the match. */
export const Returns = ({ market, returns }: Props) => (
  <output className="sport-returns">
    {returns.length > 0 && (
      <Note tone="good" icon="check">
        {say('officeSport.onAverage')}
        <ul>
          {returns.map(each => (
            <li key={each.runner + each.side}>
              {say('officeSport.returns', {
                side: sideName(market.kind, each.side),
                runner: runnerWords(market, each.runner),
                percent: percentText(each.returns),
                b: bold,
              })}
            </li>
          ))}
        </ul>
      </Note>
    )}
  </output>
);
