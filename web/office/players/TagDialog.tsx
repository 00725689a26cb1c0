import { say } from '@maidan/words/say';
import { useId, useState } from 'react';
import { TextField } from '../../ui/TextField.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useAsk, useCommand } from '../queries.ts';
import type { PlayerProps } from './player.ts';

/** A tag of those in use, or another, and why. */
export function TagDialog({ player, onClose }: PlayerProps & { readonly onClose: () => void }) {
  const list = useId();
  const inUse = useAsk('playerTags', {});
  const [tag, setTag] = useState('');
  const [isMissing, setMissing] = useState(false);
  const add = useCommand('tagPlayer', (_, { tag: put }) => {
    notify.success(say('officePlayer.tagged', { tag: put }));
    onClose();
  });
  const give = (reason: string): void => {
    setMissing(tag.trim() === '');
    if (tag.trim()) add.run({ id: player.id, tag: tag.trim(), reason });
  };
  return (
    <ReasonDialog
      title={say('officePlayer.tagWho', { name: player.username })}
      action={say('officePlayer.addTag')}
      busy={add.busy}
      onGive={give}
      onClose={onClose}
    >
      <TextField
        label={say('officePlayer.tag')}
        name="tag"
        value={tag}
        maxLength={24}
        list={list}
        autoComplete="off"
        hint={say('officePlayer.tagIs')}
        error={isMissing && !tag.trim() ? say('officePlayer.tagNeeded') : undefined}
        onChange={setTag}
      />
      <datalist id={list}>
        {inUse.data?.tags.map(each => (
          <option key={each.tag} value={each.tag}>
            {each.tag}
          </option>
        ))}
      </datalist>
    </ReasonDialog>
  );
}
