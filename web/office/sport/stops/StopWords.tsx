import { formatInstant } from '../../../ui/when.ts';
import type { Stop } from '../events/event.ts';

/** Who stopped the betting, when and why: 'by Asha Rao, 07 Mar 2025 14:03:22: A wrong price'. */
export const StopWords = ({ stop }: { readonly stop: Stop }) => (
  <>
    {stop.proposal !== null && `for proposal ${stop.proposal} `}by <b>{stop.by}</b>, {formatInstant(stop.at)}
    {stop.reason === '' ? (
      '. Nobody has said why yet.'
    ) : (
      <>
        : <q className="sport-reason">{stop.reason}</q>
      </>
    )}
  </>
);
