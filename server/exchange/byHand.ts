/**
 * The last that two people decided about a market m by then; what they said of it, if they knew that players read it.
 * Whatever settles a market once more is decided by two people.
 */
export const byHandUntil = (until: string): string => `
  select case when detail->>'isTold' = 'true' then reason else '' end as words,
    kind = 'voidEvent' or detail->'answer'->>'type' = 'void' as is_void
  from proposals
  where state = 'approved' and (kind = 'settleMarket' and subject = m.id or kind = 'voidEvent' and subject = m.event_id)
    and decided_at <= ${until} order by decided_at desc limit 1`;
