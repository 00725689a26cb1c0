import { entryOf } from '@maidan/games/index';
import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { Link, useSearchParams } from '../../ui/router.tsx';
import { GameList } from '../rules/GameList.tsx';
import { SportRules } from '../rules/SportRules.tsx';
import { useLiveSite } from '../site.ts';
import './prose.css';
import '../rules/rules.css';
import '../../styles/table.css';

/** The rules of the house, and those of every game, made from the game itself. */
export function Rules() {
  const [query] = useSearchParams();
  return (
    <>
      <section className="panel">
        <h1 className="bar">
          <Icon name="book" small />
          {say('rules.title')}
        </h1>
        <HouseRules />
      </section>
      <SportRules isFirst={query.has('sport')} />
      <section className="panel">
        <h2 className="bar">
          {say('rules.games')}
          <small className="sp">{say('rules.gamesAre')}</small>
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
      <h2>{say('rules.who')}</h2>
      <p>{site?.mode === 'play' ? say('rules.adultsPlay') : say('rules.adults')}</p>
      <h2>{say('rules.money')}</h2>
      <ul>
        <li>{say('rules.rupees')}</li>
        <li>{say('rules.deposit')}</li>
        <li>{say('rules.withdrawal')}</li>
        <li>{say('rules.statement', { to: toStatement })}</li>
        <li>{say('rules.exposure')}</li>
      </ul>
      <h2>{say('rules.bets')}</h2>
      <ul>
        <li>{say('rules.clock')}</li>
        <li>{say('rules.price')}</li>
        <li>{say('rules.range')}</li>
        <li>{say('rules.void')}</li>
      </ul>
      <h2>{say('rules.fair')}</h2>
      <p>{say('rules.fairIs', { to: toFairPlay })}</p>
    </div>
  );
}

const toStatement = (words: string) => (
  <Link key="statement" to="/casino/statement">
    {words}
  </Link>
);

const toFairPlay = (words: string) => (
  <Link key="fair" to="/casino/fair">
    {words}
  </Link>
);
