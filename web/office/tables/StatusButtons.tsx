import type { TableState } from '@maidan/contract/officeTables';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useCommand } from '../queries.ts';
import type { CasinoTable } from './table.ts';

const STEPS = {
  on: ['Switch on', 'Rounds are played one after the other from now on.'],
  draining: ['Last round', 'This round is played as usual, and no other begins.'],
  off: ['Switch off', 'No more bets are taken. The round is dealt and paid, and no other begins.'],
} as const satisfies Record<TableState, readonly [action: string, words: string]>;

const TONES = { on: 'primary', draining: 'plain', off: 'danger' } as const;

/** On, off after this round, off. */
export function StatusButtons({ table }: { readonly table: CasinoTable }) {
  const [wanted, setWanted] = useState<TableState | null>(null);
  const change = useCommand('changeTable', () => {
    setWanted(null);
    notify.success(`${table.name} saved`);
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
          title={`${STEPS[wanted][0]}: ${table.name}`}
          label={wanted === 'on' ? 'Reason' : 'Reason, shown to players'}
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
