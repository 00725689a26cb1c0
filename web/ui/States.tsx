import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

/* The three states of a list that is not there: on its way, empty, failed. */

/** Grey lines in the place of the rows to come, so that nothing jumps when they arrive. */
export const Loading = ({ rows = 4 }: { readonly rows?: number }) => (
  <output className="loading">
    <span className="vh">{say('frame.loading')}</span>
    {Array.from({ length: rows }, (_, row) => (
      <div className="skr" key={row}>
        <div className="sk" />
        <div className="sk" />
      </div>
    ))}
  </output>
);

interface EmptyProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}

export const Empty = ({ icon, title, text, action }: EmptyProps) => (
  <div className="state">
    <Icon name={icon} />
    <b>{title}</b>
    <p>{text}</p>
    {action}
  </div>
);

interface FailedProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly onRetry: () => void;
}

export const Failed = ({ title, text, onRetry }: FailedProps) => (
  <div className="state" role="alert">
    <Icon name="warning" />
    <b>{title}</b>
    <p>{text}</p>
    <Button kind="teal" small onClick={onRetry}>
      <Icon name="retry" small />
      {say('frame.tryAgain')}
    </Button>
  </div>
);
