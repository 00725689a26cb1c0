import type { EventView } from '@maidan/contract/event';
import { say } from '@maidan/words/say';
import { Link } from '../../../ui/router.tsx';
import { slugOf } from '../places.ts';
import { competitionWords } from './nameWords.ts';

interface Props {
  readonly of: Pick<EventView, 'competition'> & { readonly competitionId?: string | undefined };
}

/** What a match is played for; where its season is known, the page of it. */
export const CompetitionLink = ({ of: { competition, competitionId } }: Props) =>
  competitionId === undefined ? (
    competitionWords(competition)
  ) : (
    <Link to={`/competition/${competitionId}`}>{competitionWords(competition)}</Link>
  );

/** What is over of the same sport. */
export const ResultsLink = ({ sport }: { readonly sport: string }) => (
  <Link to={`/results?sport=${slugOf(sport)}&day=`}>{say('shell.sportResults')}</Link>
);
