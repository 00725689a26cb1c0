import './overview.css';
import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { formatMinute } from '../../ui/when.ts';
import { Badge } from '../parts/Badge.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useCommand } from '../queries.ts';
import { useMay } from '../session.ts';
import type { PlayerProps } from './player.ts';
import { TagDialog } from './TagDialog.tsx';

type Tag = Reply<'playerFile'>['tags'][number];

/** Short words of colleagues about a player: who put each there, when and why. */
export function Tags({ player, tags }: PlayerProps & { readonly tags: readonly Tag[] }) {
  const mayTag = useMay('players.note');
  const [isAdding, setAdding] = useState(false);
  if (!mayTag && tags.length === 0) return null;
  return (
    <section className="player-tags" aria-label={say('officePlayer.tags')}>
      {tags.map(tag =>
        mayTag ? (
          <RemovableTag key={tag.tag} player={player} tag={tag} />
        ) : (
          <span key={tag.tag} title={toldOf(tag)}>
            <Badge tone="quiet">{tag.tag}</Badge>
          </span>
        ),
      )}
      {mayTag && (
        <Button small onClick={() => setAdding(true)}>
          {say('officePlayer.addTag')}
        </Button>
      )}
      {isAdding && <TagDialog player={player} onClose={() => setAdding(false)} />}
    </section>
  );
}

const toldOf = ({ by, at, reason }: Tag): string => say('officePlayer.tagBy', { by, when: formatMinute(at), reason });

function RemovableTag({ player, tag }: PlayerProps & { readonly tag: Tag }) {
  const [isOpen, setOpen] = useState(false);
  const remove = useCommand('untagPlayer', () => {
    setOpen(false);
    notify.success(say('officePlayer.untagged', { tag: tag.tag }));
  });
  return (
    <>
      <button
        type="button"
        className="player-tag"
        title={toldOf(tag)}
        aria-label={say('officePlayer.removeTag', { tag: tag.tag })}
        onClick={() => setOpen(true)}
      >
        {tag.tag}
        <Icon name="close" small />
      </button>
      {isOpen && (
        <ReasonDialog
          title={say('officePlayer.removeTagOf', { tag: tag.tag, name: player.username })}
          action={say('officePlayer.remove')}
          busy={remove.busy}
          onGive={reason => remove.run({ id: player.id, tag: tag.tag, reason })}
          onClose={() => setOpen(false)}
        >
          <p>{toldOf(tag)}</p>
        </ReasonDialog>
      )}
    </>
  );
}
