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
