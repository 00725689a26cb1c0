import type { Reply, Sent } from '@maidan/contract/api';
import { sentenceOf } from '@maidan/contract/errors';
import type { OfficeCall } from '@maidan/contract/officeRoutes';
import { useState } from 'react';
import type { Refused } from '../../api.ts';
import { notify } from '../../ui/Toasts.tsx';
import { useCommand } from '../queries.ts';

/** A form whose change needs a reason, with what is wrong about its fields. */
export function useReasoned<N extends OfficeCall>(name: N, saved: (reply: Reply<N>) => void) {
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const done = (reply: Reply<N>) => {
    setReason('');
    saved(reply);
  };
  const refused = ({ message, fields }: Refused) => {
    setFaults(fields);
    notify.error(message);
  };
  const command = useCommand(name, done, refused);
  const save = (inputFor: (reason: string) => Sent<N>) => {
    const given = reason.trim();
    setFaults(given ? {} : { reason: sentenceOf('reason-needed') });
    if (given) command.run(inputFor(given));
  };
  return { reason, setReason, faults, setFaults, save, busy: command.busy };
}
