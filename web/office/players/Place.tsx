import type { Reply } from '@maidan/contract/api';
import { Link } from '../../ui/router.tsx';
import { useMay } from '../session.ts';

type BetPlace = Reply<'playerBets'>['rows'][number]['place'];

/** Where something was bet, as a link for who may look there. */
export function Place({ place, name }: { readonly place: BetPlace; readonly name: string }) {
  const seesTables = useMay('tables.read');
  const seesSport = useMay('sport.read');
  const to = pathOf(place);
  const sees = place.kind === 'round' || place.kind === 'spin' ? seesTables : seesSport;
  return sees ? (
    <Link className="lk" to={to}>
      {name}
    </Link>
  ) : (
    name
  );
}

export function pathOf({ kind, id, within }: BetPlace): string {
  if (kind === 'round') return `/tables/${within}`;
  if (kind === 'spin') return '/slots';
  return kind === 'event' ? `/sport/${id}/${within}` : `/contests/${id}`;
}

/** The record that the verifiers take, of what everybody may check. */
export function proofOf({ kind, id }: BetPlace): string | undefined {
  if (kind === 'round') return `/api/casino/rounds/${id}`;
  return kind === 'event' ? `/api/exchange/events/${id}/record` : undefined;
}
