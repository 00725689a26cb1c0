import type { Said } from '@maidan/contract/event';
import { say } from '@maidan/words/say';
import { toldWords } from '../../parts/event/toldWords.ts';
import { formatTime } from '../../../ui/when.ts';

interface Props {
  readonly said: readonly Said[];
}

/** Ball by ball, newest first. What was said before is there for who scrolls. */
export const Commentary = ({ said }: Props) =>
  said.length === 0 ? null : (
    // A list that scrolls has to be reached by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol className="commentary" aria-label={say('sport.commentary')} tabIndex={0}>
      {said.map(({ at, text, told }, nth) => (
        <li key={`${at} ${text}`} className={nth === 0 ? 'newest' : undefined}>
          <time dateTime={new Date(at).toISOString()}>{formatTime(at)}</time>
          {toldWords(text, told)}
        </li>
      ))}
    </ol>
  );
