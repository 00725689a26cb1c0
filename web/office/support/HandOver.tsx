import { say } from '@maidan/words/say';
import { useState } from 'react';
import { SelectField } from '../../ui/SelectField.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useCommand } from '../queries.ts';
import { useMe } from '../session.ts';
import type { TicketDetail } from './ticket.ts';

interface Props {
  readonly ticket: TicketDetail;
  readonly onClose: () => void;
}

/** To a colleague who can answer, with a note that no player reads. */
export function HandOver({ ticket: { id, player, colleagues }, onClose }: Props) {
  const me = useMe();
  const others = colleagues.filter(each => each.id !== me.id);
  const [to, setTo] = useState(others[0]?.id ?? '');
  const hand = useCommand('handTicket', (_, { to: given }) => {
    const name = others.find(each => each.id === given)?.name ?? '';
    notify.success(say('officeSupport.isHanded', { name }));
    onClose();
  });
  return (
    <ReasonDialog
      title={say('officeSupport.ofPlayer', { name: player.username })}
      label={say('officeSupport.handNote')}
      most={500}
      action={say('officeSupport.handOver')}
      busy={hand.busy}
      onGive={words => hand.run({ id, to, words })}
      onClose={onClose}
    >
      <SelectField
        label={say('officeSupport.handTo')}
        name="to"
        value={to}
        options={others.map(each => ({ value: each.id, label: each.name }))}
        onChange={setTo}
      />
    </ReasonDialog>
  );
}
