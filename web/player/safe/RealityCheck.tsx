import type { Reply } from '@maidan/contract/api';
import { formatMoney, formatSigned } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { newKey } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/router.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { enterTopLayer } from '../../ui/topLayer.ts';
import { intentOf } from '../parts/intent.ts';
import { callLater } from '../laterCalls.ts';
import { signOut } from '../session.ts';

interface Props {
  readonly session: Reply<'playSession'>;
  readonly time: string;
  readonly onAnswered: () => void;
}

/**
 * How it goes, at the interval the player chose. It has no cross and no Escape, however often that is pressed: browsers close a
 * dialog at the second time, whatever a page says to the first. It is answered, or one leaves.
 */
export function RealityCheck({ session: { staked, won, net, checkAt }, time, onAnswered }: Props) {
  const { element, title, show } = useStaying();
  const titleId = useId();
  const [isSending, setSending] = useState(false);

  async function goOn(): Promise<void> {
    setSending(true);
    try {
      await intentOf('answerCheck', sessionStorage, newKey).send(checkAt, key => callLater('answerCheck', {}, { key }));
      onAnswered();
    } catch (error) {
      notify.error(say('safe.check'), error instanceof Error ? error.message : undefined);
    }
    setSending(false);
  }

  return (
    <dialog
      ref={element}
      className="modal"
      aria-labelledby={titleId}
      onCancel={event => event.preventDefault()}
      onClose={({ currentTarget }) => currentTarget.isConnected && show(currentTarget)}
    >
      <div className="dlg">
        <div className="bar">
          <h2 id={titleId} className="reality-title" ref={title} tabIndex={-1}>
            {say('safe.check')}
          </h2>
        </div>
        <div className="in reality">
          <p>{say('safe.checkText', { time })}</p>
          <dl>
            <Figure name={say('safe.staked')} amount={formatMoney(staked)} />
            <Figure name={say('safe.won')} amount={formatMoney(won)} />
            <Figure name={say('safe.net')} amount={formatSigned(net)} />
          </dl>
          <Button kind="primary" big busy={isSending} onClick={() => void goOn()}>
            {say('safe.goOn')}
          </Button>
          <div className="reality-ways">
            <Link className="btn" to="/casino/statement">
              {say('safe.myHistory')}
            </Link>
            <Button onClick={() => void signOut()}>{say('safe.exit')}</Button>
          </div>
        </div>
      </div>
    </dialog>
  );
}

/** Opened as long as it is there, with the focus on its heading: an Enter that was meant for a bet is no answer. */
function useStaying() {
  const element = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const show = useCallback((dialog: HTMLDialogElement): void => {
    dialog.showModal();
    title.current?.focus();
  }, []);
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return undefined;
    show(dialog);
    const leave = enterTopLayer(dialog);
    return () => {
      leave();
      dialog.close();
    };
  }, [show]);
  return { element, title, show };
}

const Figure = ({ name, amount }: { readonly name: string; readonly amount: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>₹{amount}</dd>
  </div>
);
