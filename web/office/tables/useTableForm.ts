import type { Reply, Sent } from '@maidan/contract/api';
import { sentenceOf } from '@maidan/contract/errors';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import type { Refused } from '../../api.ts';
import { notify } from '../../ui/Toasts.tsx';
import { notifyProposed } from '../parts/proposal.ts';
import { useCommand } from '../queries.ts';
import type { CasinoTable } from './table.ts';

type Change = Omit<Sent<'changeTable'>, 'code' | 'reason'>;

/** A change of one table, with the reason it needs. */
export function useTableForm({ code, name }: CasinoTable, onProposed = () => {}) {
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const refused = ({ message, fields }: Refused) => {
    setFaults(fields);
    notify.error(message);
  };
  const saved = ({ proposal }: Reply<'changeTable'>) => {
    setReason('');
    if (proposal === null) return notify.success(say('officeHouse.tableSaved', { table: name }));
    onProposed();
    return notifyProposed(proposal);
  };
  const change = useCommand('changeTable', saved, refused);
  const save = (wanted: Change) => {
    const given = reason.trim();
    setFaults(given ? {} : { reason: sentenceOf('reason-needed') });
    if (given) change.run({ code, ...wanted, reason: given });
  };
  return { reason, setReason, faults, setFaults, save, busy: change.busy };
}
