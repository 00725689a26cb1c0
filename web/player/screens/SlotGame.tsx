import { slotEntryOf, slotOf } from '@maidan/games/slots/list';
import { say } from '@maidan/words/say';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '../../ui/router.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { SlotPage } from '../slots/SlotPage.tsx';
import { sayName } from '../slots/slotSay.ts';
import { useClosed } from '../slots/useClosed.ts';
import { NotFound } from './NotFound.tsx';

/** `/slots/mango7`. */
export function SlotGame() {
  const { code = '' } = useParams();
  if (!slotEntryOf(code)) return <NotFound title={say('slots.noSlot')} text={say('slots.noCode', { code })} />;
  return (
    <>
      <title>{say('frame.titled', { page: sayName(code) })}</title>
      <OneSlot key={code} code={code} />
    </>
  );
}

/** The strips of a slot are loaded when somebody goes there. */
function OneSlot({ code }: { readonly code: string }) {
  const closed = useClosed().get(code);
  const { data, error, refetch } = useQuery({
    queryKey: ['slot', code],
    queryFn: async () => (await slotOf(code)) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data) return <SlotPage slot={data} closed={closed} />;
  if (error) return <Failed title={say('casino.loadFailed')} text={error.message} onRetry={() => void refetch()} />;
  return <Loading rows={8} />;
}
