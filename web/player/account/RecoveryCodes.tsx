import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/Toasts.tsx';
import './recoveryCodes.css';

interface Props {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shown this once: whoever has them gets in without the app. */
export function RecoveryCodes({ codes, onKept }: Props) {
  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'));
    notify.success(say('account.codesCopied'));
  }
  return (
    <div className="panel-form recovery">
      <h3>{say('account.recoveryCodes')}</h3>
      <p>{say('account.keepCodes')}</p>
      <ol className="recovery-codes">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="recovery-do">
        <Button onClick={() => void copy()}>{say('account.copyCodes')}</Button>
        <Button kind="teal" onClick={onKept}>
          {say('account.codesKept')}
        </Button>
      </div>
    </div>
  );
}
