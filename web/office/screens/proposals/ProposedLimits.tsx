import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { type Column, Table } from '../../parts/Table.tsx';
import type { Proposal } from '../../parts/proposal.ts';

type Line = Proposal['limits'][number] & { readonly nth: number };

/** In a narrow column on two lines: what is to be agreed to is never cut off. */
const range = ({ min, max }: Line['before']) => (
  <span className="office-wrap">{say('officeMoney.fromTo', { min: formatMoney(min), max: formatMoney(max) })}</span>
);

const COLUMNS: readonly Column<Line>[] = [
  { title: say('officeMoney.marketName'), draw: ({ name }) => <span className="office-wrap">{name}</span> },
  { title: say('officeMoney.now'), draw: ({ before }) => range(before) },
  { title: say('officeMoney.then'), draw: ({ after }) => <b>{range(after)}</b> },
];

/** What one bet may be, market by market. Two of a game may have one name. */
export const ProposedLimits = ({ limits }: Pick<Proposal, 'limits'>) => (
  <Table
    caption={say('officeMoney.rupeesForOne')}
    columns={COLUMNS}
    rows={limits.map((line, nth) => ({ ...line, nth }))}
    keyOf={({ nth }) => `${nth}`}
  />
);
