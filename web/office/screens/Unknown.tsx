import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';

export const Unknown = () => (
  <>
    <ScreenHead title={say('office.notFound')} />
    <section className="panel office-alone">
      <Empty
        icon="search"
        title={say('office.noSuchPage')}
        text={say('office.mistyped')}
        action={
          <Link className="btn teal" to="/payments">
            {say('office.toPayments')}
          </Link>
        }
      />
    </section>
  </>
);
