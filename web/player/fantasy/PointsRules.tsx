import { RETURNED } from '@maidan/exchange/fantasy/contests';
import { FEATS, POINTS, type Rate } from '@maidan/exchange/fantasy/pointsTable';
import { type Format, FORMATS } from '@maidan/exchange/sports/cricket/rules';
import { say } from '@maidan/words/say';
import { formatWords } from '../parts/event/formatWords.ts';
import { FEAT_NAMES, pointsText } from './fantasySay.ts';

/** What counts, what it is worth in this format, and what becomes of the money. */
export function PointsRules({ format }: { readonly format: string }) {
  const known: Format = FORMATS.find(each => each === format) ?? 'T20';
  const { worth, strikeRate, economy } = POINTS[known];
  return (
    <details className="panel fantasy-rules">
      <summary className="bar lt">{say('fantasy.rules')}</summary>
      <ul>
        <li>{say('fantasy.ruleTeam')}</li>
        <li>{say('fantasy.ruleRecord')}</li>
        <li>{say('fantasy.ruleLock')}</li>
        <li>{say('fantasy.ruleMoney', { percent: String(RETURNED) })}</li>
        <li>{say('fantasy.ruleRefund')}</li>
      </ul>
      <table>
        <caption>{say('fantasy.tableOf', { format: formatWords(known) })}</caption>
        <tbody>
          {FEATS.map(feat => {
            if (feat === 'strikeRate') return strikeRate && <RateRow key={feat} feat={feat} rate={strikeRate} />;
            if (feat === 'economy') return economy && <RateRow key={feat} feat={feat} rate={economy} />;
            return (
              worth[feat] !== 0 && (
                <tr key={feat}>
                  <th scope="row">{FEAT_NAMES[feat]}</th>
                  <td>{pointsText(worth[feat])}</td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

const RateRow = ({ feat, rate }: { readonly feat: 'strikeRate' | 'economy'; readonly rate: Rate }) => (
  <tr>
    <th scope="row">{say('fantasy.rateFrom', { feat: FEAT_NAMES[feat], balls: String(rate.balls) })}</th>
    <td>
      {rate.atLeast.map(([limit, points]) => (
        <span key={limit}>{say('fantasy.atLeast', { rate: String(limit), points: pointsText(points) })}</span>
      ))}
      {rate.below.map(([limit, points]) => (
        <span key={limit}>{say('fantasy.below', { rate: String(limit), points: pointsText(points) })}</span>
      ))}
    </td>
  </tr>
);
