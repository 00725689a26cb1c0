import '../fantasy/fantasy.css';
import { RETURNED } from '@maidan/exchange/fantasy/contests';
import { say } from '@maidan/words/say';
import { Segmented } from '../../ui/Segmented.tsx';
import { useSearchParams } from '../../ui/router.tsx';
import { MatchList } from '../fantasy/MatchList.tsx';
import { OwnContests } from '../fantasy/OwnContests.tsx';

const SHOWN = ['upcoming', 'live', 'mine', 'ended'] as const;
const WORDS = {
  upcoming: say('fantasy.upcoming'),
  live: say('fantasy.live'),
  mine: say('fantasy.mine'),
  ended: say('fantasy.ended'),
} as const;

/** Matches with contests: to come, being played, one's own, over. */
export function Fantasy() {
  const [query, setQuery] = useSearchParams();
  const show = SHOWN.find(each => each === query.get('show')) ?? 'upcoming';
  return (
    <section className="fantasy">
      <header className="panel fantasy-head">
        <h1>{say('fantasy.title')}</h1>
        <p>{say('fantasy.lead')}</p>
        <p className="muted">{say('fantasy.fairness', { percent: String(RETURNED), rake: String(100 - RETURNED) })}</p>
        <Segmented
          label={say('fantasy.shown')}
          name="show"
          value={show}
          options={SHOWN}
          words={WORDS}
          onChange={next => setQuery({ show: next })}
        />
      </header>
      {show === 'mine' ? <OwnContests /> : <MatchList show={show} />}
    </section>
  );
}
