/* Where single players meet: tournaments and titles of our own invention. */

export const TENNIS_MEN = ['Harbour Bay Open', 'Kastelburg Cup', 'Solano Clay Masters', 'Northlight Indoors'] as const;

export const TENNIS_WOMEN = ['Isla Verde Open', 'Brightwater Classic', 'Montaigu Ladies', 'Lotus Lake Trophy'] as const;

/** Best of five sets is played here, by men. */
export const TENNIS_GRAND = ['Grand Open of Alderport', 'Royal Lawn Championship'] as const;

export const TABLE_TENNIS = ['Setka Star Series', 'Liga Rapida', 'Eastern Table Tour', 'Win Cup Nights'] as const;

export const BADMINTON = ['Lotus Shuttle Open', 'Malwa Masters', 'Straits Super 500', 'Nordic Feather Cup'] as const;

export const SNOOKER = ['Crown Green Masters', 'Baize Championship', 'Six Counties Open'] as const;

export const BOXING = ['Ironworks Boxing Night', 'Harbour Arena Title Fights', 'Golden Glove Promotions'] as const;

export const MARTIAL_ARTS = ['Apex Cage Series', 'Northern Fight League', 'Tiger Ring'] as const;

export const BEACH_VOLLEYBALL = [
  'Sandbar Series',
  'Konkan Beach Masters',
  'Copa Arena Branca',
  'Lido Pairs Tour',
] as const;

export const DARTS = [
  'Oche Masters',
  'Double Top Grand Prix',
  'Brewers Arena Open',
  'Seven Bridges Darts League',
] as const;

export const CHESS = [
  'Saraswati Rapid Masters',
  'Candlelight Invitational',
  'Elbe Rapid Cup',
  'Knights of Deccan Open',
] as const;

export const SUMO = ['Haru Grand Tournament', 'Natsu Grand Tournament', 'Aki Grand Tournament'] as const;

/** Races of many, each with the places it goes to. */
export const MOTOGP = [
  'Grand Prix of Valmara',
  'Grand Prix of Suryadesh',
  'Costa Serena Motorcycle Grand Prix',
  'Fjordring Motorcycle Grand Prix',
] as const;

export const SPEEDWAY = ['Cinder Track League', 'Four Riders Cup', 'Shale Masters'] as const;

export const MOTOR_SPORTS = [
  'Grand Prix of Alderport',
  'Harbour Street Grand Prix',
  'Sahyadri Ring Grand Prix',
  'Desert Lights Grand Prix',
] as const;

export const CYCLING = [
  'Criterium of Montaigu',
  'Western Ghats Circuit Race',
  'Kermesse van Oosterveld',
  'Lakeside Criterium',
] as const;

export const ATHLETICS = [
  'Golden Spikes Meeting',
  'Chandrabaga Athletics Meet',
  'Northlight Track Classic',
  'Stadium of Winds Meeting',
] as const;

export const BOAT_RACING = [
  'Punnapra Snake Boat Regatta',
  'Kaveri Rowing Cup',
  'Lake Solano Regatta',
  'Vembala Jalotsavam',
] as const;

export const GOLF = [
  'Nilgiri Links Championship',
  'Harbour Bay Golf Classic',
  'Red Dune Invitational',
  'Castle Loch Open',
] as const;

/* What races of many count for. */

export const MOTOGP_CLASSES = [
  'Premier Class Championship',
  'Intermediate Class Championship',
  'Lightweight Class Championship',
] as const;

export const FORMULAS = ['Formula Maidan Championship', 'Formula Two Maidan', 'Formula Three Maidan'] as const;

export const CRITERIUMS = [
  'Continental Criterium Series, Men',
  'Continental Criterium Series, Women',
  'Monsoon Circuit Trophy',
] as const;

export const TRACK_LEAGUES = ['Golden Track League, Men', 'Golden Track League, Women'] as const;

export const GOLF_TOURS = ['Eastern Golf Tour, Men', 'Eastern Golf Tour, Women', 'Masters Golf Tour'] as const;
