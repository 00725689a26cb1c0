/* What tags in messages become: say('shell.safe', { b: bold }). */

export const bold = (words: string) => <b key="b">{words}</b>;

/** For those who hear the page only. */
export const unseen = (words: string) => (
  <span className="vh" key="unseen">
    {words}
  </span>
);
