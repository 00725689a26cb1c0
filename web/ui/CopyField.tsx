import '../styles/money.css';
import './copyField.css';
import { say } from '@maidan/words/say';
import { useEffect, useId, useRef, useState } from 'react';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';

const COPIED_MS = 2_000;

interface Props {
  readonly label: string;
  readonly value: string;
  /** Some things are read, not copied: the name of a bank. */
  readonly withoutCopy?: boolean;
  readonly error?: string | undefined;
}

/** Something to read or copy, never to change. */
export function CopyField({ label, value, withoutCopy = false, error }: Props) {
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy() {
    if (await copyText(value, input.current)) setCopies(count => count + 1);
  }

  return (
    <FieldFrame id={id} label={label} error={error}>
      <div className={error ? 'inp ro err' : 'inp ro'}>
        <span className="ro-whole" data-value={value}>
          <textarea {...describedBy(id, error)} ref={input} className="ro-value" value={value} rows={1} readOnly />
        </span>
        {!withoutCopy && (
          <button type="button" className="cp1" onClick={() => void copy()}>
            <Icon name={copies > 0 ? 'check' : 'copy'} small />
            <span aria-live="polite">{copies > 0 ? say('frame.copied') : say('frame.copy')}</span>
            <span className="vh"> {label}</span>
          </button>
        )}
      </div>
    </FieldFrame>
  );
}

/** Browsers give the clipboard only to secure pages; elsewhere the old command takes it from the selected field. */
async function copyText(text: string, field: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}
