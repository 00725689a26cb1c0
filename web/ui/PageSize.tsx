import { say } from '@maidan/words/say';
import { useId } from 'react';

const SIZES = [10, 20, 50] as const;

interface Props {
  readonly size: number;
  readonly onChange: (size: number) => void;
}

/** 'Show 10 Entries'. */
export function PageSize({ size, onChange }: Props) {
  const id = useId();
  return (
    <div className="paged-size">
      <label htmlFor={id}>{say('frame.show')}</label>
      <select id={id} className="inp" value={size} onChange={event => onChange(Number(event.target.value))}>
        {SIZES.map(option => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
      <span>{say('frame.entries')}</span>
    </div>
  );
}
