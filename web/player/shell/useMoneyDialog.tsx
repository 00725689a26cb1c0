import { type ReactNode, Suspense, useState } from 'react';
import { lazily } from '../../ui/lazily.tsx';

const DIALOGS = {
  deposit: lazily(async () => (await import('../money/DepositDialog.tsx')).DepositDialog),
  withdraw: lazily(async () => (await import('../money/WithdrawDialog.tsx')).WithdrawDialog),
} as const;

export type MoneyDialog = keyof typeof DIALOGS;

/** Opens Deposit or Withdraw; their code is loaded when first asked for. Render `dialog` somewhere that stays. */
export function useMoneyDialog(): { open(kind: MoneyDialog): void; dialog: ReactNode } {
  const [kind, setKind] = useState<MoneyDialog>();
  const Shown = kind && DIALOGS[kind];
  return {
    open: setKind,
    dialog: Shown && (
      <Suspense>
        <Shown onClose={() => setKind(undefined)} />
      </Suspense>
    ),
  };
}
