import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';

const TONES = { good: 'bdg g', bad: 'bdg r', warning: 'bdg w', plain: 'bdg i', quiet: 'bdg' } as const;

interface Props {
  readonly tone: keyof typeof TONES;
  readonly icon?: IconName | undefined;
  readonly children: ReactNode;
}

export const Badge = ({ tone, icon, children }: Props) => (
  <span className={TONES[tone]}>
    {icon && <Icon name={icon} small />}
    {children}
  </span>
);
