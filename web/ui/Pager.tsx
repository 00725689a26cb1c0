import '../styles/table.css';
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
    <nav className="pager" aria-label="Pages">
      <div className="pager-steps">
        <Button small disabled={here === 1} onClick={() => onPage(1)}>
          First
        </Button>
        <Button small disabled={here === 1} onClick={() => onPage(here - 1)}>
          Previous
        </Button>
        <Button small disabled={here === last} onClick={() => onPage(here + 1)}>
          Next
        </Button>
        <Button small disabled={here === last} onClick={() => onPage(last)}>
          Last
        </Button>
      </div>
      <p className="pager-where">
        <b>
          Page {here} of {last}
        </b>
        <span className="muted">{total === 1 ? '1 record' : `${total} records`}</span>
      </p>
      <GoToPage last={last} onPage={onPage} />
    </nav>
  );
}
