import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { formatMinute } from '../../ui/when.ts';
import { ageOf, useNow } from '../age.ts';
import { Badge } from '../parts/Badge.tsx';
import { Also, type Column, Table } from '../parts/Table.tsx';
import { useMe } from '../session.ts';
import type { Listed } from './case.ts';

export const CaseTable = ({ rows }: { readonly rows: readonly Listed[] }) => (
  <Table caption={say('officeCases.queue')} columns={COLUMNS} rows={rows} keyOf={({ id }) => id} />
);

const COLUMNS: readonly Column<Listed>[] = [
  {
    title: say('officeCases.player'),
    draw: ({ id, player, alerts }) => (
      <>
        <Link className="office-row-link" to={`/cases/${id}`}>
          {player.username}
        </Link>
        <Also>{say('officeCases.alerts', { count: alerts })}</Also>
      </>
    ),
  },
  {
    title: say('officeCases.found'),
    draw: ({ rules }) => (
      <span className="office-badges">
        {rules.map(rule => (
          <Badge key={rule} tone="warning">
            {say('officeCases.rule', { rule })}
          </Badge>
        ))}
      </span>
    ),
  },
  { title: say('officeCases.age'), wide: true, draw: ({ openedAt }) => <Age at={openedAt} /> },
  { title: say('officeCases.whose'), wide: true, draw: ({ takenBy }) => <OnIt takenBy={takenBy} /> },
  { title: say('officeMoney.state'), draw: found => <CaseState found={found} /> },
];

const Age = ({ at }: { readonly at: Listed['openedAt'] }) => (
  <span title={formatMinute(at)}>{ageOf(at, useNow())}</span>
);

function OnIt({ takenBy }: Pick<Listed, 'takenBy'>) {
  const me = useMe();
  if (!takenBy) return <span className="muted">{say('officeCases.nobody')}</span>;
  return takenBy.id === me.id ? <b>{say('officeCases.mine')}</b> : <>{takenBy.name}</>;
}

const TONES = { cleared: 'good', reported: 'bad', held: 'bad' } as const;

export const CaseState = ({ found: { outcome } }: { readonly found: Pick<Listed, 'outcome'> }) =>
  outcome ? (
    <Badge tone={TONES[outcome]}>{say('officeCases.outcome', { outcome })}</Badge>
  ) : (
    <Badge tone="warning">{say('officeCases.open')}</Badge>
  );
