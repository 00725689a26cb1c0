import type { Reply, Sent } from '@maidan/contract/api';
import { PLAY_KINDS } from '@maidan/contract/playerKinds';
import { formatMoney } from '@maidan/core/format';
import { formatOdds, type Odds } from '@maidan/core/odds';
import { say } from '@maidan/words/say';
import { SearchField } from '../../ui/SearchField.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Empty } from '../../ui/States.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { formatMinute } from '../../ui/when.ts';
import { loadFile } from '../file.ts';
import { Badge } from '../parts/Badge.tsx';
import { Listing } from '../parts/Listing.tsx';
import { SaveButton } from '../parts/SaveButton.tsx';
import { type Column, Table, Under } from '../parts/Table.tsx';
import { useListAddress } from '../parts/useListAddress.ts';
import { useAskList } from '../queries.ts';
import { Older } from './Older.tsx';
import { Place, proofOf } from './Place.tsx';
import type { PlayerProps } from './player.ts';
import { Net } from './ResultByGame.tsx';

type Bet = Reply<'playerBets'>['rows'][number];

const KINDS = ['all', ...PLAY_KINDS] as const;
const STATES = ['all', 'open', 'settled'] as const;
const STATE_WORDS = {
  all: say('officePlayer.openAndSettled'),
  open: say('officePlayer.open'),
  settled: say('officePlayer.settled'),
};

/** Bets of every kind, newest first. */
export function BetsTab({ player }: PlayerProps) {
  const { value, search, change } = useListAddress();
  const kind = KINDS.find(each => each === value('kind')) ?? 'all';
  const state = STATES.find(each => each === value('state')) ?? 'all';
  const [from, to, before] = [value('from'), value('to'), value('before')];
  const filter = { id: player.id, kind, state, search, ...(from && { from }), ...(to && { to }) };
  const bets = useAskList('playerBets', { ...filter, ...(before && { before }) });
  const put = (values: Readonly<Record<string, string>>) => change({ before: '', ...values });
  return (
    <>
      <BetFilters filter={filter} put={put} />
      <Listing
        query={bets}
        what={say('officePlayer.theBets')}
        rows={8}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Empty icon="bets" title={say('officePlayer.noBets')} text={say('officePlayer.noBetsHint')} />}
      >
        {found => (
          <Table
            caption={say('officePlayer.bets')}
            columns={COLUMNS}
            rows={found.rows}
            keyOf={({ id, kind: of }) => `${of} ${id}`}
          />
        )}
      </Listing>
      <Older next={bets.data?.next ?? null} />
    </>
  );
}

interface FilterProps {
  readonly filter: Sent<'playerBetsCsv'>;
  readonly put: (values: Readonly<Record<string, string>>) => void;
}

/** Which of the bets are listed, and the same as a file. */
function BetFilters({ filter, put }: FilterProps) {
  const { kind = 'all', state = 'all', from = '', to = '', search = '' } = filter;
  return (
    <div className="player-filters">
      <SelectField
        label={say('officePlayer.kind')}
        name="kind"
        value={kind}
        options={KINDS.map(each => ({
          value: each,
          label: each === 'all' ? say('officePlayer.allKinds') : say('officePlayer.kindOf', { kind: each }),
        }))}
        onChange={next => put({ kind: next })}
      />
      <SelectField
        label={say('officePlayer.state')}
        name="state"
        value={state}
        options={STATES.map(each => ({ value: each, label: STATE_WORDS[each] }))}
        onChange={next => put({ state: next })}
      />
      <TextField
        label={say('officePlayer.from')}
        name="from"
        type="date"
        value={from}
        onChange={next => put({ from: next })}
      />
      <TextField label={say('officePlayer.to')} name="to" type="date" value={to} onChange={next => put({ to: next })} />
      <SearchField value={search} onChange={text => put({ search: text })} />
      <SaveButton
        label={say('officePlayer.csv')}
        name={`bets-${filter.id}.csv`}
        load={() => loadFile('playerBetsCsv', filter)}
      />
    </div>
  );
}

const TONES = { open: 'warning', settled: 'plain', void: 'quiet', ended: 'quiet' } as const;

const COLUMNS: readonly Column<Bet>[] = [
  {
    title: say('officePlayer.title'),
    draw: ({ title, on, kind, at, place }) => (
      <span className="player-wrap">
        {title} · {on}
        <Under>
          {say('officePlayer.kindOf', { kind })}, {formatMinute(at)} <Where place={place} />
        </Under>
      </span>
    ),
  },
  { title: say('officeMoney.time'), wide: true, draw: ({ at }) => formatMinute(at) },
  { title: say('officePlayer.kind'), wide: true, draw: ({ kind }) => say('officePlayer.kindOf', { kind }) },
  {
    title: say('officePlayer.price'),
    numeric: true,
    wide: true,
    draw: ({ side, odds }) =>
      odds === null ? '–' : `${side ? say('officePlayer.sideOf', { side }) : ''} ${formatOdds(odds as Odds)}`, // a price
  },
  { title: say('officePlayer.stake'), numeric: true, draw: ({ stake }) => formatMoney(stake) },
  {
    title: say('officePlayer.state'),
    draw: ({ state, result }) => (
      <span className="player-wrap">
        <Badge tone={TONES[state]}>{say('officePlayer.stateOf', { state })}</Badge> {result}
      </span>
    ),
  },
  { title: say('officePlayer.net'), numeric: true, draw: ({ net }) => (net === null ? '–' : <Net amount={net} />) },
  { title: say('officePlayer.where'), wide: true, draw: ({ place }) => <Where place={place} /> },
];

function Where({ place }: Pick<Bet, 'place'>) {
  const proof = proofOf(place);
  return (
    <>
      <Place place={place} name={place.id} />{' '}
      {proof !== undefined && (
        <a
          className="lk"
          href={proof}
          target="_blank"
          rel="noreferrer"
          aria-label={say('officePlayer.proof', { id: place.id })}
        >
          {say('officePlayer.proofShort')}
        </a>
      )}
    </>
  );
}
