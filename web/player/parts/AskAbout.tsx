import type { ThingKind } from '@maidan/contract/ticketKinds';
import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';

interface Props {
  readonly kind: ThingKind;
  readonly id: string;
}

const pathOf = ({ kind, id }: Props): string => `/support?kind=${kind}&id=${encodeURIComponent(id)}`;

/** Leads to support with what it stands beside. */
export const AskAbout = (thing: Props) => (
  <Link className="ask-about" to={pathOf(thing)}>
    <Icon name="chat" small />
    {say('support.ask')}
  </Link>
);

/** The same in a list: only its sign, at the end of what it is about. */
export const AskBeside = ({
  children,
  name,
  ...thing
}: Props & { readonly name: string; readonly children: ReactNode }) => (
  <span className="ask-beside">
    <span>{children}</span>
    <Link
      className="ask-sign"
      to={pathOf(thing)}
      title={say('support.ask')}
      aria-label={say('support.askOf', { name })}
    >
      <Icon name="chat" small />
    </Link>
  </span>
);
