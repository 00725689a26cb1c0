import { GAMES } from '@maidan/games/index';
import { useCallback, useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from '../../ui/router.tsx';
import { Floor } from '../casino/floor/Floor.tsx';
import { rememberPlayed, useRecent } from '../lobby/recent.ts';
import { useFavourites } from '../parts/favourites.ts';
import { floorIn, floorOf, floorPath, keepFloor, useKeptFloor } from '../parts/floorCodes.ts';

const ALL = GAMES.map(({ code }) => code);

/** `/casino/tables?codes=teen20,dt20`: tables side by side. Without codes, those of the last time. */
export function CasinoTables() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const kept = useKeptFloor();
  const favourites = useFavourites();
  const recent = useRecent();
  const near = useMemo(() => floorOf(ALL.length, favourites, recent, ALL), [favourites, recent]);
  const wanted = query.get('codes') ?? (kept.length > 0 ? kept : near.slice(0, 2)).join();
  const codes = useMemo(() => floorIn(wanted), [wanted]);
  const onCodes = useCallback((next: readonly string[]) => navigate(floorPath(next), { replace: true }), [navigate]);
  useEffect(() => {
    keepFloor(codes);
    for (const code of codes.toReversed()) rememberPlayed(code);
  }, [codes]);
  return <Floor codes={codes} near={near} onCodes={onCodes} />;
}
