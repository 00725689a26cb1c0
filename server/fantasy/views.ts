import type { Reply } from '@maidan/contract/api';
import { CONTEST_KINDS, type ContestKind, kindOf, prizesOf } from '@maidan/exchange/fantasy/contests';
import type { Tables } from '../db/statements.ts';
import { contestId } from './contestId.ts';
import type { ContestRow } from './rows.ts';
import type { MatchFound } from './store.ts';

/* Matches and contests as players are told of them. */

type MatchView = Omit<Reply<'fantasyMatches'>['rows'][number], 'entries' | 'mine'>;
type ContestView = Reply<'fantasyMatch'>['contests'][number];

const STATES = { upcoming: 'upcoming', inPlay: 'live', over: 'over', void: 'void' } as const;

export const matchView = ({
  id,
  fixture,
  state,
  starts_at,
}: Pick<Tables['sport_events'], 'id' | 'fixture' | 'state' | 'starts_at'>): MatchView => ({
  event: id,
  name: fixture.name,
  competition: fixture.competition,
  format: fixture.format,
  sides: [...fixture.sides],
  startsAt: starts_at,
  state: STATES[state],
});

export function contestView(row: ContestRow, mine: number): ContestView {
  const kind = kindOf(row.kind) ?? CONTEST_KINDS[0]!;
  const terms = { ...kind, fee: row.fee };
  return {
    ...{ id: row.id, code: row.kind, nth: row.nth, fee: row.fee, places: row.places, mostEach: row.most_each },
    ...{ entries: row.entries, mine, state: row.state, why: row.why },
    prizes: [...prizesOf(terms, row.entries)],
    fullPrizes: [...prizesOf(terms, row.places)],
  };
}

/** Those that somebody entered, and while it is open the next of each kind. */
export function contestViews(
  match: MatchFound,
  rows: readonly (ContestRow & { readonly mine: number | null })[],
): ContestView[] {
  return CONTEST_KINDS.flatMap(kind => {
    const known = rows.filter(row => row.kind === kind.code);
    const last = known.at(-1);
    const isNext = !match.is_locked && (!last || last.entries === last.places);
    return [
      ...known.map(({ mine, ...row }) => contestView(row, mine ?? 0)),
      ...(isNext ? [nextOf(match, kind, (last?.nth ?? 0) + 1)] : []),
    ];
  });
}

const nextOf = ({ id: event }: MatchFound, kind: ContestKind, nth: number): ContestView => ({
  ...{ id: contestId(event, kind.code, nth), code: kind.code, nth, fee: kind.fee, places: kind.places },
  ...{ mostEach: kind.mostEach, entries: 0, mine: 0, state: 'open', why: null, prizes: [] },
  fullPrizes: [...prizesOf(kind, kind.places)],
});
