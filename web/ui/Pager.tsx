import '../styles/table.css';
import { say } from '@maidan/words/say';
import { Button } from './Button.tsx';
import { GoToPage } from './GoToPage.tsx';

interface Props {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** First, Previous, Next, Last and a page by its number. It never asks for a page that is not there. */
export function Pager({ page, pages, total, onPage }: Props) {
  const last = Math.max(pages, 1);
  const here = Math.min(Math.max(page, 1), last);
  return (
    <nav className="pager" aria-label={say('frame.pages')}>
      <div className="pager-steps">
        <Button small disabled={here === 1} onClick={() => onPage(1)}>
          {say('frame.first')}
        </Button>
        <Button small disabled={here === 1} onClick={() => onPage(here - 1)}>
          {say('frame.previous')}
        </Button>
        <Button small disabled={here === last} onClick={() => onPage(here + 1)}>
          {say('frame.next')}
        </Button>
        <Button small disabled={here === last} onClick={() => onPage(last)}>
          {say('frame.last')}
        </Button>
      </div>
      <p className="pager-where">
        <b>{say('frame.pageOf', { page: here, pages: last })}</b>
        <span className="muted">{say('frame.records', { count: total })}</span>
      </p>
      <GoToPage last={last} onPage={onPage} />
    </nav>
  );
}
