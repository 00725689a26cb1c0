import type { EventView } from '@maidan/contract/event';
import { Link } from '../../../ui/router.tsx';

interface Props {
  readonly of: Pick<EventView, 'competition'> & { readonly competitionId?: string | undefined };
}

/** What a match is played for; where its season is known, the page of it. */
export const CompetitionLink = ({ of: { competition, competitionId } }: Props) =>
  competitionId === undefined ? competition : <Link to={`/competition/${competitionId}`}>{competition}</Link>;
