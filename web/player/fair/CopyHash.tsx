import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { notify } from '../../ui/Toasts.tsx';

interface Props {
  readonly name: string;
  readonly hash: string;
}

/** How long 'Copied!' stands there. */
const COPIED_MS = 2_000;

/** A hash by its beginning and its end; the whole of it goes to the clipboard. */
export function CopyHash({ name, hash }: Props) {
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(hash);
      setCopied(true);
      setTimeout(() => setCopied(false), COPIED_MS);
    } catch {
      notify.info(say('fair.copyByHand'), hash);
    }
  }

  return (
    <button type="button" className="hash" title={hash} onClick={() => void copy()}>
      <span className="vh">{say('fair.copyHead', { name })}</span>
      <code>{`${hash.slice(0, 10)}…${hash.slice(-6)}`}</code>
      {isCopied ? <span>{say('fair.copied')}</span> : <Icon name="copy" small />}
    </button>
  );
}
