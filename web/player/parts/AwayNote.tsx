import './away.css';
import { Icon } from '../../ui/Icon.tsx';

/** What goes on while nobody tells anything of a table or a match. It goes by itself when somebody does. */
export const AwayNote = ({ words }: { readonly words: string | undefined }) => (
  <output className="away" data-shown={words !== undefined}>
    {words !== undefined && (
      <>
        <Icon name="retry" small />
        <span>{words}</span>
      </>
    )}
  </output>
);
