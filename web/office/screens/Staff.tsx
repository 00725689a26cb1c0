import { say } from '@maidan/words/say';
import { Empty } from '../../ui/States.tsx';
import { Listing } from '../parts/Listing.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { useAsk } from '../queries.ts';
import { AddColleague } from '../staff/AddColleague.tsx';
import { ColleagueTable } from '../staff/ColleagueTable.tsx';
import { RoleMatrix } from '../staff/RoleMatrix.tsx';

/** Colleagues, and what each role may do. */
export function Staff() {
  const staff = useAsk('staff', {});
  return (
    <>
      <ScreenHead title={say('office.staff')}>
        <AddColleague />
      </ScreenHead>
      <div className="panel office-alone">
        <Listing
          query={staff}
          what={say('office.theColleagues')}
          isEmpty={({ rows }) => rows.length === 0}
          empty={<Empty icon="user" title={say('office.nobodyYet')} text={say('office.addFirst')} />}
        >
          {({ rows }) => <ColleagueTable rows={rows} />}
        </Listing>
      </div>
      <section className="panel office-alone">
        <div className="bar lt">
          <h2>{say('office.roleMay')}</h2>
        </div>
        <RoleMatrix />
      </section>
    </>
  );
}
