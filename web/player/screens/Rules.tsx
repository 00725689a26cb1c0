import { entryOf } from '@maidan/games/index';
import { Icon } from '../../ui/Icon.tsx';
import { Link, useSearchParams } from '../../ui/router.tsx';
import { GameList } from '../rules/GameList.tsx';
import { useLiveSite } from '../site.ts';
import '../../styles/prose.css';
import '../../styles/rules.css';
import '../../styles/table.css';

/** The rules of the house, and those of every game, made from the game itself. */
export function Rules() {
  const [query] = useSearchParams();
  return (
    <>
      <section className="panel">
        <h1 className="bar">
          <Icon name="book" small />
          Rules
        </h1>
        <HouseRules />
      </section>
      <section className="panel">
        <h2 className="bar">
          Games
          <small className="sp">Rules and the return of every bet</small>
        </h2>
        <GameList opened={entryOf(query.get('game') ?? '')?.code} />
      </section>
    </>
  );
}

function HouseRules() {
  const { data: site } = useLiveSite();
  return (
    <div className="prose">
      <h2>Who may play</h2>
      <p>
        Adults of 18 years or more, one account each.
        {site?.mode === 'play' && ' This house plays for play money: it can be neither bought nor paid out.'}
      </p>
      <h2>Money</h2>
      <ul>
        <li>Amounts are Indian rupees, counted in whole paise. Nothing is ever rounded in the house’s favour twice.</li>
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
        <li>A round that cannot be finished is void: every stake on it goes back, and it is counted in public.</li>
      </ul>
      <h2>Fair play</h2>
      <p>
        Every card can be drawn again by you after the round. <Link to="/casino/fair">Fair Play</Link> says how, and
        what is proven by it.
      </p>
    </div>
  );
}
