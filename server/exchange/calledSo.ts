import type { Language } from '@maidan/contract/language';
import type { UserId } from '@maidan/core/ids';
import type { RowBet } from '@maidan/exchange/rows/houseRow';
import { pickOf } from '@maidan/exchange/rows/pick';
import type { MarketKind, MarketPlan } from '@maidan/exchange/sports/sport';
import type { Queryable } from '../db/db.ts';
import { sayIn } from '../words.ts';
import { marketWords, namedWords, pickWords } from './sportWords.ts';

interface Placed {
  readonly id: string;
  readonly label: string;
  readonly bet: RowBet | null;
  readonly kind: MarketKind;
  readonly name: string;
  readonly plan: MarketPlan;
}

/** A player's bets whose market or runner is called so where the books, which are in English, call it otherwise. */
export async function betsCalled(
  db: Queryable,
  user: UserId,
  search: string,
  language: Language,
): Promise<readonly string[]> {
  if (search === '' || language === 'en') return [];
  const { rows } = await db.query(
    `with mine as (
       select id, market_id as market, runner as label, null::jsonb as bet from orders where user_id = $1
       union all
       select id, market_id, label, bet from row_bets where user_id = $1
     )
     select b.id, b.label, b.bet, m.kind, m.name, m.plan from mine b join markets m on m.id = b.market`,
    [user],
  );
  const say = sayIn(language);
  const called = ({ label, bet, kind, name, plan: { made } }: Placed): string =>
    `${bet ? pickWords(say, kind, pickOf(kind, bet)) : namedWords(say, label, made)} ${marketWords(say, name, made)}`;
  return rows.filter(row => called(row).toLowerCase().includes(search.toLowerCase())).map(({ id }) => id);
}
