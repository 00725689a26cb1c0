import { lazy, type ReactNode, Suspense, useState } from 'react';

const DIALOGS = {
  deposit: lazy(async () => ({ default: (await import('../money/DepositDialog.tsx')).DepositDialog })),
  withdraw: lazy(async () => ({ default: (await import('../money/WithdrawDialog.tsx')).WithdrawDialog })),
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
