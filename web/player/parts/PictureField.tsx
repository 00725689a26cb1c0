import { playerSentence } from '@maidan/contract/playerErrors';
import { say } from '@maidan/words/say';
import { useId, useRef, useState } from 'react';
import { describedBy, FieldFrame } from '../../ui/FieldFrame.tsx';
import { Icon } from '../../ui/Icon.tsx';

const MOST_BYTES = 5 * 1024 * 1024;

interface Props {
  readonly label: string;
  readonly name: string;
  readonly hint: string;
  readonly file: File | undefined;
  readonly onChange: (file: File | undefined) => void;
  readonly error?: string | undefined;
}

/** A picture to be sent. What cannot be sent is refused here, before it travels; the server looks again. */
export function PictureField({ label, name, hint, file, onChange, error }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const shown = fault ?? error;

  function choose(chosen: File | undefined) {
    const wrong = chosen && faultOf(chosen);
    if (input.current && (wrong || !chosen)) input.current.value = '';
    setFault(wrong);
    onChange(wrong ? undefined : chosen);
  }

  return (
    <FieldFrame id={id} label={label} error={shown} hint={file ? undefined : hint}>
      <div className={shown ? 'drop err' : 'drop'}>
        <Icon name="picture" small />
        <span className="drop-name">{file ? file.name : say('money.choosePicture')}</span>
        <input
          {...describedBy(id, shown)}
          ref={input}
          type="file"
          name={name}
          accept="image/*"
          onChange={event => choose(event.target.files?.[0])}
        />
        {file && (
          <button
            type="button"
            aria-label={say('money.removePicture', { name: file.name })}
            onClick={() => choose(undefined)}
          >
            <Icon name="close" small />
          </button>
        )}
      </div>
    </FieldFrame>
  );
}

/** Pictures only, and no SVG: that is a program, not a photograph. */
function faultOf(file: File): string | undefined {
  if (!file.type.startsWith('image/') || file.type === 'image/svg+xml') return playerSentence('picture-unreadable');
  return file.size > MOST_BYTES ? playerSentence('picture-too-large') : undefined;
}
