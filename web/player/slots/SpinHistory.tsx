import { SLOTS, slotOf } from '@maidan/games/slots/list';
import type { Slot } from '@maidan/games/slots/slot';
import { spinFault } from '@maidan/games/slots/spin';
import { say } from '@maidan/words/say';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { formatInstant } from '../../ui/when.ts';
import { callLater } from '../laterCalls.ts';
import { faultWords, saveProof } from './proofs.ts';
import type { Spun } from './shown.ts';
import { inRupees, sayName } from './slotSay.ts';

/** One's own spins at every slot, each proved again by this browser. */
export function SpinHistory({ onClose }: { readonly onClose: () => void }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['mySpins'],
    queryFn: ({ pageParam }) => callLater('mySpins', { size: 25, ...(pageParam !== null && { before: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: last => last.next,
  });
  const slots = useSlots();
  const rows = data?.pages.flatMap(page => page.rows) ?? [];
  return (
    <Dialog title={say('slots.history')} onClose={onClose}>
      <div className="slot-dialog">
        {error && <Failed title={say('casino.loadFailed')} text={error.message} onRetry={() => void refetch()} />}
        {!error && (!data || !slots) && <Loading rows={5} />}
        {data && rows.length === 0 && <Empty icon="balls" title={say('slots.history')} text={say('slots.noSpins')} />}
        {slots && rows.length > 0 && <SpinTable rows={rows} slots={slots} />}
        {hasNextPage && (
          <Button small busy={isFetching} onClick={() => void fetchNextPage()}>
            {say('slots.older')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** The rules of all of them: there are few. */
function useSlots(): ReadonlyMap<string, Slot> | undefined {
  const { data } = useQuery({
    queryKey: ['allSlots'],
    queryFn: async () =>
      new Map(await Promise.all(SLOTS.map(async ({ code }) => [code, (await slotOf(code))!] as const))),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

const SpinTable = ({ rows, slots }: { readonly rows: readonly Spun[]; readonly slots: ReadonlyMap<string, Slot> }) => (
  <table className="slot-spins">
    <thead>
      <tr>
        <th scope="col">{say('slots.when')}</th>
        <th scope="col">{say('slots.title')}</th>
        <th scope="col">{say('slots.stake')}</th>
        <th scope="col">{say('slots.paid')}</th>
        <th scope="col">{say('slots.proof')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(spin => (
        <tr key={spin.id}>
          <td>{formatInstant(spin.at)}</td>
          <td>{sayName(spin.slot)}</td>
          <td>{inRupees(spin.stake)}</td>
          <td className={spin.paid > spin.stake ? 'win' : undefined}>{inRupees(spin.paid)}</td>
          <td>
            <Proof spin={spin} slot={slots.get(spin.slot)} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

function Proof({ spin, slot }: { readonly spin: Spun; readonly slot: Slot | undefined }) {
  const fault = slot && spinFault(slot, spin);
  return (
    <button type="button" className="slot-tool" onClick={() => saveProof(spin)}>
      <Icon name={fault ? 'warning' : 'check'} small />
      <span className="vh">{fault ? say('slots.notProved', { fault: faultWords(fault) }) : say('slots.proved')}</span>
      <span className="slot-save">{say('slots.saveProof')}</span>
    </button>
  );
}
