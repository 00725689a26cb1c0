-- What proves a payment.

-- A second, finer look at a picture: see server/wallet/likeness.ts. Pictures from before have none, and are compared by
-- their bytes.
alter table screenshots add column texture bytea;
drop index screenshots_look;
alter table screenshots drop column look_quarters;

-- Pictures that two comparisons took for the same: the later one, and one that was there before.
create table same_pictures (
  later text not null references screenshots (id),
  earlier text not null references screenshots (id),
  primary key (later, earlier),
  check (later <> earlier)
);
create index same_pictures_earlier on same_pictures (earlier);
insert into same_pictures (later, earlier)
select a.id, b.id from screenshots a join screenshots b
  on a.sha256 = b.sha256 and a.id <> b.id and (a.at, a.id) > (b.at, b.id);

-- A USDT payment is named by its transaction, and a transaction pays for one deposit. Those from before keep what they have.
alter table deposits add column transaction_hash text;
update deposits set transaction_hash = 'before:' || id where currency = 'USDT';
alter table deposits add check ((currency = 'USDT') = (transaction_hash is not null));
create unique index deposits_transaction_hash on deposits (transaction_hash) where state in ('requested', 'approved');

-- A payout has a reference of its own, by its letters and digits. Those from before are not compared.
alter table withdrawals add column payout_key text;
create unique index withdrawals_payout_key on withdrawals (payout_key);
