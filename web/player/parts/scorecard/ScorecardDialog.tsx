import { say } from '@maidan/words/say';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Scorecard } from './Scorecard.tsx';

interface Props {
  readonly event: string;
  readonly onClose: () => void;
}

export const ScorecardDialog = ({ event, onClose }: Props) => (
  <Dialog title={say('card.title')} onClose={onClose}>
    <Scorecard event={event} />
  </Dialog>
);
