import type { Reply } from '@maidan/contract/api';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChainVerdict } from './VerifyChain.tsx';

type Verdict = Reply<'verifyAudit'>;

const FINE: Verdict = {
  intact: true,
  rows: 812,
  brokenAt: null,
  head: 'ab12',
  anchors: 37,
  unreadableAnchors: 0,
  anchorFaults: [],
  nodes: [],
};

test.each<[string, Partial<Verdict>, string]>([
  ['is said', {}, 'The chain is intact: 812 rows. Held against 37 anchors outside the database.'],
  ['is one', { anchors: 1 }, 'The chain is intact: 812 rows. Held against 1 anchor outside the database.'],
  [
    'is less than there are',
    { unreadableAnchors: 2 },
    'The chain is intact: 812 rows. Held against 37 anchors outside the database, 2 more cannot be read.',
  ],
  [
    'is none where the file is gone',
    { anchors: 0, anchorFaults: ['anchors-missing'] },
    'The chain is intact: 812 rows. Held against 0 anchors outside the database. The file of anchors is missing.',
  ],
  [
    'is told by node, with what is wrong there and who did not answer',
    {
      anchorFaults: ['anchors-shortened'],
      nodes: [
        { name: 'east', anchors: 36, faults: ['anchors-shortened'] },
        { name: 'south', anchors: null, faults: [] },
        { name: 'west', anchors: 1, faults: [] },
      ],
    },
    'outside the database. east: 36 anchors. The file of anchors has fewer lines than were written. ' +
      'south does not answer, and its anchors were not looked at. west: 1 anchor. Head',
  ],
])('the number of anchors that the log was held against %s', (_, verdict, words) => {
  const markup = renderToStaticMarkup(<ChainVerdict verdict={{ ...FINE, ...verdict }} />);
  expect(markup.replace(/<[^>]*>+/g, ' ').replace(/\s+/g, ' ')).toContain(words);
});
