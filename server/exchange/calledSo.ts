import type { Language } from '@maidan/contract/language';
import type { UserId } from '@maidan/core/ids';
import type { RowBet } from '@maidan/exchange/rows/houseRow';
import { pickOf } from '@maidan/exchange/rows/pick';
import type { MarketKind } from '@maidan/exchange/sports/sport';
import type { Told } from '@maidan/exchange/sports/told/toldIn';
import { say } from '@maidan/words/say';
import type { Say } from '@maidan/words/speak';
import type { Queryable } from '../db/db.ts';
import { sayIn } from '../words.ts';
import { marketWords, namedWords, pickWords } from './sportWords.ts';

/* A player's bets are searched by what they are called, and kept by codes: each thing that was bet on is named once. */

/** What an order is on, by its codes; and a bet with the house. */
export const ORDER_PICK = `jsonb_build_object('runner', runner)`;
export const ROW_PICK = `bet - 'odds' - 'stake' - 'profit'`;

/** Something that was bet on, and the market as far as it is called by it. */
interface Picked {
  readonly kind: MarketKind;
  readonly name: string;
  readonly made: Told | null;
  readonly pick: Pick<RowBet, 'runner' | 'side' | 'line' | 'span'>;
}

interface Called extends Picked {
  /** In English, which everybody may search by. */
  readonly label: string;
  /** Whether the player's own language calls it so. */
  readonly isCalled: boolean;
}

/** Everything a player has bet on, named; nothing where nothing is searched for. */
export async function calledSo(
  db: Queryable,
  user: UserId,
  search: string,
  language: Language,
): Promise<readonly Called[]> {
  if (search === '') return [];
  const { rows } = await db.query(
    `with mine as (
       select market_id as market, ${ORDER_PICK} as pick from orders where user_id = $1
       union
       select market_id, ${ROW_PICK} from row_bets where user_id = $1
     )
     select distinct m.kind, m.name, m.plan->'made' as made, b.pick from mine b join markets m on m.id = b.market`,
    [user],
  );
  const own = sayIn(language);
  const isCalled = (picked: Picked): boolean =>
    `${labelOf(own, picked)} ${marketWords(own, picked.name, picked.made ?? undefined)}`
      .toLowerCase()
      .includes(search.toLowerCase());
  return (rows as readonly Picked[]).map(picked => ({
    // plans and bets are kept so
    ...picked,
    label: labelOf(say, picked),
    isCalled: language !== 'en' && isCalled(picked),
  }));
}

const labelOf = (inWords: Say, { kind, made, pick }: Picked): string =>
  kind === 'exchange'
    ? namedWords(inWords, pick.runner, made ?? undefined)
    : pickWords(inWords, kind, pickOf(kind, pick));
