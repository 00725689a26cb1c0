import { say } from '@maidan/words/say';
import { useAway } from '../../../live/useAway.ts';
import { Note } from '../../parts/Note.tsx';

/** While nobody keeps the matches, or who does cannot be reached: figures stand still, and nothing can be done about it. */
export function SportAway() {
  const why = useAway('board');
  if (why === undefined) return <output />;
  return (
    <output>
      <Note tone="warning" icon="retry">
        {why === 'moving' ? say('officeSport.changingHands') : say('officeSport.notReached')}
      </Note>
    </output>
  );
}
