import { say } from '@maidan/words/say';
import { type ReactNode, useEffect } from 'react';

interface Props {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** The heading of a screen, which also names the browser's tab. */
export function ScreenHead({ title, note, children }: Props) {
  useEffect(() => {
    document.title = say('office.tab', { title });
  }, [title]);
  return (
    <header className="office-head">
      <h1>{title}</h1>
      {note && <span className="muted">{note}</span>}
      {children && <div className="office-head-end">{children}</div>}
    </header>
  );
}
