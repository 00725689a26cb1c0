import { sentenceOf } from '@maidan/contract/errors';
import type { Permission } from '@maidan/contract/roles';
import { say } from '@maidan/words/say';
import { Outlet } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { useMay } from '../session.ts';

/** A screen for those whose role allows it. The server decides; this only says so before anything is asked. */
export function Guarded({ needs }: { readonly needs: Permission }) {
  if (useMay(needs)) return <Outlet />;
  return (
    <>
      <ScreenHead title={say('office.notForRole')} />
      <section className="panel office-alone">
        <Empty icon="lock" title={sentenceOf('not-allowed')} text={say('office.otherRole')} />
      </section>
    </>
  );
}
