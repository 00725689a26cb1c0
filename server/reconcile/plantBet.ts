import { move } from './plant.ts';

/* For tests: a bet that is put in with its answer, its tab and what is held for it, so that everything agrees. */

/** Columns of a bet, as SQL. */
export type Changed = Readonly<Record<string, string>>;

/** As the first bet on a row, but somebody else's, and as far as it is said otherwise. */
export function betOnRow(market: string, user: string, { at = 'at', ...bet }: Changed, stake = 100_00): string {
  const changed = Object.entries({ ...bet, stake: String(stake) }).map(([name, value]) => `'${name}', ${value}`);
  return `
    insert into row_bets (id, market_id, user_id, bet, stake, state, at)
      select 'planted', market_id, '${user}', bet || jsonb_build_object(${changed.join(', ')}),
        ${stake}, 'open', ${at} from row_bets where market_id = '${market}' order by number limit 1;
    insert into commands (key, fingerprint, answer, at)
      select 'planted', 'x', jsonb_build_array(bet || jsonb_build_object('id', id, 'user', user_id, 'market', market_id,
        'at', to_ms(at))), at from row_bets where id = 'planted';
    insert into row_tabs (id, market_id, user_id, bets, held)
      select market_id || ':' || user_id, market_id, user_id,
        jsonb_build_array(bet || jsonb_build_object('id', id, 'at', to_ms(at))), ${stake}
      from row_bets where id = 'planted';
    ${move('row:planted:hold', `player:${user}`, `exposure:${user}`, stake, 'hold', market)}`;
}
