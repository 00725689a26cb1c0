import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/router.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { NoticeList } from './NoticeList.tsx';
import { useInbox, useMarkRead } from './useInbox.ts';

const SHOWN = 10;

/** The newest of what one was told. */
export function BellPanel({ onClose }: { readonly onClose: () => void }) {
  const { data, error, refetch } = useInbox(SHOWN);
  const markRead = useMarkRead();
  const page = data?.pages[0];
  const newest = page?.rows[0];
  return (
    <div className="bell-inside">
      {page && page.unread > 0 && newest && (
        <p className="bell-read">
          <Button small onClick={() => void markRead({ upTo: newest.at })}>
            {say('inbox.readAll')}
          </Button>
        </p>
      )}
      {error && <Failed title={say('inbox.failed')} text={error.message} onRetry={() => void refetch()} />}
      {!page && !error && <Loading rows={4} />}
      {page?.rows.length === 0 && <Empty icon="bell" title={say('inbox.none')} text={say('inbox.noneHint')} />}
      {page && page.rows.length > 0 && <NoticeList rows={page.rows} onFollow={onClose} />}
      <p className="bell-links">
        <Link className="lk" to="/inbox" onClick={onClose}>
          {say('inbox.all')}
        </Link>
        <Link className="lk" to="/inbox?show=choices" onClick={onClose}>
          {say('inbox.choices')}
        </Link>
      </p>
    </div>
  );
}
