import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useMay } from '../../session.ts';
import type { Market } from '../events/event.ts';
import { SettleDialog } from './SettleDialog.tsx';

/** Opens the dialog in which a result is proposed; not while one waits for a second person. */
export function SettleButton({ market }: { readonly market: Market }) {
  const [isOpen, setOpen] = useState(false);
  if (!useMay('sport.write') || market.proposal !== null) return null;
  return (
    <>
      <Button kind="teal" onClick={() => setOpen(true)}>
        {market.settlements > 0 ? say('officeSport.settleAgainOpens') : say('officeSport.settleOpens')}
      </Button>
      {isOpen && <SettleDialog market={market} onClose={() => setOpen(false)} />}
    </>
  );
}
