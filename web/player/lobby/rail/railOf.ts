import { ALL, type Entry, entryOf, GAMES } from '@maidan/games/index';

/** As many as there is room for on a wide screen; on a narrow one they are pushed along. */
const MOST = 8;

interface Wish {
  /** Where one is: it is not in its own rail. */
  readonly here: string;
  readonly favourites: readonly string[];
  readonly recent: readonly string[];
}

/** The tables beside this one: those with a heart, those played lately, others of its kind, then any; each once. */
export function railOf({ here, favourites, recent }: Wish): readonly Entry[] {
  const category = entryOf(here)?.category;
  const kin = ALL.filter(entry => entry.category === category).map(({ code }) => code);
  const codes = [...new Set([...favourites, ...recent, ...kin, ...GAMES.map(({ code }) => code)])].filter(
    code => code !== here,
  );
  return codes.flatMap(code => entryOf(code) ?? []).slice(0, MOST);
}
