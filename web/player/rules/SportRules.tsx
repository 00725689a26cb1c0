import { say } from '@maidan/words/say';
import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { SECTION_TITLES } from '../../ui/sportWords.ts';
import { RuleText } from '../parts/marketRules/RuleText.tsx';
import { ASKED } from '../parts/marketRules/ruleOf.ts';
import { RULES } from '../parts/marketRules/rules.ts';
import { SPORT_NOTES } from '../parts/marketRules/sportNotes.ts';
import { placeOf } from '../parts/places.ts';

/** What counts in each sport, and every kind of market. `isFirst`: somebody came for them. */
export function SportRules({ isFirst }: { readonly isFirst: boolean }) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFirst) element.current?.scrollIntoView({ block: 'start' });
  }, [isFirst]);
  return (
    <section className="panel sport-rules" ref={element}>
      <h2 className="bar">
        {say('marketRules.sport')}
        <small className="sp">{say('marketRules.sportAre')}</small>
      </h2>
      <h3 className="prose-bar">{say('marketRules.bySport')}</h3>
      <dl className="market-rule">
        {Object.entries(SPORT_NOTES).map(([code, note]) => (
          <div key={code}>
            <dt>{placeOf(code).label}</dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
      <h3 className="prose-bar">{say('marketRules.byMarket')}</h3>
      <div className="rules-list">
        {ASKED.map(({ rule, kind }) => (
          <details key={rule + kind}>
            <summary>
              <b>{RULES[rule].name}</b>
              <small>{kind === 'exchange' ? say('marketRules.exchange') : SECTION_TITLES[kind]}</small>
              <Icon name="down" small />
            </summary>
            <RuleText rule={rule} kind={kind} />
          </details>
        ))}
      </div>
    </section>
  );
}
