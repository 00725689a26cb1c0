/*
 * Fantasy points counted a second time. Nothing here is the house's own: figures, plans of overs, who faces and who bowls are
 * written down once more, from the rules as players read them, and only the record of the match is looked at.
 */

interface Ball {
  readonly bat: number;
  readonly extra?: string;
  readonly extras?: number;
  readonly out?: { readonly how: string; readonly who: string; readonly by?: number };
}

interface Told {
  readonly type: string;
  readonly batting?: number;
  readonly isSuperOver?: boolean;
  readonly ball?: Ball;
}

/** Who bowls which over, by the place in the batting order: a b c d e f are 10th, 11th, 9th, 8th, 7th and 6th. */
const PLACES: Readonly<Record<string, number>> = { a: 9, b: 10, c: 8, d: 7, e: 6, f: 5 };
const PLANS: Readonly<Record<string, string>> = {
  T20: 'abacbdedecdedecbacba',
  ODI: 'ababababcdcdcdcdededeaecebedebceaedabcdecdabacbcab',
  Test: 'ababababcdcdcdcdefefefacacbdbdeded',
};

/** Runs, fours, sixes; fifty, hundred, duck; wicket, bowled or lbw; three, four, five; maiden. */
const FIGURES: Readonly<Record<string, readonly number[]>> = {
  T20: [1, 1, 2, 8, 16, -2, 25, 8, 4, 8, 16, 12],
  ODI: [1, 1, 2, 4, 8, -3, 25, 8, 0, 4, 8, 4],
  Test: [1, 1, 2, 4, 8, -4, 16, 8, 0, 4, 8, 0],
};

/** One player in one innings, as a scorer's sheet has it. */
interface Sheet {
  runs: number;
  faced: number;
  fours: number;
  sixes: number;
  gone: boolean;
  bowled: number;
  conceded: number;
  took: number;
  straight: number;
  maidens: number;
  field: number;
}

const blank = (): Sheet => ({
  ...{ runs: 0, faced: 0, fours: 0, sixes: 0, gone: false },
  ...{ bowled: 0, conceded: 0, took: 0, straight: 0, maidens: 0, field: 0 },
});

/** The total of each of the 22: the home side in batting order, then the others. */
export function recounted(format: string, record: readonly unknown[]): readonly number[] {
  const totals = Array.from({ length: 22 }, () => 0);
  for (const [batting, balls] of inningsIn(record as readonly Told[])) {
    const sheets = scored(format, batting, balls);
    for (const [id, sheet] of sheets.entries()) totals[id]! += worthOf(format, id % 11, sheet);
  }
  return totals;
}

function inningsIn(record: readonly Told[]): readonly (readonly [number, readonly Ball[]])[] {
  const found: [number, Ball[]][] = [];
  let isCounted = false;
  for (const { type, batting = 0, isSuperOver = false, ball } of record) {
    if (type === 'innings') {
      isCounted = !isSuperOver;
      if (isCounted) found.push([batting, []]);
    }
    if (type === 'ball' && ball && isCounted) found.at(-1)![1].push(ball);
  }
  return found;
}

function scored(format: string, batting: number, balls: readonly Ball[]): readonly Sheet[] {
  const sheets = Array.from({ length: 22 }, blank);
  const [bats, fields] = [batting * 11, (1 - batting) * 11];
  const plan = PLANS[format]!;
  let [facing, watching, nextIn, legal, inOver] = [0, 1, 2, 0, 0];
  for (const { bat, extra = '', extras = 0, out } of balls) {
    const isGood = extra !== 'wide' && extra !== 'noBall';
    const bowler = sheets[fields + PLACES[plan[Math.floor(legal / 6) % plan.length]!]!]!;
    const batter = sheets[bats + facing]!;
    batter.runs += bat;
    batter.faced += extra === 'wide' ? 0 : 1;
    batter.fours += bat === 4 ? 1 : 0;
    batter.sixes += bat === 6 ? 1 : 0;
    bowler.conceded += extra === 'bye' || extra === 'legBye' ? 0 : bat + extras;
    inOver += bat + extras;
    if (out) {
      sheets[bats + (out.who === 'striker' ? facing : watching)]!.gone = true;
      bowler.took += out.how === 'run out' ? 0 : 1;
      bowler.straight += out.how === 'bowled' || out.how === 'lbw' ? 1 : 0;
      if (out.by !== undefined) sheets[fields + out.by]!.field += out.how === 'caught' ? 8 : 12;
      if (out.who === 'striker') facing = nextIn;
      else watching = nextIn;
      nextIn += 1;
    }
    const ran = bat + extras - (isGood ? 0 : 1);
    if (ran % 2 === 1) [facing, watching] = [watching, facing];
    if (!isGood) continue;
    bowler.bowled += 1;
    legal += 1;
    if (legal % 6 !== 0) continue;
    bowler.maidens += inOver === 0 ? 1 : 0;
    inOver = 0;
    [facing, watching] = [watching, facing];
  }
  return sheets;
}

function worthOf(format: string, place: number, sheet: Sheet): number {
  const [run, four, six, fifty, hundred, duck, wicket, straight, three, fourFor, five, maiden] = FIGURES[format]!;
  const isBowler = place >= 7;
  let points = sheet.runs * run! + sheet.fours * four! + sheet.sixes * six!;
  if (sheet.runs >= 100) points += hundred!;
  else if (sheet.runs >= 50) points += fifty!;
  if (sheet.gone && sheet.runs === 0 && !isBowler) points += duck!;
  points += sheet.took * wicket! + sheet.straight * straight! + sheet.maidens * maiden! + sheet.field;
  if (sheet.took >= 5) points += five!;
  else if (sheet.took === 4) points += fourFor!;
  else if (sheet.took === 3) points += three!;
  return points + (isBowler ? 0 : strikeBonus(format, sheet)) + economyBonus(format, sheet);
}

function strikeBonus(format: string, { runs, faced }: Sheet): number {
  const rate = (runs * 100) / faced;
  if (format === 'T20' && faced >= 10)
    return stepped(rate, [130, 150, 170]) - stepped(-rate, [-69.999_999, -59.999_999, -49.999_999]);
  if (format === 'ODI' && faced >= 20)
    return stepped(rate, [100, 120, 140]) - stepped(-rate, [-49.999_999, -39.999_999, -29.999_999]);
  return 0;
}

function economyBonus(format: string, { conceded, bowled }: Sheet): number {
  const rate = (conceded * 6) / bowled;
  if (format === 'T20' && bowled >= 12)
    return stepped(-rate, [-6.999_999, -5.999_999, -4.999_999]) - stepped(rate, [10, 11, 12]);
  if (format === 'ODI' && bowled >= 30)
    return stepped(-rate, [-4.499_999, -3.499_999, -2.499_999]) - stepped(rate, [7, 8, 9]);
  return 0;
}

/** Two points for each step that is reached. */
const stepped = (rate: number, steps: readonly number[]): number => 2 * steps.filter(step => rate >= step).length;
