/** What stands in a search, and what was asked for with it. */
interface SearchText {
  readonly text: string;
  /** What the page says it searches for. */
  readonly seen: string;
  /** What this field asked for since and the page has not come to yet, the oldest first. */
  readonly asked: readonly string[];
}

export const noAnswers = (value: string): SearchText => ({ text: value, seen: value, asked: [] });

export const asking = (before: SearchText, text: string): SearchText => ({ ...before, asked: [...before.asked, text] });

/** The page has come to another search. If it was asked for here, more may have been typed since: that stays. */
export function told({ text, asked }: SearchText, value: string): SearchText {
  const nth = asked.lastIndexOf(value);
  return nth < 0 ? noAnswers(value) : { text, seen: value, asked: asked.slice(nth + 1) };
}
