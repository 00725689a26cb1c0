import { Icon } from '../../ui/Icon.tsx';

/** What went wrong with the whole form, said at once to those who cannot see it. */
export const Failure = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p className="note er" role="alert">
      <Icon name="warning" small />
      {text}
    </p>
  );
