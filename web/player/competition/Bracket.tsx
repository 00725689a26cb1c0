import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { eventPath } from '../parts/event/paths.ts';
import { roundWords } from './kindWords.ts';

type Ties = NonNullable<Reply<'competition'>['bracket']>;

interface Props {
  readonly bracket: Ties;
  readonly sport: string;
}

/** Round beside round, from the first to the final. */
export function Bracket({ bracket, sport }: Props) {
  const rounds = Math.max(...bracket.map(({ round }) => round));
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <section className="bracket" tabIndex={0} aria-label={say('season.bracket')}>
      {[...Map.groupBy(bracket, ({ round }) => round)].map(([round, ties]) => (
        <section key={round} aria-label={roundWords('cup', round, rounds)}>
          <h2>{roundWords('cup', round, rounds)}</h2>
          <ul>
            {ties.map(tie => (
              <li key={tie.nth}>
                {tie.event === null ? (
                  <div className="bracket-tie">
                    <Sides tie={tie} />
                  </div>
                ) : (
                  <Link className="bracket-tie" to={eventPath({ sport, id: tie.event })}>
                    <Sides tie={tie} />
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

const Sides = ({ tie: { sides } }: { readonly tie: Ties[number] }) =>
  sides.map(({ name, score, isThrough }, n) => (
    <span key={name ?? n} className={isThrough ? 'through' : undefined}>
      {name ?? <i>{say('season.toBeFound')}</i>}
      <b>{score}</b>
    </span>
  ));
