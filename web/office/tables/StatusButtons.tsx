import type { TableState } from '@maidan/contract/officeTables';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useCommand } from '../queries.ts';
import type { CasinoTable } from './table.ts';

const STEPS = {
  on: [say('officeHouse.switchOn'), say('officeHouse.ifOn')],
  draining: [say('officeHouse.lastRound'), say('officeHouse.ifDraining')],
  off: [say('officeHouse.switchOff'), say('officeHouse.ifOff')],
} as const satisfies Record<TableState, readonly [action: string, words: string]>;

const TONES = { on: 'primary', draining: 'plain', off: 'danger' } as const;

/** On, off after this round, off. */
export function StatusButtons({ table }: { readonly table: CasinoTable }) {
  const [wanted, setWanted] = useState<TableState | null>(null);
  const change = useCommand('changeTable', () => {
    setWanted(null);
    notify.success(say('officeHouse.tableSaved', { table: table.name }));
  });
  const others = (['on', 'draining', 'off'] as const).filter(status => status !== table.status);
  return (
    <>
      {others.map(status => (
        <Button key={status} kind={TONES[status]} onClick={() => setWanted(status)}>
          {STEPS[status][0]}
        </Button>
      ))}
      {wanted && (
        <ReasonDialog
          title={say('officeHouse.stepOf', { step: STEPS[wanted][0], table: table.name })}
          label={wanted === 'on' ? say('officeHouse.reason') : say('officeHouse.publicReason')}
          action={STEPS[wanted][0]}
          danger={wanted === 'off'}
          busy={change.busy}
          onGive={reason => change.run({ code: table.code, status: wanted, reason })}
          onClose={() => setWanted(null)}
        >
          <p>{STEPS[wanted][1]}</p>
        </ReasonDialog>
      )}
    </>
  );
}
