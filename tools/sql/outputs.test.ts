import { parse } from 'libpg-query';
import { expect, test } from 'vitest';
import { outputs } from './outputs.ts';
import type { Columns } from './scope.ts';
import { PLAIN, type Value } from './value.ts';

/** `users (id, email?)` and `bets (id, user_id, stake, profit?)`, of which those with a question mark may be null. */
const SCHEMA = new Map([table('users', 'id', 'email?'), table('bets', 'id', 'user_id', 'stake', 'profit?')]);

function table(name: string, ...columns: string[]): [string, Columns] {
  const value = (column: string): Value => ({
    ...PLAIN,
    isNullable: column.endsWith('?'),
    columns: [`${name}.${column.replace('?', '')}`],
  });
  return [name, new Map(columns.map(column => [column.replace('?', ''), value(column)]))];
}

/** 'users.id' is taken from that column, '*' is anything of its type; '?' says that it may be null. */
const drawn = ({ columns, texts, isOther, isNullable }: Value): string =>
  [...columns, ...texts.map(text => `'${text}'`), ...(isOther ? ['*'] : [])].join('|') + (isNullable ? '?' : '');

test.each([
  ['select id, email from users', 'users.id users.email?'],
  ['select * from users', 'users.id users.email?'],
  ['select email from users where email is not null', 'users.email'],
  ['select email from users where email = $1 and id <> $2', 'users.email'],
  ['select email from users where email = $1 or id = $2', 'users.email?'],
  ['select u.id, b.stake from users u join bets b on b.user_id = u.id', 'users.id bets.stake'],
  ['select u.id, b.stake from users u left join bets b on b.user_id = u.id', 'users.id bets.stake?'],
  ['select u.id, b.stake from users u full join bets b on b.user_id = u.id', 'users.id? bets.stake?'],
  ['select count(*), sum(stake), max(profit) from bets', '* bets.stake? bets.profit?'],
  ['select user_id, sum(stake), sum(profit) from bets group by user_id', 'bets.user_id bets.stake bets.profit?'],
  ['select sum(stake) filter (where id = $1) from bets group by user_id', 'bets.stake?'],
  ['select coalesce(sum(stake), 0)::bigint from bets', 'bets.stake'],
  ['select coalesce(profit, null) from bets', 'bets.profit?'],
  ['select stake - 1, -stake, stake * 2 from bets', 'bets.stake bets.stake *'],
  ["select id || 'x', id || email from users", '* *?'],
  ["select case when id = $1 then 'a' else 'b' end, case when id = $1 then 'a' end from users", "'a'|'b' 'a'?"],
  ["select to_jsonb(users) ->> 'id' from users", '*?'],
  ['select exists (select from bets), (select id from bets limit 1), (select count(*) from bets)', '* bets.id? *'],
  [
    "select 'one' as kind, id from users union all select 'two', user_id from bets",
    "'one'|'two' users.id|bets.user_id",
  ],
  ['with mine as (select profit as made from bets where profit > 0) select made from mine', 'bets.profit'],
  ['select latest.* from (select id, profit from bets) as latest (a, b)', 'bets.id bets.profit?'],
  ['select b.made from users, lateral (select sum(stake) as made from bets where user_id = users.id) b', 'bets.stake?'],
  ['select n from generate_series(1, 3) as n', '*'],
  ['insert into bets (id) values ($1) returning id, profit', 'bets.id bets.profit?'],
  ['update bets set profit = $1 where profit is not null returning profit', 'bets.profit?'],
  ['delete from bets using users where users.id = user_id returning email', 'users.email?'],
  ['select $1::text, unknown_function(id) from users', '*? *?'],
])('%s', async (sql, expected) => {
  const found = outputs((await parse(sql)).stmts![0]!.stmt!, SCHEMA);
  expect(found.map(({ value }) => drawn(value)).join(' ')).toBe(expected);
});
