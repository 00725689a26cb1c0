import { say } from '@maidan/words/say';
import { formatMinute } from '../../ui/when.ts';
import { Note } from '../parts/Note.tsx';
import type { PlayerProps } from './player.ts';

/** Who blocked the player, when and why: above whatever is looked at. */
export const BlockedBy = ({ player: { block } }: { readonly player: Pick<PlayerProps['player'], 'block'> }) =>
  block && (
    <div className="office-notes office-notes-first">
      <Note tone="bad" icon="lock">
        <b>{say('officeMoney.blockedBy', { name: block.by, time: formatMinute(block.at) })}</b>
        <p>{block.reason}</p>
      </Note>
    </div>
  );
