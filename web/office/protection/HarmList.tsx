import './protection.css';
import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { Pager } from '../../ui/Pager.tsx';
import { Link } from '../../ui/router.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Empty } from '../../ui/States.tsx';
import { formatMinute } from '../../ui/when.ts';
import { ageOf, useNow } from '../age.ts';
import { Badge } from '../parts/Badge.tsx';
import { Choices } from '../parts/Choices.tsx';
import { Listing } from '../parts/Listing.tsx';
import { type Column, Table, Under } from '../parts/Table.tsx';
import { useAskList } from '../queries.ts';
import { type HarmFilter, RULES, SHOW, useHarmFilter } from './filter.ts';

/** Players in how whose play something was found that may be harm: those nobody has looked at since, first. */
export function HarmList() {
  const filter = useHarmFilter();
  const asked = useAskList('harmPlayers', filter.input);
  return (
    <>
      <Filters filter={filter} />
      <Listing
        query={asked}
        what={say('officeProtection.thePlayers')}
        rows={10}
        isEmpty={({ total }) => total === 0}
        empty={<Empty icon="check" title={say('officeProtection.none')} text={say('officeProtection.noneHint')} />}
      >
        {({ rows, page, pages, total }) => (
          <>
            <Table
              caption={say('officeProtection.list')}
              columns={COLUMNS}
              rows={rows}
              keyOf={({ player }) => player.id}
            />
            {pages > 1 && <Pager page={page} pages={pages} total={total} onPage={filter.turnTo} />}
          </>
        )}
      </Listing>
    </>
  );
}

const Filters = ({ filter: { show, rule, search, change } }: { readonly filter: HarmFilter }) => (
  <div className="office-filters">
    <Choices
      label={say('officeProtection.show')}
      value={show}
      choices={SHOW}
      onChoose={chosen => change({ show: chosen })}
    />
    <SelectField
      label={say('officeProtection.which')}
      name="rule"
      value={rule}
      options={RULES}
      onChange={chosen => change({ rule: chosen })}
    />
    <SearchField value={search} onChange={typed => change({ search: typed })} />
  </div>
);

type Listed = Reply<'harmPlayers'>['rows'][number];

const COLUMNS: readonly Column<Listed>[] = [
  {
    title: say('officeProtection.player'),
    draw: ({ player, markers, look, isNew }) => (
      <>
        <Link className="office-row-link" to={`/protection/players/${player.id}`}>
          {player.username}
        </Link>{' '}
        {isNew && <Badge tone="plain">{say('officeProtection.isNew')}</Badge>}
        <Under>
          {say('officeProtection.count', { count: markers })}, <Look look={look} />
        </Under>
      </>
    ),
  },
  {
    title: say('officeProtection.found'),
    draw: ({ rules }) => (
      <span className="protection-rules">
        {rules.map(rule => (
          <Badge key={rule} tone="warning">
            {say('officeProtection.rule', { rule })}
          </Badge>
        ))}
      </span>
    ),
  },
  {
    title: say('officeProtection.markers'),
    wide: true,
    draw: ({ markers }) => say('officeProtection.count', { count: markers }),
  },
  { title: say('officeProtection.last'), wide: true, draw: ({ lastAt }) => <Age at={lastAt} /> },
  { title: say('officeProtection.look'), wide: true, draw: ({ look }) => <Look look={look} /> },
];

const Age = ({ at }: { readonly at: Listed['lastAt'] }) => <span title={formatMinute(at)}>{ageOf(at, useNow())}</span>;

const Look = ({ look }: Pick<Listed, 'look'>) =>
  look ? (
    <span title={formatMinute(look.at)}>{say('officeProtection.lookedBy', { what: look.what, name: look.by })}</span>
  ) : (
    <span className="muted">{say('officeProtection.notLooked')}</span>
  );
