import { say } from '@maidan/words/say';
import { createPortal } from 'react-dom';
import { cssTransition, toast, ToastContainer } from 'react-toastify/unstyled';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import type { ToastAction, ToastType } from './toastAction.ts';
import { toastHost } from './topLayer.ts';

const ICONS: Readonly<Record<string, IconName>> = { success: 'check', error: 'warning', info: 'info' };

const inAndOut = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false });

interface Props {
  /** Milliseconds until a toast closes by itself, counted while it is neither hovered nor out of focus. */
  readonly closeAfter: number;
}

/** Top right, above everything. */
export const ToastStack = ({ closeAfter }: Props) =>
  createPortal(
    <ToastContainer
      position="top-right"
      autoClose={closeAfter}
      transition={inAndOut}
      pauseOnHover
      pauseOnFocusLoss
      draggable
      closeOnClick={false}
      newestOnTop
      toastClassName="toast"
      aria-label={say('frame.notifications')}
      icon={IconOf}
      closeButton={CloseButton}
    />,
    toastHost(),
  );

const IconOf = ({ type }: { readonly type: string }) => <Icon name={ICONS[type] ?? 'info'} />;

const CloseButton = ({ closeToast }: { readonly closeToast: (byHand: boolean) => void }) => (
  <button type="button" className="toast-close" aria-label={say('frame.close')} onClick={() => closeToast(true)}>
    <Icon name="close" small />
  </button>
);

const words = (text: string, detail?: string, action?: ToastAction) => (
  <div>
    <b>{text}</b>
    {detail && <p>{detail}</p>}
    {action && (
      <button type="button" className="toast-act" onClick={action.act}>
        {action.words}
      </button>
    )}
  </div>
);

/** The same text again does not stack: it starts anew. */
export function show(type: ToastType, text: string, detail?: string, action?: ToastAction): void {
  const toastId = `${type} ${text}`.replaceAll(/\W+/g, '-'); // it becomes the id of the element
  if (toast.isActive(toastId)) toast.update(toastId, { render: words(text, detail, action), delay: 0 });
  else toast[type](words(text, detail, action), { toastId, ...(action?.stays && { autoClose: false }) });
}
