create sequence deposit_number start 1001;
create sequence withdrawal_number start 1001;

-- Re-encoded pictures only; what a player uploaded is never kept.
create table screenshots (
  id text primary key,
  user_id text not null references users (id),
  webp bytea not null,
  sha256 text not null,
  look bigint not null, -- perceptual hash: near pictures differ in few bits
  -- Its four quarters, each marked with its place: of two hashes that differ in three bits, one quarter is the same.
  look_quarters integer[] not null generated always as (array[
    (look & 65535)::integer,
    (look >> 16 & 65535)::integer + 65536,
    (look >> 32 & 65535)::integer + 131072,
    (look >> 48 & 65535)::integer + 196608
  ]) stored,
  width integer not null,
  height integer not null,
  at timestamptz not null
);
create index screenshots_sha256 on screenshots (sha256);
create index screenshots_look on screenshots using gin (look_quarters);

-- What makes two transaction numbers the same: their letters and digits, without zeros in front.
create function reference_key(reference text) returns text immutable strict parallel safe language sql
  return ltrim(regexp_replace(upper(reference), '[^A-Z0-9]', '', 'g'), '0');

create table deposits (
  id text primary key, -- D- and deposit_number
  user_id text not null references users (id),
  currency text not null check (currency in ('INR', 'USDT')),
  asked text not null, -- in that currency, as written
  rate bigint, -- paise for one USDT, when it was USDT
  amount bigint not null check (amount > 0), -- paise to credit
  four_eyes_from bigint not null, -- the threshold when it was asked for: raising it later frees nothing
  method text not null check (method in ('BANK', 'UPI', 'CRYPTO')),
  network text not null default '',
  wallet_address text not null default '',
  reference text not null, -- UTR or hash, upper case without spaces
  reference_key text not null generated always as (reference_key(reference)) stored,
  payer jsonb not null, -- the other fields of the form
  screenshot_id text references screenshots (id),
  state text not null check (state in ('requested', 'approved', 'rejected')),
  claimed_by text references staff (id),
  first_by text references staff (id),
  first_at timestamptz,
  decided_by text references staff (id),
  reason text not null default '',
  at timestamptz not null,
  changed_at timestamptz not null,
  check ((currency = 'USDT') = (rate is not null)),
  check (state = 'requested' or decided_by is not null),
  check (first_by is null or decided_by is null or state <> 'approved' or first_by <> decided_by)
);
create index deposits_of_user on deposits (user_id, at);
create index deposits_screenshot on deposits (screenshot_id);
create index deposits_credited on deposits (changed_at) where state = 'approved';
create index deposits_waiting on deposits (at) where state = 'requested';
create index deposits_reference on deposits (reference_key) where reference_key <> '';
-- One player sends a number once, unless it was rejected.
create unique index deposits_own_reference on deposits (user_id, reference_key)
  where state in ('requested', 'approved') and reference_key <> '';
-- One payment is credited once.
create unique index deposits_reference_credited on deposits (reference_key)
  where state = 'approved' and reference_key <> '';

create table withdrawals (
  id text primary key, -- W- and withdrawal_number
  user_id text not null references users (id),
  currency text not null check (currency in ('INR', 'USDT')),
  asked text not null,
  rate bigint,
  amount bigint not null check (amount > 0), -- paise held
  four_eyes_from bigint not null,
  method text not null check (method in ('BANK', 'UPI', 'CRYPTO')),
  payee jsonb not null,
  payee_name text not null, -- what makes two payees the same: method and account
  hold_until timestamptz,
  state text not null check (state in ('requested', 'approved', 'sent', 'confirmed', 'refunded')),
  claimed_by text references staff (id),
  first_by text references staff (id),
  first_at timestamptz,
  approved_by text references staff (id),
  decided_by text references staff (id),
  reference text not null default '', -- of the payout
  reason text not null default '',
  at timestamptz not null,
  changed_at timestamptz not null,
  check ((currency = 'USDT') = (rate is not null)),
  check (state in ('requested', 'refunded') or approved_by is not null),
  check (first_by is null or approved_by is null or first_by <> approved_by)
);
create index withdrawals_of_user on withdrawals (user_id, at);
create index withdrawals_open on withdrawals (at) where state in ('requested', 'approved', 'sent');
create index withdrawals_paid on withdrawals (changed_at) where state = 'confirmed';
create index withdrawals_payee on withdrawals (user_id, payee_name);
