import { say } from '@maidan/words/say';
import { Pager } from '../../ui/Pager.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Empty } from '../../ui/States.tsx';
import { CaseTable } from '../cases/CaseTable.tsx';
import { AGES, type CaseFilter, RULES, STATES, useCaseFilter, WHOSE } from '../cases/filter.ts';
import { Choices } from '../parts/Choices.tsx';
import { Listing } from '../parts/Listing.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { useAskList } from '../queries.ts';

/** What was found to look at of players: for compliance and the owner. */
export function Cases() {
  const filter = useCaseFilter();
  const cases = useAskList('cases', filter.input);
  return (
    <>
      <ScreenHead title={say('officeCases.cases')} />
      <div className="panel office-alone">
        <Filters filter={filter} />
        <Listing
          query={cases}
          what={say('officeCases.theCases')}
          rows={10}
          isEmpty={({ total }) => total === 0}
          empty={<Empty icon="check" title={say('officeCases.none')} text={say('officeCases.noneHint')} />}
        >
          {({ rows, page, pages, total }) => (
            <>
              <CaseTable rows={rows} />
              {pages > 1 && <Pager page={page} pages={pages} total={total} onPage={filter.turnTo} />}
            </>
          )}
        </Listing>
      </div>
    </>
  );
}

const Filters = ({ filter }: { readonly filter: CaseFilter }) => (
  <div className="office-filters">
    <Choices
      label={say('officeMoney.state')}
      value={filter.state}
      choices={STATES}
      onChoose={state => filter.change({ state })}
    />
    <SelectField
      label={say('officeCases.whichRule')}
      name="rule"
      value={filter.rule}
      options={RULES}
      onChange={rule => filter.change({ rule })}
    />
    <SelectField
      label={say('officeCases.age')}
      name="age"
      value={filter.age}
      options={AGES}
      onChange={age => filter.change({ age })}
    />
    <SelectField
      label={say('officeCases.whose')}
      name="whose"
      value={filter.whose}
      options={WHOSE}
      onChange={whose => filter.change({ whose })}
    />
    <SearchField value={filter.search} onChange={search => filter.change({ search })} />
  </div>
);
