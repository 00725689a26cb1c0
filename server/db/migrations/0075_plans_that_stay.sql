-- Balances follow every group of transfers, and the plan for it was made anew each time: that took longer than a small group
-- itself. It is kept, and goes by index, so that it is right for accounts of any number.
alter function balances_follow_transfers() set plan_cache_mode = force_generic_plan;
alter function balances_follow_transfers() set enable_seqscan = off;
alter function balances_follow_transfers() set enable_hashjoin = off;
alter function balances_follow_transfers() set enable_mergejoin = off;
