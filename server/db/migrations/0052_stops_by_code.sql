-- What the house itself says of a market that stands still is a code; a page has words for it. What people typed stays.
update stops set words = 'result-waits' where words = 'The result of this market is being checked by a second person.';
update stops set words = 'void-waits' where words = 'Whether this match stands is being checked by a second person.';
