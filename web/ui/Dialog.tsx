import { say } from '@maidan/words/say';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon.tsx';
import { enterTopLayer } from './topLayer.ts';
import { useBackCloses } from './useBackCloses.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's own modal: it traps the focus, makes the page behind inert and closes on Escape and Back. Open while it
 * is rendered.
 */
export function Dialog({ title, onClose, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useBackCloses(onClose);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    const opener = document.activeElement;
    dialog.showModal();
    const leave = enterTopLayer(dialog);
    return () => {
      leave();
      dialog.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <dialog
      ref={element}
      className="modal"
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dlg">
        <div className="bar">
          <h2 id={titleId}>{title}</h2>
          <button type="button" aria-label={say('frame.close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className="in">{children}</div>
      </div>
    </dialog>
  );
}
