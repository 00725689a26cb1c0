/* What tags in messages about sport become; the bold ones are in ui/said.tsx. */

export const muted = (words: string) => (
  <span key="muted" className="muted">
    {words}
  </span>
);

/** Why somebody did something, in their own words. */
export const reasonQuoted = (reason: string) => (
  <q key="reason" className="sport-reason">
    {reason}
  </q>
);
