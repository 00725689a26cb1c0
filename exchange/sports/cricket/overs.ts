/* Six balls, and how so many of them are written. */

export const BALLS_PER_OVER = 6;

/** How far an innings is after so many balls: '13.4', '20.0'. */
export const oversName = (balls: number): string => `${Math.floor(balls / BALLS_PER_OVER)}.${balls % BALLS_PER_OVER}`;
