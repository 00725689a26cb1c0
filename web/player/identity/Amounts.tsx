import '../parts/meters.css';
import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import type { Known } from './useIdentity.ts';

const RULES = ['in', 'out', 'held'] as const;
const WORDS = { in: say('identity.in'), out: say('identity.out'), held: say('identity.held') } as const;

/** How much may be paid in, paid out and held by what is known, how much of it is used, and what there would be otherwise. */
export function Amounts({ known: { tier, used, tiers, state, days } }: { readonly known: Known }) {
  return (
    <section className="panel">
      <h2 className="bar lt">{say('identity.amounts')}</h2>
      <div className="identity-body">
        <p className="muted">{say('identity.amountsAre', { days })}</p>
        <ul className="identity-used">
          {RULES.map(rule => {
            const words = say('identity.usedOf', { used: formatMoney(used[rule]), most: formatMoney(tier[rule]) });
            return (
              <li key={rule}>
                <span>{WORDS[rule]}</span>
                <b>{words}</b>
                <meter
                  min={0}
                  max={Math.max(tier[rule], 1)}
                  value={Math.min(used[rule], tier[rule])}
                  aria-label={WORDS[rule]}
                >
                  {words}
                </meter>
              </li>
            );
          })}
        </ul>
        <h3>{say('identity.tiers')}</h3>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <section className="identity-tiers" tabIndex={0} aria-label={say('identity.tiers')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{say('identity.tier')}</th>
                {RULES.map(rule => (
                  <th key={rule} scope="col">
                    {WORDS[rule]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {tiers.map(each => (
                <tr key={each.state} aria-current={each.state === state ? 'true' : undefined}>
                  <th scope="row">{say('identity.state', { state: each.state })}</th>
                  {RULES.map(rule => (
                    <td key={rule}>₹{formatMoney(each.tier[rule])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </section>
  );
}
