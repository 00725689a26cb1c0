import { Note } from '../parts/Note.tsx';

/** Why the server, or the form itself, said no. */
export const Refusal = ({ words }: { readonly words: string }) =>
  words && (
    <div role="alert">
      <Note tone="bad" icon="warning">
        {words}
      </Note>
    </div>
  );
