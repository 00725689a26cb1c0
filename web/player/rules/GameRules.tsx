import { gameOf } from '@maidan/games/index';
import { sayRule } from '@maidan/words/games/rules';
import { say } from '@maidan/words/say';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../ui/router.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { ReturnsTable } from '../parts/returns/ReturnsTable.tsx';

/** The rules of a game as its declaration has them, with the return of every bet. Loaded when somebody asks. */
export function GameRules({ code }: { readonly code: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['game', code],
    queryFn: async () => (await gameOf(code)) ?? null,
    staleTime: Number.POSITIVE_INFINITY, // rules do not change while the page is open
  });
  if (error) return <Failed title={say('rules.failed')} text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={4} />;
  return (
    <div className="game-rules">
      <ol>
        {data.rules.map(rule => (
          <li key={rule}>{sayRule(rule)}</li>
        ))}
      </ol>
      <p>
        <Link className="btn sm" to={`/casino/${code}`}>
          {say('rules.toTable')}
        </Link>
      </p>
      <div className="game-returns">
        <ReturnsTable code={code} />
      </div>
    </div>
  );
}
