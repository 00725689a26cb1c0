import { say } from '@maidan/words/say';
import { screensOf } from '../ui/router.tsx';
import { screen, titled } from './screen.tsx';
import { Shell } from './shell/Shell.tsx';

const Login = screen('Login', () => import('./screens/Login.tsx'));
const Registration = screen('Registration', () => import('./screens/Registration.tsx'));
const WayBack = screen('WayBack', () => import('./screens/WayBack.tsx'));
const Home = screen('Home', () => import('./screens/Home.tsx'));
const SportResults = screen('SportResults', () => import('./screens/SportResults.tsx'));
const Match = screen('Match', () => import('./screens/Match.tsx'));
const CasinoLobby = screen('CasinoLobby', () => import('./screens/CasinoLobby.tsx'));
const AccountStatement = screen('AccountStatement', () => import('./screens/AccountStatement.tsx'));
const CasinoResults = screen('CasinoResults', () => import('./screens/CasinoResults.tsx'));
const OpenFrame = screen('OpenFrame', () => import('./shell/OpenFrame.tsx'));
const FairPlay = screen('FairPlay', () => import('./screens/FairPlay.tsx'));
const CasinoGame = screen('CasinoGame', async () => {
  const found = await import('./screens/CasinoGame.tsx');
  await found.fetchGame(location.pathname.split('/')[2] ?? '').catch(() => null); // who arrives at a table sees it at once
  return { CasinoGame: found.CasinoGame };
});
const CasinoTables = screen('CasinoTables', () => import('./screens/CasinoTables.tsx'));
const Slots = screen('Slots', () => import('./screens/Slots.tsx'));
const Virtual = screen('Virtual', () => import('./screens/Virtual.tsx'));
const SlotGame = screen('SlotGame', () => import('./screens/SlotGame.tsx'));
const Bets = screen('Bets', () => import('./screens/Bets.tsx'));
const Wallet = screen('Wallet', () => import('./screens/Wallet.tsx'));
const Security = screen('Security', () => import('./screens/Security.tsx'));
const PlaySafe = screen('PlaySafe', () => import('./screens/PlaySafe.tsx'));
const Inbox = screen('Inbox', () => import('./screens/Inbox.tsx'));
const Rules = screen('Rules', () => import('./screens/Rules.tsx'));
const Later = screen('Later', () => import('./screens/Later.tsx'));

/** Path → screen: section 2 of the specification, and what it lacks. */
export const Screens = screensOf([
  { path: '/', element: titled(say('door.login'), <Login />) },
  { path: '/registeration', element: titled(say('door.createAccount'), <Registration />) },
  { path: '/way-back/:step', element: <WayBack /> },
  { element: <OpenFrame />, routes: [{ path: '/casino/fair', element: titled(say('shell.fair'), <FairPlay />) }] },
  {
    element: <Shell />,
    routes: [
      { path: '/home', element: titled(say('shell.toHome'), <Home />) },
      { path: '/cricket', element: <Match /> },
      { path: '/cricket/:eventId', element: <Match /> },
      { path: '/sport/:sport/:eventId', element: <Match /> },
      { path: '/results', element: titled(say('shell.sportResults'), <SportResults />) },
      { path: '/casino', element: titled(say('shell.casino'), <CasinoLobby />) },
      { path: '/casino/statement', element: titled(say('shell.statement'), <AccountStatement />) },
      { path: '/casino/results', element: titled(say('shell.results'), <CasinoResults />) },
      { path: '/casino/tables', element: titled(say('casino.floor'), <CasinoTables />) },
      { path: '/casino/:code', element: <CasinoGame /> },
      { path: '/virtual', element: titled(say('shell.ourVirtual'), <Virtual />) },
      { path: '/slots', element: titled(say('slots.title'), <Slots />) },
      { path: '/slots/:code', element: <SlotGame /> },
      { path: '/bets', element: titled(say('shell.myBets'), <Bets />) },
      { path: '/wallet', element: titled(say('shell.wallet'), <Wallet />) },
      { path: '/security', element: titled(say('shell.security'), <Security />) },
      { path: '/play-safe', element: titled(say('shell.playSafe'), <PlaySafe />) },
      { path: '/inbox', element: titled(say('inbox.title'), <Inbox />) },
      { path: '/rules', element: titled(say('shell.rules'), <Rules />) },
      { path: '*', element: <Later /> },
    ],
  },
]);
