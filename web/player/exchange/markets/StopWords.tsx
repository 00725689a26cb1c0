/** Why the house has stopped the betting, where it said so. */
export const StopWords = ({ why }: { readonly why: string | undefined }) =>
  why ? <p className="stop-words">Betting is stopped: {why}</p> : null;
