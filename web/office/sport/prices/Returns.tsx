import type { Reply } from '@maidan/contract/api';
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
        On average these prices return, of what is risked:
        <ul>
          {returns.map(each => (
            <li key={each.runner + each.side}>
              {sideName(market.kind, each.side)} {runnerWords(market, each.runner)}:{' '}
              <b>{percentText(each.returns)} %</b>
            </li>
          ))}
        </ul>
      </Note>
    )}
  </output>
);
