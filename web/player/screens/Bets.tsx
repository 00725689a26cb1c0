import { OpenCasino } from '../exchange/bets/OpenCasino.tsx';
import { OpenSport } from '../exchange/bets/OpenSport.tsx';

/** Everything the player has open, on sport and at the tables. */
export const Bets = () => (
  <div className="open-bets-page">
    <h1 className="bar panel">My Bet</h1>
    <OpenSport />
    <OpenCasino />
  </div>
);
