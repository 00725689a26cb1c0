import type { BoardRow } from '@maidan/contract/event';
import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';

/** What it is played for, and what else there is on an event: a picture, fancy rows, a bookmaker. */
export const BoardMarks = ({ row }: { readonly row: BoardRow }) => (
  <span className="bl-marks">
    {row.competitionId !== undefined && (
      <Link className="bl-comp" to={`/competition/${row.competitionId}`} title={row.competition}>
        <Icon name="trophy" small />
        <span>{row.competition}</span>
      </Link>
    )}
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

const Mark = ({ text, means }: { readonly text: string; readonly means: string }) => (
  <span className="bl-mark" title={means}>
    <span aria-hidden="true">{text}</span>
    <span className="vh">{means}</span>
  </span>
);
