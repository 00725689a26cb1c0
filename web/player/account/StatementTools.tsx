import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { CsvButton } from '../../ui/CsvButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { dayOf } from '../../ui/when.ts';
import { callLater } from '../laterCalls.ts';
import type { StatementFilter } from '../parts/useStatementFilter.ts';

interface Props {
  readonly filter: StatementFilter;
  readonly onOrder: (order: StatementFilter['order']) => void;
}

export function StatementTools({ filter, onOrder }: Props) {
  const isNewest = filter.order === 'newest';
  const { page: _page, size: _size, ...wanted } = filter; // a file has no pages
  return (
    <div className="paged-actions">
      <Button small onClick={() => onOrder(isNewest ? 'oldest' : 'newest')}>
        <Icon name={isNewest ? 'down' : 'up'} small />
        {isNewest ? say('account.newest') : say('account.oldest')}
      </Button>
      <CsvButton
        fetched={() => callLater('statementCsv', wanted)}
        named={() => `statement-${dayOf(Date.now())}.csv`}
        failed={say('account.notSaved')}
      />
    </div>
  );
}
