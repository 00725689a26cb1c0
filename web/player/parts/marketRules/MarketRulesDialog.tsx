import { say } from '@maidan/words/say';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Link } from '../../../ui/router.tsx';
import { type BookTerms, RuleTexts } from './RuleText.tsx';
import { type RuledMarket, ruleOf } from './ruleOf.ts';
import { SPORT_NOTES } from './sportNotes.ts';

export interface MarketRulesProps {
  /** The market, or the heading over several. */
  readonly title: string;
  readonly sport: string;
  readonly markets: readonly RuledMarket[];
  /** Of a market between players. */
  readonly terms?: BookTerms | undefined;
}

/** The rules of what stands under one heading, each question once. */
export function MarketRulesDialog({ title, sport, markets, terms, onClose }: MarketRulesProps & Closing) {
  const byKind = Map.groupBy(markets, ({ kind }) => kind);
  const note = SPORT_NOTES[sport];
  return (
    <Dialog title={say('marketRules.title', { market: title })} onClose={onClose}>
      <div className="market-rules">
        {note && (
          <p className="market-note">
            <b>{say('marketRules.counts')}</b> {note}
          </p>
        )}
        {[...byKind].map(([kind, asked]) => (
          <RuleTexts key={kind} rules={[...new Set(asked.map(ruleOf))]} kind={kind} terms={terms} />
        ))}
        <p>
          <Link to="/rules?sport" className="btn sm">
            {say('marketRules.all')}
          </Link>
        </p>
      </div>
    </Dialog>
  );
}

interface Closing {
  readonly onClose: () => void;
}
