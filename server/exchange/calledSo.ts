import type { Input } from '@maidan/contract/api';
import type { Language } from '@maidan/contract/language';
import type { UserId } from '@maidan/core/ids';
import type { RowBet } from '@maidan/exchange/rows/houseRow';
import { pickOf } from '@maidan/exchange/rows/pick';
import type { MarketKind } from '@maidan/exchange/sports/sport';
import type { Told } from '@maidan/exchange/sports/told/toldIn';
import { say } from '@maidan/words/say';
import type { Say } from '@maidan/words/speak';
import { daysOf } from '../calendar.ts';
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

type Asked = Pick<Input<'mySportBetsCsv'>, 'event' | 'from' | 'to' | 'search'>;

/** What a player has bet on that is called so, at that event and in those days; nothing where nothing is searched for. */
export async function calledSo(
  db: Queryable,
  user: UserId,
  { event, from, to, search }: Asked,
  language: Language,
): Promise<readonly Called[]> {
  if (search === '') return [];
  const { rows } = await db.query(
    `with mine as (
       select market_id as market, ${ORDER_PICK} as pick from orders
       where user_id = $1 and ($3::timestamptz is null or at >= $3) and ($4::timestamptz is null or at < $4)
       union
       select market_id, ${ROW_PICK} from row_bets
       where user_id = $1 and ($3::timestamptz is null or at >= $3) and ($4::timestamptz is null or at < $4)
     )
     select distinct m.kind, m.name, m.plan->'made' as made, b.pick from mine b join markets m on m.id = b.market
     where $2 = '' or m.event_id = $2`,
    [user, event, ...daysOf({ from, to })],
  );
  const own = sayIn(language);
  const sought = search.toLowerCase();
  const has = (text: string): boolean => text.toLowerCase().includes(sought);
  return (rows as readonly Picked[]).flatMap(picked => {
    // plans and bets are kept so
    const { name, made } = picked;
    const label = labelOf(say, picked);
    const isCalled = language !== 'en' && has(`${labelOf(own, picked)} ${marketWords(own, name, made ?? undefined)}`);
    // What goes on with the name of the event has all of the market's name in it.
    const isPart = has(`${label} ${name}`) || sought.includes(` ${name.toLowerCase()} `);
    return isCalled || isPart ? { ...picked, label, isCalled } : [];
  });
}

const labelOf = (inWords: Say, { kind, made, pick }: Picked): string =>
  kind === 'exchange'
    ? namedWords(inWords, pick.runner, made ?? undefined)
    : pickWords(inWords, kind, pickOf(kind, pick));
