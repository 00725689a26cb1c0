import { DELAY_MS } from '@maidan/exchange/betDelay';
import type { MarketKind } from '@maidan/exchange/sports/sport';
import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';
import { exampleOf } from './example.ts';
import { RULES, type RuleId } from './rules.ts';
import './rules.css';

/** What one market between players asks now. */
export interface BookTerms {
  readonly betDelayMs: number;
  /** In hundredths of a per cent. */
  readonly commission: number;
}

interface Props {
  readonly rule: RuleId;
  readonly kind: MarketKind;
  readonly terms?: BookTerms | undefined;
}

/** One kind of question in one kind of market. */
export const RuleText = ({ rule, kind, terms }: Props) => (
  <dl className="market-rule">
    <QuestionLines rule={rule} />
    <TermLines kind={kind} terms={terms} />
  </dl>
);

/** Several questions of one kind of market: what is the same for all of them is said once. */
export const RuleTexts = ({ rules, kind, terms }: Omit<Props, 'rule'> & { readonly rules: readonly RuleId[] }) => (
  <>
    {rules.map(rule => (
      <section key={rule}>
        {rules.length > 1 && <h3>{RULES[rule].name}</h3>}
        <dl className="market-rule">
          <QuestionLines rule={rule} />
        </dl>
      </section>
    ))}
    <section>
      {rules.length > 1 && <h3>{say('marketRules.allOfThem')}</h3>}
      <dl className="market-rule">
        <TermLines kind={kind} terms={terms} />
      </dl>
    </section>
  </>
);

const QuestionLines = ({ rule }: Pick<Props, 'rule'>) => (
  <>
    <Line name={say('marketRules.wins')}>{RULES[rule].wins}</Line>
    <Line name={say('marketRules.void')}>{RULES[rule].void}</Line>
  </>
);

const TermLines = ({ kind, terms }: Omit<Props, 'rule'>) => (
  <>
    <Line name={say('marketRules.example')}>{exampleOf(kind)}</Line>
    <Line name={say('marketRules.delay')}>{delayWords(kind, terms)}</Line>
    <Line name={say('marketRules.commission')}>{commissionWords(kind, terms)}</Line>
    <Line name={say('marketRules.settled')}>{say('marketRules.settledByRecord')}</Line>
  </>
);

const Line = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const seconds = (ms: number): string => String(ms / 1_000);

function delayWords(kind: MarketKind, terms: BookTerms | undefined): string {
  if (kind !== 'exchange')
    return `${say('marketRules.house')} ${say('marketRules.delayHouse', { seconds: seconds(DELAY_MS.rowInPlay) })}`;
  const delay = terms
    ? say('marketRules.delayNow', { seconds: seconds(terms.betDelayMs) })
    : say('marketRules.delayBetween', { before: seconds(DELAY_MS.before), inPlay: seconds(DELAY_MS.inPlay) });
  return `${say('marketRules.between')} ${delay}`;
}

/** Only what players win from each other is charged. */
function commissionWords(kind: MarketKind, terms: BookTerms | undefined): string {
  if (kind !== 'exchange' || terms?.commission === 0) return say('marketRules.commissionNone');
  return terms
    ? say('marketRules.commissionOf', { rate: String(terms.commission / 100) })
    : say('marketRules.commissionShown');
}
