/* How long whoever plays is taken by it: a little longer than the longest have taken. */

// prettier-ignore
const MINUTES: Readonly<Record<string, number>> = {
  football: 135, tennis: 300, esoccer: 13, horseRacing: 10, greyhoundRacing: 6, tableTennis: 70, basketball: 100,
  boxing: 65, mixedMartialArts: 45, americanFootball: 300, volleyball: 135, badminton: 70, snooker: 340, iceHockey: 130,
  eGames: 160, futsal: 100, handball: 90, kabaddi: 65, golf: 175, rugbyLeague: 150, beachVolleyball: 85, motogp: 48,
  chess: 110, cycling: 95, motorbikes: 6, athletics: 18, basketball3x3: 25, sumo: 10, motorSports: 95, baseball: 220,
  rugbyUnion: 140, darts: 90, australianRules: 160, boatRacing: 12, politics: 690,
};

const CRICKET_MINUTES: Readonly<Record<string, number>> = { T20: 270, ODI: 600, Test: 2_640 };

const MINUTE_MS = 60_000;

export const spanOf = (sport: string, format: string): number =>
  MINUTE_MS * ((sport === 'cricket' ? CRICKET_MINUTES[format] : MINUTES[sport]) ?? 240);
