import { say } from '@maidan/words/say';
import { Navigate, screensOf } from '../ui/router.tsx';
import { Failed, Loading } from '../ui/States.tsx';
import { Account } from './screens/Account.tsx';
import { Audit } from './screens/Audit.tsx';
import { Books } from './screens/Books.tsx';
import { Case } from './screens/Case.tsx';
import { Cases } from './screens/Cases.tsx';
import { Contest } from './screens/Contest.tsx';
import { Contests } from './screens/Contests.tsx';
import { Identity } from './screens/Identity.tsx';
import { Mails } from './screens/Mails.tsx';
import { Reviews } from './screens/Reviews.tsx';
import { News } from './screens/News.tsx';
import { More } from './screens/More.tsx';
import { Payments } from './screens/Payments.tsx';
import { Player } from './screens/Player.tsx';
import { Players } from './screens/Players.tsx';
import { Protected } from './screens/Protected.tsx';
import { Protection } from './screens/Protection.tsx';
import { Proposals } from './screens/Proposals.tsx';
import { Settings } from './screens/Settings.tsx';
import { Slots } from './screens/Slots.tsx';
import { Sport } from './screens/Sport.tsx';
import { SportEvent } from './screens/SportEvent.tsx';
import { Staff } from './screens/Staff.tsx';
import { Support } from './screens/Support.tsx';
import { Tables } from './screens/Tables.tsx';
import { Unknown } from './screens/Unknown.tsx';
import { type Me, MeContext, useMe, useSession } from './session.ts';
import { Guarded } from './shell/Guarded.tsx';
import { placesOf } from './shell/navigation.ts';
import { Shell } from './shell/Shell.tsx';
import { Login } from './signIn/Login.tsx';
import { NewPassword } from './signIn/NewPassword.tsx';
import { SignInFrame } from './signIn/SignInFrame.tsx';
import { TwoStepSetUp } from './signIn/TwoStepSetUp.tsx';

/** Who is signed in decides what is shown; the address stays, so signing in leads to where one wanted to go. */
export function OfficeApp() {
  const { data: session, error, refetch } = useSession();
  if (!session) {
    return (
      <SignInFrame title={say('office.office')}>
        {error ? (
          <Failed title={say('office.notLoaded')} text={error.message} onRetry={() => void refetch()} />
        ) : (
          <Loading rows={3} />
        )}
      </SignInFrame>
    );
  }
  if (!session.me) return <Login ended={session.ended} />;
  return <MeContext value={session.me}>{firstThings(session.me) ?? <Screens />}</MeContext>;
}

/** What must be done before anything else is answered. */
function firstThings(me: Me) {
  if (me.mustSetUpTwoStep) return <SetUp />;
  return me.mustChangePassword ? <Change /> : null;
}

const SetUp = () => (
  <SignInFrame title={say('office.twoStep')} signedIn>
    <TwoStepSetUp />
  </SignInFrame>
);

const Change = () => (
  <SignInFrame title={say('office.choosePassword')} signedIn>
    <NewPassword />
  </SignInFrame>
);

/** Where the day begins depends on what one is here for. */
function Begin() {
  const [first] = placesOf(useMe().role);
  return <Navigate to={first?.to ?? '/account'} replace />;
}

const Screens = screensOf([
  {
    element: <Shell />,
    routes: [
      { path: '/', element: <Begin /> },
      { element: <Guarded needs="payments.read" />, routes: [{ path: '/payments/:id?', element: <Payments /> }] },
      {
        element: <Guarded needs="players.read" />,
        routes: [
          { path: '/players', element: <Players /> },
          { path: '/players/:id/:tab?', element: <Player /> },
          { path: '/mails', element: <Mails /> },
          { path: '/reviews', element: <Reviews /> },
          { path: '/news', element: <News /> },
          { path: '/proposals', element: <Proposals /> },
        ],
      },
      { element: <Guarded needs="support.read" />, routes: [{ path: '/support/:id?', element: <Support /> }] },
      {
        element: <Guarded needs="cases.decide" />,
        routes: [
          { path: '/cases', element: <Cases /> },
          { path: '/cases/:id', element: <Case /> },
        ],
      },
      {
        element: <Guarded needs="protection.read" />,
        routes: [
          { path: '/protection/:tab?', element: <Protection /> },
          { path: '/protection/players/:id', element: <Protected /> },
        ],
      },
      { element: <Guarded needs="identity.decide" />, routes: [{ path: '/identity', element: <Identity /> }] },
      {
        element: <Guarded needs="sport.read" />,
        routes: [
          { path: '/sport', element: <Sport /> },
          { path: '/sport/:id/:market?/:tab?', element: <SportEvent /> },
          { path: '/contests', element: <Contests /> },
          { path: '/contests/:id', element: <Contest /> },
        ],
      },
      {
        element: <Guarded needs="tables.read" />,
        routes: [
          { path: '/tables/:code?/:tab?', element: <Tables /> },
          { path: '/slots', element: <Slots /> },
        ],
      },
      {
        element: <Guarded needs="audit.read" />,
        routes: [
          { path: '/books', element: <Books /> },
          { path: '/audit', element: <Audit /> },
        ],
      },
      { element: <Guarded needs="settings.read" />, routes: [{ path: '/settings/:section?', element: <Settings /> }] },
      { element: <Guarded needs="staff.read" />, routes: [{ path: '/staff', element: <Staff /> }] },
      { path: '/account', element: <Account /> },
      { path: '/more', element: <More /> },
      { path: '*', element: <Unknown /> },
    ],
  },
]);
