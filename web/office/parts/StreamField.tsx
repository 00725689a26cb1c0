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
    label="Stream address"
    name="streamUrl"
    type="url"
    maxLength={500}
    autoComplete="off"
    hint={`A page that shows ${of}, with https. Empty: ${otherwise}`}
  />
);
