import { gameOf } from '@maidan/games/index';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../ui/router.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { ReturnsTable } from '../fair/ReturnsTable.tsx';

/** The rules of a game as its declaration has them, with the return of every bet. Loaded when somebody asks. */
export function GameRules({ code }: { readonly code: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['game', code],
    queryFn: async () => (await gameOf(code)) ?? null,
    staleTime: Number.POSITIVE_INFINITY, // rules do not change while the page is open
  });
  if (error) return <Failed title="The rules did not load" text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={4} />;
  return (
    <div className="game-rules">
      <ol>
        {data.rules.map(rule => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <p>
        <Link className="btn sm" to={`/casino/${code}`}>
          Go to the table
        </Link>
      </p>
      <div className="game-returns">
        <ReturnsTable code={code} />
      </div>
    </div>
  );
}
