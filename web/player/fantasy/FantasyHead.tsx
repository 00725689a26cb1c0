import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { formatMinute } from '../../ui/when.ts';
import { formatWords } from '../parts/event/formatWords.ts';
import { eventPath } from '../parts/event/paths.ts';
import { toldWords } from '../parts/event/toldWords.ts';
import type { MatchOf } from './useFantasy.ts';

interface Props {
  readonly match: Omit<MatchOf, 'contests'>;
  /** Where it came from. */
  readonly back: { readonly to: string; readonly words: string };
  readonly children?: ReactNode;
}

/** What is played, when, how it stands, and whether teams can still be changed. */
export function FantasyHead({ match, back, children }: Props) {
  const { event, name, competition, format, startsAt, isLocked, score, state } = match;
  return (
    <header className="panel fantasy-head">
      <Link to={back.to} className="fantasy-back">
        <Icon name="left" small /> {back.words}
      </Link>
      <h1>{name}</h1>
      <p className="muted">
        {competition} · {formatWords(format)} · {formatMinute(startsAt)}
      </p>
      {score && state !== 'upcoming' && (
        <p className="fantasy-score">
          {score.sides.map(({ name: side, score: figure }) => (
            <span key={side}>
              {side} <b>{figure}</b>
            </span>
          ))}
          {score.line && <small>{toldWords(score.line, score.told?.line)}</small>}
        </p>
      )}
      <p>
        {isLocked ? say('fantasy.locked') : say('fantasy.openUntil', { when: formatMinute(startsAt) })}{' '}
        <Link to={eventPath({ sport: 'cricket', id: event })}>{say('fantasy.seeMatch')}</Link>
      </p>
      {children}
    </header>
  );
}
