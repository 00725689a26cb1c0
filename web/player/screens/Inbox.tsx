import '../inbox/bell.css';
import '../inbox/inbox.css';
import '../safe/safe.css';
import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { Link, useSearchParams } from '../../ui/router.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { ChoiceTable } from '../inbox/ChoiceTable.tsx';
import { NoticeList } from '../inbox/NoticeList.tsx';
import { PushHere } from '../inbox/PushHere.tsx';
import { useChoices } from '../inbox/useChoices.ts';
import { useInbox, useMarkRead } from '../inbox/useInbox.ts';

const SIZE = 20;

/** Everything one was told; and what one chooses to be told. */
export function Inbox() {
  const [query] = useSearchParams();
  const isChoosing = query.get('show') === 'choices';
  return (
    <div className="inbox-page">
      <div className="panel">
        <h1 className="bar">{say('inbox.title')}</h1>
        <nav className="seg" aria-label={say('inbox.title')}>
          <Link to="/inbox" aria-current={isChoosing ? undefined : 'page'}>
            {say('inbox.all')}
          </Link>
          <Link to="/inbox?show=choices" aria-current={isChoosing ? 'page' : undefined}>
            {say('inbox.choices')}
          </Link>
        </nav>
      </div>
      {isChoosing ? <Choosing /> : <Told />}
    </div>
  );
}

function Told() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInbox(SIZE);
  const markRead = useMarkRead();
  const rows = data?.pages.flatMap(page => page.rows) ?? [];
  const [newest] = rows;
  return (
    <section className="panel" aria-label={say('inbox.all')}>
      {newest && (
        <p className="bell-read">
          <span className="muted inbox-kept">{say('inbox.keptFor')}</span>
          <Button small disabled={data?.pages[0]?.unread === 0} onClick={() => void markRead({ upTo: newest.at })}>
            {say('inbox.readAll')}
          </Button>
        </p>
      )}
      {error && <Failed title={say('inbox.failed')} text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Loading rows={6} />}
      {data && !newest && <Empty icon="bell" title={say('inbox.none')} text={say('inbox.noneHint')} />}
      {newest && <NoticeList rows={rows} />}
      {hasNextPage && (
        <p className="bell-links">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say('inbox.older')}
          </Button>
        </p>
      )}
    </section>
  );
}

function Choosing() {
  const { data, error, refetch, choose } = useChoices();
  if (error) return <Failed title={say('inbox.failed')} text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={6} />;
  const { off, amounts } = data;
  return (
    <>
      <section className="panel">
        <h2 className="bar lt">{say('inbox.what')}</h2>
        <p className="muted inbox-about">{say('inbox.whatIs')}</p>
        <ChoiceTable off={off} onChange={next => void choose({ off: next, amounts })} />
      </section>
      <PushHere choices={data} onAmounts={next => void choose({ off, amounts: next })} />
    </>
  );
}
