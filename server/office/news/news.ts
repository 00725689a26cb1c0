import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { ok, type Result } from '@maidan/core/result';
import type { Deps } from '../../deps.ts';
import type { Staff } from '../../http/caller.ts';
import type { Handlers } from '../../http/http.ts';
import { idFromCause } from '../../writer/idFromCause.ts';
import { entryBy } from '../entry.ts';
import { type Page, pageOf } from '../page.ts';

/** News of the house: what was sent, and sending some. */
export const newsHandlers = (deps: Deps): Pick<Handlers, 'houseNews' | 'sendNews'> => ({
  houseNews: async input => ok(await newsIn(deps, input)),
  sendNews: (input, caller) => sendNews(deps, input, caller),
});

const newsIn = (
  { db }: Pick<Deps, 'db'>,
  paging: Input<'houseNews'>,
): Promise<Page<Reply<'houseNews'>['rows'][number]>> =>
  pageOf(
    db,
    {
      select: `matching.id, matching.at, title, words, language, told, done_at is not null as "isDone",
        (select name from staff where staff.id = staff_id) as by`,
      from: 'select * from house_news',
      order: 'at desc, id',
      values: [],
    },
    paging,
  );

/** It is written down here, and told by who keeps the chores. */
function sendNews(
  { writer }: Deps,
  { title, words, language, reason }: Input<'sendNews'>,
  caller: Staff,
): Promise<Result<{ readonly id: string }, ErrorCode>> {
  const id = idFromCause(caller.key);
  return writer.do({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    decide: decision => {
      const at = decision.now;
      const unsent = { told_up_to: '', told: 0, done_at: null };
      decision.add('houseNews', { id, title, words, language, staff_id: caller.staff, reason, at, ...unsent });
      decision.audit(entryBy(caller, 'news.send', `news:${id}`, { after: { title, words, language }, reason }));
      return ok({ id });
    },
  });
}
