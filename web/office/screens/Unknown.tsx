import { Link } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';

export const Unknown = () => (
  <>
    <ScreenHead title="Not found" />
    <section className="panel office-alone">
      <Empty
        icon="search"
        title="There is no such page"
        text="The address may be mistyped."
        action={
          <Link className="btn teal" to="/payments">
            To the payments
          </Link>
        }
      />
    </section>
  </>
);
