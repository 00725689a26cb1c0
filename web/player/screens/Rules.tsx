import { Link } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { useLiveSite } from '../site.ts';
import '../../styles/prose.css';

/** The rules of the house. Those of a game are on its own page, made from the game itself. */
export function Rules() {
  const { data: site } = useLiveSite();
  return (
    <section className="panel">
      <h1 className="bar">
        <Icon name="book" small />
        Rules
      </h1>
      <div className="prose">
        <h2>Who may play</h2>
        <p>
          Adults of 18 years or more, one account each.
          {site?.mode === 'play' && ' This house plays for play money: it can be neither bought nor paid out.'}
        </p>
        <h2>Money</h2>
        <ul>
          <li>
            Amounts are Indian rupees, counted in whole paise. Nothing is ever rounded in the house’s favour twice.
          </li>
          <li>A deposit is credited after the operator has seen the payment.</li>
          <li>A withdrawal holds its amount at once. It cannot be taken back, and it cannot be bet.</li>
          <li>
            Every movement is on your <Link to="/casino/statement">Account Statement</Link>, which ends at your balance.
          </li>
          <li>Exp is what open bets could cost you at worst. It is held, and released when they are settled.</li>
        </ul>
        <h2>Bets</h2>
        <ul>
          <li>Only the server’s clock decides whether a bet was in time.</li>
          <li>A bet is struck at the price you saw or a better one. A worse one is offered to you again.</li>
          <li>The range shown beside a table is the range that is taken.</li>
        </ul>
        <h2>Games</h2>
        <p>
          The rules and payouts of each game open with its table in the <Link to="/casino">lobby</Link>.
        </p>
      </div>
    </section>
  );
}
