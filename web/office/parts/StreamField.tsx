import { say } from '@maidan/words/say';
import { TextField } from '../../ui/TextField.tsx';

interface Props {
  /** What the page shows: 'the table'. */
  readonly of: string;
  readonly otherwise: string;
  readonly value: string;
  readonly onChange: (address: string) => void;
  readonly readOnly: boolean;
  readonly error: string | undefined;
}

/** Where an operator's own picture comes from. */
export const StreamField = ({ of, otherwise, ...field }: Props) => (
  <TextField
    {...field}
    label={say('office.streamAddress')}
    name="streamUrl"
    type="url"
    maxLength={500}
    autoComplete="off"
    hint={say('office.streamHint', { of, otherwise })}
  />
);
