import type { MarketKind } from '@maidan/exchange/sports/sport';
import { say } from '@maidan/words/say';
import { Empty } from '../../../ui/States.tsx';
import { runnerWords, toldWords } from '../../parts/event/toldWords.ts';
import { RulesButton } from '../../parts/marketRules/RulesButton.tsx';
import { SECTION_TITLES } from '../words.ts';
import type { SportResult } from './FinalScore.tsx';

interface Props {
  readonly result: SportResult;
}

type Settled = SportResult['markets'][number];

/** Every market there was, under the headings of the page it was bet on, with what became of it. */
export function MarketResults({ result: { sport, markets } }: Props) {
  const byKind = Map.groupBy(
    markets.toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind)),
    ({ kind }) => kind,
  );
  return (
    <section className="panel ended-markets" aria-label={say('past.markets')}>
      <h2 className="bar">{say('past.markets')}</h2>
      {markets.length === 0 && <Empty icon="document" title={say('past.noMarkets')} text={say('past.noMarketsHint')} />}
      {[...byKind].map(([kind, settled]) => (
        <div key={kind} className="ended-kind">
          <details open={settled.length <= MOST_OPEN}>
            <summary>
              {titleOf(kind)}
              <span className="muted">{say('past.count', { count: settled.length })}</span>
            </summary>
            <ul>
              {settled.map(market => (
                <MarketResult key={market.id} market={market} />
              ))}
            </ul>
          </details>
          <RulesButton title={titleOf(kind)} sport={sport} markets={settled} />
        </div>
      ))}
    </section>
  );
}

/** Who wins is read first; lists longer than this are opened by who wants them. */
const MOST_OPEN = 12;
const FIRST: readonly MarketKind[] = ['bookmaker', 'exchange'];
const rankOf = (kind: MarketKind): number => -FIRST.indexOf(kind);

const titleOf = (kind: MarketKind): string => (kind === 'exchange' ? say('past.books') : SECTION_TITLES[kind]);

const MarketResult = ({ market }: { readonly market: Settled }) => (
  <li>
    <span>
      <b>{toldWords(market.name, market.made)}</b>
      {notesOf(market).map(note => (
        <small key={note}>{note}</small>
      ))}
    </span>
    <ResultBadge market={market} />
  </li>
);

/** Why, by whom, and who was not in it: whatever there is to say besides the result. */
const notesOf = ({ why, how, removed, isCorrected, isVoid }: Settled): readonly string[] =>
  [isVoid || why ? why : '', how, removed, isCorrected ? say('past.corrected') : ''].filter(Boolean);

function ResultBadge({ market: { result, winners, made, isVoid, settledAt } }: { readonly market: Settled }) {
  if (settledAt === null) return <span className="bdg i">{say('past.waiting')}</span>;
  if (isVoid) return <span className="bdg r">{result}</span>;
  const words = winners.length > 0 ? winners.map(runner => runnerWords(runner, made)).join(' & ') : result;
  return <span className={winners.length > 0 ? 'bdg g' : 'bdg'}>{words}</span>;
}
