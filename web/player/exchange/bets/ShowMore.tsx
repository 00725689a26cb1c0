import { say } from '@maidan/words/say';
import { Button } from '../../../ui/Button.tsx';
import type { Matched } from './useMatched.ts';

interface Props {
  readonly matched: Pick<Matched, 'more' | 'isLoading' | 'showMore'>;
}

/** The way to older bets, where there are some. */
export const ShowMore = ({ matched: { more, isLoading, showMore } }: Props) =>
  more === 0 ? null : (
    <p className="show-more">
      <Button small busy={isLoading} onClick={showMore}>
        {say('betting.showOlder', { count: more })}
      </Button>
    </p>
  );
