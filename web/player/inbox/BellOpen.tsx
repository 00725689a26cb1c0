import { say } from '@maidan/words/say';
import { Dialog } from '../../ui/Dialog.tsx';
import { BellPanel } from './BellPanel.tsx';

interface Props {
  readonly isSheet: boolean;
  readonly onClose: () => void;
}

/** A panel under the bell, or a sheet of its own. */
export const BellOpen = ({ isSheet, onClose }: Props) =>
  isSheet ? (
    <Dialog title={say('inbox.title')} onClose={onClose}>
      <BellPanel onClose={onClose} />
    </Dialog>
  ) : (
    <section className="menu-panel bell-panel" aria-label={say('inbox.title')}>
      <h2>{say('inbox.title')}</h2>
      <BellPanel onClose={onClose} />
    </section>
  );
