import type { BoardRow } from '@maidan/contract/event';
import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { competitionWords } from '../parts/event/nameWords.ts';

/** What it is played for, and what else there is on an event: a picture, fancy rows, a bookmaker. */
export const BoardMarks = ({ row }: { readonly row: BoardRow }) => (
  <span className="bl-marks">
    {row.competitionId !== undefined && <Competition id={row.competitionId} name={competitionWords(row.competition)} />}
    {row.hasTv && (
      <span title={say('home.picture')}>
        <Icon name="screen" small />
        <span className="vh">{say('home.picture')}</span>
      </span>
    )}
    {row.hasFancy && <Mark text="F" means={say('home.fancy')} />}
    {row.hasBookmaker && <Mark text="BM" means={say('home.bookmaker')} />}
  </span>
);

const Competition = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <Link className="bl-comp" to={`/competition/${id}`} title={name}>
    <Icon name="trophy" small />
    <span>{name}</span>
  </Link>
);

const Mark = ({ text, means }: { readonly text: string; readonly means: string }) => (
  <span className="bl-mark" title={means}>
    <span aria-hidden="true">{text}</span>
    <span className="vh">{means}</span>
  </span>
);
