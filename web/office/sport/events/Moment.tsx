import { say } from '@maidan/words/say';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../../ui/Button.tsx';
import { formatInstant } from '../../../ui/when.ts';
import { Badge } from '../../parts/Badge.tsx';
import { useIsStale } from '../useSport.ts';

interface Props {
  readonly query: UseQueryResult<{ readonly now: number }>;
}

/** When the figures are from. They move on by themselves; when they do not, it says so. */
export function Moment({ query }: Props) {
  const isStale = useIsStale(query);
  if (!query.data) return null;
  return (
    <span className="sport-moment">
      {formatInstant(query.data.now)}
      <output>
        {isStale && (
          <Badge tone="warning" icon="warning">
            {say('officeSport.notUpToDate')}
          </Badge>
        )}
      </output>
      {isStale && (
        <Button small onClick={() => void query.refetch()}>
          {say('officeSport.tryAgain')}
        </Button>
      )}
    </span>
  );
}
