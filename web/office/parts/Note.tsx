import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';

interface Props {
  readonly tone: 'warning' | 'bad' | 'good' | 'info';
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** Something to know before deciding. */
export const Note = ({ tone, icon, children }: Props) => (
  <div className={`office-note ${tone}`}>
    <Icon name={icon} />
    <div>{children}</div>
  </div>
);
