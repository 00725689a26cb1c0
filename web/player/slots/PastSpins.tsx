import '../parts/account.css';
import './pastSpins.css';
import { SLOTS, slotOf } from '@maidan/games/slots/list';
import { say } from '@maidan/words/say';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/router.tsx';
import { type Column, RowsTable } from '../../ui/RowsTable.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { formatInstant } from '../../ui/when.ts';
import { callLater } from '../laterCalls.ts';
import { AskBeside } from '../parts/AskAbout.tsx';
import type { Spun } from './shown.ts';
import { SpinProof } from './SpinProof.tsx';
import { inRupees, sayName } from './slotSay.ts';

const SIZE = 20;

/** Every spin that one has made, the newest first. A line opens its proof. */
export function PastSpins() {
  const [opened, setOpened] = useState<Spun>();
  const columns = useMemo(() => columnsOf(setOpened), []);
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['mySpins'],
    queryFn: ({ pageParam }) => callLater('mySpins', { size: SIZE, ...(pageParam !== null && { before: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
  const rows = data?.pages.flatMap(page => page.rows);
  return (
    <section className="panel past-bets" aria-label={say('account.pastSpins')}>
      {error && <Failed title={say('slots.history')} text={error.message} onRetry={() => void refetch()} />}
      {!error && !rows && <Loading rows={6} />}
      {rows?.length === 0 && (
        <Empty
          icon="balls"
          title={say('slots.noSpins')}
          text={say('slots.lead')}
          action={
            <Link className="btn" to="/slots">
              {say('slots.all')}
            </Link>
          }
        />
      )}
      {rows && rows.length > 0 && (
        <RowsTable caption={say('account.pastSpins')} columns={columns} keyOf={({ id }) => id} rows={rows} />
      )}
      {hasNextPage && (
        <p className="show-more">
          <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {say('slots.older')}
          </Button>
        </p>
      )}
      {opened && <Opened spin={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

function Opened({ spin, onClose }: { readonly spin: Spun; readonly onClose: () => void }) {
  const { data: slot } = useQuery({
    queryKey: ['slot', spin.slot],
    queryFn: async () => (await slotOf(spin.slot)) ?? null, // gone from the list: nothing proves it here
    staleTime: Number.POSITIVE_INFINITY,
  });
  return slot === undefined ? null : <SpinProof spin={spin} slot={slot ?? undefined} onClose={onClose} />;
}

const isSlot = (code: string): boolean => SLOTS.some(each => each.code === code);

const columnsOf = (onOpen: (spin: Spun) => void): readonly Column<Spun>[] => [
  {
    title: say('slots.title'),
    wide: true,
    draw: ({ id, slot }) => (
      <AskBeside kind="spin" id={id} name={isSlot(slot) ? sayName(slot) : slot}>
        {isSlot(slot) ? (
          <Link className="lk" to={`/slots/${slot}`}>
            {sayName(slot)}
          </Link>
        ) : (
          slot
        )}
      </AskBeside>
    ),
  },
  {
    title: say('slots.when'),
    draw: ({ at }) => <time dateTime={new Date(at).toISOString()}>{formatInstant(at)}</time>,
  },
  { title: say('slots.stake'), numeric: true, draw: ({ stake }) => inRupees(stake) },
  {
    title: say('slots.paid'),
    numeric: true,
    draw: ({ stake, paid }) => <b className={paid > stake ? 'win' : undefined}>{inRupees(paid)}</b>,
  },
  {
    title: say('slots.proof'),
    draw: spin => (
      <Button small onClick={() => onOpen(spin)}>
        {say('slots.openProof')}
      </Button>
    ),
  },
];
