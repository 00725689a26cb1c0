import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Empty } from '../../ui/States.tsx';
import { formatMinute } from '../../ui/when.ts';
import { type HouseNews, TO_WORDS, WriteNews } from '../news/WriteNews.tsx';
import { Badge } from '../parts/Badge.tsx';
import { Listing } from '../parts/Listing.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { Also, type Column, Table } from '../parts/Table.tsx';
import { useListAddress } from '../parts/useListAddress.ts';
import { useAskList } from '../queries.ts';
import { useMay } from '../session.ts';

/** News of the house to players: what was sent, to whom, and how many were told. */
export function News() {
  const { page, turnTo } = useListAddress();
  const news = useAskList('houseNews', { page, size: 20 });
  const mayWrite = useMay('news.write');
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <ScreenHead title={say('office.news')} />
      <div className="panel office-alone">
        {mayWrite && (
          <div className="office-filters">
            <Button kind="primary" onClick={() => setWriting(true)}>
              {say('officeMail.newsWrite')}
            </Button>
          </div>
        )}
        <Listing
          query={news}
          what={say('officeMail.theNews')}
          rows={10}
          isEmpty={({ total }) => total === 0}
          empty={<Empty icon="news" title={say('officeMail.noNews')} text={say('officeMail.noNewsHint')} />}
        >
          {found => (
            <>
              <Table caption={say('office.news')} columns={COLUMNS} rows={found.rows} keyOf={each => each.id} />
              {found.pages > 1 && <Pager page={found.page} pages={found.pages} total={found.total} onPage={turnTo} />}
            </>
          )}
        </Listing>
      </div>
      {isWriting && <WriteNews onClose={() => setWriting(false)} />}
    </>
  );
}

const COLUMNS: readonly Column<HouseNews>[] = [
  { title: say('officeMoney.time'), draw: ({ at }) => formatMinute(at) },
  {
    title: say('officeMail.newsSubject'),
    draw: ({ title, words }) => (
      <>
        {title}
        <Also>{words}</Also>
      </>
    ),
  },
  { title: say('officeMail.newsTo'), wide: true, draw: ({ language }) => TO_WORDS[language ?? 'all'] },
  { title: say('officeMail.newsBy'), wide: true, draw: ({ by }) => by },
  {
    title: say('officeMail.newsTold'),
    numeric: true,
    draw: ({ told, isDone }) =>
      isDone ? say('officeMail.newsToldTo', { told }) : <Badge tone="warning">{say('officeMail.newsGoesOn')}</Badge>,
  },
];
