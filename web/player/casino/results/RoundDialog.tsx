import { gameOf } from '@maidan/games/index';
import { useQuery } from '@tanstack/react-query';
import { PastRound } from './PastRound.tsx';

interface Props {
  readonly game: string;
  readonly round: string;
  readonly onClose: () => void;
}

/** The story of a round, once the game it belongs to is loaded. */
export function RoundDialog({ game: code, round, onClose }: Props) {
  const { data: game } = useQuery({
    queryKey: ['game', code],
    queryFn: async () => (await gameOf(code)) ?? null,
    staleTime: Number.POSITIVE_INFINITY, // rules do not change while the page is open
  });
  return game && <PastRound game={game} round={round} onClose={onClose} />;
}
