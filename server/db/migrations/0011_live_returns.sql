-- What bets of every kind came to, beside what the rules say of them: the Fair Play page, without looking at all bets.

-- How many steps of its round had begun when the bet was placed: what was dealt by then, and so its chances, follow.
-- Bets of before have none, and are not counted.
alter table bets add column step integer;

create function note_step() returns trigger language plpgsql as $$
begin
  new.step := (select steps from rounds where id = new.round_id);
  return new;
end $$;
create trigger note_step before insert on bets for each row execute function note_step();

-- Whether the bets of the round are in the figures below. One that is voided later is taken out again.
alter table rounds add column counted boolean not null default false;
update rounds set counted = true where state = 'settled';
create index rounds_to_count on rounds (id)
  where counted <> (state = 'settled') and state in ('settled', 'void');

create table live_returns (
  game text not null,
  -- Empty for the game as a whole.
  market text not null,
  -- Empty for a market as a whole, where it has too many selections to tell apart.
  selection text not null,
  side text not null check (side in ('back', 'lay', '')),
  label text not null,
  rounds bigint not null,
  bets bigint not null,
  -- What players had at risk, and what they got back of it: the stake of a back bet, the liability of a lay bet.
  staked bigint not null,
  returned bigint not null,
  -- What the rules say they get back on average, and the variance of that.
  expected double precision not null,
  variance double precision not null,
  -- Of each round, how far it was from what was expected, squared and added up.
  squares double precision not null,
  -- The furthest that one round could lie from what was expected.
  reach double precision not null,
  -- How far the expectation itself may be off where chances were sampled: one standard error.
  doubt double precision not null,
  primary key (game, market, selection, side)
);

insert into live_returns
select game, '', '', '', '', count(*), 0, 0, 0, 0, 0, 0, 0, 0 from rounds where state = 'settled' group by game;
