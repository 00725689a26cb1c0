import type { NoticeKind } from '@maidan/contract/inboxKinds';
import { say } from '@maidan/words/say';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { Link } from '../../ui/router.tsx';
import { formatMinute } from '../../ui/when.ts';
import { type Notice, useMarkRead } from './useInbox.ts';

const ICONS: Readonly<Record<NoticeKind, IconName>> = {
  deposit: 'download',
  withdrawal: 'upload',
  bets: 'trophy',
  matched: 'bets',
  limit: 'heart',
  security: 'shield',
  support: 'chat',
  news: 'news',
};

interface Props {
  readonly rows: readonly Notice[];
  /** One was followed to what it is about. */
  readonly onFollow?: () => void;
}

/** Each leads to what it is about, and is read from then on. */
export function NoticeList({ rows, onFollow }: Props) {
  const markRead = useMarkRead();
  const follow = ({ id, isRead }: Notice): void => {
    if (!isRead) void markRead({ id });
    onFollow?.();
  };
  return (
    <ul className="notices">
      {rows.map(row => (
        <li key={row.id}>
          <Link className={row.isRead ? 'notice' : 'notice new'} to={row.to} onClick={() => follow(row)}>
            <Icon name={ICONS[row.kind]} />
            <span className="notice-words">
              <b>
                {!row.isRead && <span className="vh">{say('inbox.unread')}: </span>}
                {row.title}
              </b>
              <span>{row.text}</span>
              <time className="muted">{formatMinute(row.at)}</time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
