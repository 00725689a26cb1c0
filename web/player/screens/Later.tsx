import { say } from '@maidan/words/say';
import { screensOf } from '../../ui/router.tsx';
import { screen, titled } from '../screen.tsx';
import { NotFound } from './NotFound.tsx';

const Competitions = screen('Competitions', () => import('./Competitions.tsx'));
const Competition = screen('Competition', () => import('./Competition.tsx'));
const Fantasy = screen('Fantasy', () => import('./Fantasy.tsx'));
const FantasyMatch = screen('FantasyMatch', () => import('./FantasyMatch.tsx'));
const FantasyContest = screen('FantasyContest', () => import('./FantasyContest.tsx'));
const Identity = screen('Identity', () => import('./Identity.tsx'));
const InstallApp = screen('InstallApp', () => import('./InstallApp.tsx'));
const Support = screen('Support', () => import('./Support.tsx'));
const SupportTicket = screen('SupportTicket', () => import('./SupportTicket.tsx'));
const Stopped = screen('Stopped', () => import('./Stopped.tsx'));

/** Screens that nobody opens first: what every page has knows nothing of them. Any other path is nowhere. */
export const Later = screensOf([
  { path: '/competitions', element: <Competitions /> },
  { path: '/competition/:competitionId', element: <Competition /> },
  { path: '/fantasy', element: titled(say('shell.fantasy'), <Fantasy />) },
  { path: '/fantasy/contests/:contest', element: titled(say('shell.fantasy'), <FantasyContest />) },
  { path: '/fantasy/:event', element: titled(say('shell.fantasy'), <FantasyMatch />) },
  { path: '/identity', element: titled(say('identity.title'), <Identity />) },
  { path: '/install', element: titled(say('shell.apk'), <InstallApp />) },
  { path: '/stopped', element: titled(say('shell.playSafe'), <Stopped />) },
  { path: '/support', element: titled(say('support.title'), <Support />) },
  { path: '/support/:ticket', element: titled(say('support.title'), <SupportTicket />) },
  { path: '*', element: <NotFound /> },
]);
