import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { useListAddress } from '../parts/useListAddress.ts';

/** On from the mark at which the page ends, and back to the newest: what arrives meanwhile moves nothing. */
export function Older({ next }: { readonly next: string | null }) {
  const { value, change } = useListAddress();
  const isOlder = value('before') !== '';
  if (next === null && !isOlder) return null;
  return (
    <nav className="player-pages" aria-label={say('officePlayer.pages')}>
      {isOlder && <Button onClick={() => change({ before: '' })}>{say('officePlayer.newest')}</Button>}
      {next !== null && <Button onClick={() => change({ before: next })}>{say('officePlayer.older')}</Button>}
    </nav>
  );
}
