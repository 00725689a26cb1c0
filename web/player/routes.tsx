import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { lazily } from '../ui/lazily.tsx';
import { Shell } from './shell/Shell.tsx';

const screen = <N extends string>(name: N, load: () => Promise<Record<N, ComponentType>>) =>
  lazily(async () => (await load())[name]);

const Login = screen('Login', () => import('./screens/Login.tsx'));
const Registration = screen('Registration', () => import('./screens/Registration.tsx'));
const Home = screen('Home', () => import('./screens/Home.tsx'));
const Match = screen('Match', () => import('./screens/Match.tsx'));
const CasinoLobby = screen('CasinoLobby', () => import('./screens/CasinoLobby.tsx'));
const AccountStatement = screen('AccountStatement', () => import('./screens/AccountStatement.tsx'));
const CasinoResults = screen('CasinoResults', () => import('./screens/CasinoResults.tsx'));
const OpenFrame = screen('OpenFrame', () => import('./fair/OpenFrame.tsx'));
const FairPlay = screen('FairPlay', () => import('./screens/FairPlay.tsx'));
const CasinoGame = screen('CasinoGame', () => import('./screens/CasinoGame.tsx'));
const Bets = screen('Bets', () => import('./screens/Bets.tsx'));
const Wallet = screen('Wallet', () => import('./screens/Wallet.tsx'));
const Security = screen('Security', () => import('./screens/Security.tsx'));
const Rules = screen('Rules', () => import('./screens/Rules.tsx'));
const InstallApp = screen('InstallApp', () => import('./screens/InstallApp.tsx'));
const NotFound = screen('NotFound', () => import('./screens/NotFound.tsx'));

/** The words of the browser's tab. */
const titled = (title: string, shown: ReactNode) => (
  <>
    <title>{`${title} · Maidan`}</title>
    {shown}
  </>
);

/** Path → screen: section 2 of the specification, and what it lacks. */
export const Screens = () => (
  <Routes>
    <Route path="/" element={titled('Login', <Login />)} />
    <Route path="/registeration" element={titled('Create your account', <Registration />)} />
    <Route element={<OpenFrame />}>
      <Route path="/casino/fair" element={titled('Fair Play', <FairPlay />)} />
    </Route>
    <Route element={<Shell />}>
      <Route path="/home" element={titled('Home', <Home />)} />
      <Route path="/cricket" element={<Match />} />
      <Route path="/cricket/:eventId" element={<Match />} />
      <Route path="/sport/:sport/:eventId" element={<Match />} />
      <Route path="/casino" element={titled('Casino', <CasinoLobby />)} />
      <Route path="/casino/statement" element={titled('Account Statement', <AccountStatement />)} />
      <Route path="/casino/results" element={titled('Casino Results', <CasinoResults />)} />
      <Route path="/casino/:code" element={<CasinoGame />} />
      <Route path="/bets" element={titled('My Bet', <Bets />)} />
      <Route path="/wallet" element={titled('Wallet', <Wallet />)} />
      <Route path="/security" element={titled('Security', <Security />)} />
      <Route path="/rules" element={titled('Rules', <Rules />)} />
      <Route path="/install" element={titled('Download Apk', <InstallApp />)} />
      <Route path="*" element={<NotFound />} />
    </Route>
  </Routes>
);
