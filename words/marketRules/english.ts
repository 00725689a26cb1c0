/** What wins in every kind of market of sport, when stakes go back, and what a bet comes to. */
export const english = {
  'marketRules.title': 'Rules: {market}',
  'marketRules.openOf': 'Rules of {market}',
  'marketRules.sport': 'Sport',
  'marketRules.sportAre': 'What wins, an example in rupees, and when stakes go back',
  'marketRules.allOfThem': 'All of them',
  'marketRules.bySport': 'What counts in each sport',
  'marketRules.byMarket': 'Every kind of market',
  'marketRules.all': 'All rules of sport',

  'marketRules.wins': 'What wins',
  'marketRules.counts': 'What counts',
  'marketRules.example': 'Example',
  'marketRules.void': 'When stakes go back',
  'marketRules.delay': 'Delay',
  'marketRules.commission': 'Commission',
  'marketRules.settled': 'Settled by',

  'marketRules.between': 'With other players. An order waits in the book until somebody takes it or you take it back.',
  'marketRules.exchange': 'Between players',
  'marketRules.house': 'With the house, at the price that is shown or not at all.',
  'marketRules.delayNow':
    'An order here waits {seconds} s before it counts, and is refused if its price is worse by then.',
  'marketRules.delayBetween':
    'An order waits {before} s before play and {inPlay} s in play before it counts: whoever sees the ground must not know more than you.',
  'marketRules.delayHouse': 'In play a bet waits {seconds} s before it counts. Before play it counts at once.',
  'marketRules.commissionOf': '{rate} % of what you win in the market altogether. Nothing when you lose.',
  'marketRules.commissionNone': 'None.',
  'marketRules.commissionShown':
    'A share of what you win in the market altogether, as the market says. Nothing when you lose.',
  'marketRules.settledByRecord':
    'The record of the event, which you can check on its Fair Play line when it is over. A result put right later is booked as a reversal and a new row on your statement.',

  'marketRules.exampleBook':
    'Back {stake} at {odds}: {backWins} if it wins, {backLoses} if not. Lay {stake} at {odds}: {layWins} if it does not win, {layLoses} if it does.',
  'marketRules.exampleHundred':
    'Prices are profit per 100. Back {stake} at {price}: {backWins} if it wins, {backLoses} if not. Lay {stake} at {price}: {layWins} if it does not win, {layLoses} if it does.',
  'marketRules.exampleLine':
    'Yes {stake} at {line}, price {price}: {backWins} at {line} or more, {backLoses} below. No {stake} at {line}, price {price}: {layWins} below {line}, {layLoses} at {line} or more. Nobody’s stake comes back.',
  'marketRules.exampleKhado':
    'You choose where the window of {span} begins. {stake} on {line}, price {price}: {backWins} from {line} to {last}, {backLoses} outside.',
  'marketRules.exampleMeter':
    'The stake is for every run. Yes {stake} at {line}: {backWins} at {above}, {backLoses} at {below}. No {stake} at {line}: the opposite. Runs beyond {most} count as {most}.',
  'marketRules.exampleOdd':
    'Odd {stake} at {odds}: {backWins} if the total is odd, {backLoses} if it is even. Nothing is even.',
  'marketRules.exampleDigit': 'Digit 7, {stake} at {odds}: {backWins} if the total ends in 7, {backLoses} otherwise.',

  'marketRules.winner': 'Winner of the match',
  'marketRules.winnerWins': 'Whoever wins the match by its result.',
  'marketRules.winnerVoid':
    'If the match is not played to a result as its sport counts it, or ends level where a draw is not offered.',
  'marketRules.toss': 'Toss',
  'marketRules.tossWins': 'Whoever wins the toss.',
  'marketRules.tossVoid': 'If there is no toss.',
  'marketRules.tied': 'Tied match',
  'marketRules.tiedWins':
    'Yes, if both sides have the same score when all overs are bowled. What a super over decides does not matter.',
  'marketRules.tiedVoid': 'If the match is abandoned before the second innings is over.',
  'marketRules.totalRuns': 'Total match runs',
  'marketRules.totalRunsWins': 'The runs of both innings together. Super overs do not count.',
  'marketRules.totalRunsVoid': 'If the match is abandoned before the second innings is over.',
  'marketRules.overs': 'Runs after so many overs (session, line)',
  'marketRules.oversWins':
    'The score of the side when these overs are bowled; if it is all out, has won or declared before, its score then.',
  'marketRules.oversVoid':
    'If rain, time or an abandoned match ends the innings before these overs are bowled, or the innings does not begin.',
  'marketRules.over': 'Runs of one over',
  'marketRules.overWins':
    'All runs of that over, extras included. If the side is all out or wins during it, the runs until then.',
  'marketRules.overVoid': 'If the over is not begun, or is broken off by rain, time or an abandoned match.',
  'marketRules.ball': 'Score after a ball',
  'marketRules.ballWins': 'The score of the side after that legal ball, with whatever came before it.',
  'marketRules.ballVoid': 'If that ball is not bowled.',
  'marketRules.wicketInOver': 'Wicket in an over',
  'marketRules.wicketInOverWins': 'Yes, if a wicket falls in that over, run outs included.',
  'marketRules.wicketInOverVoid': 'If the over is not begun, or is broken off by rain or time before a wicket falls.',
  'marketRules.batterRuns': 'Runs or boundaries of a batter',
  'marketRules.batterRunsWins':
    'What the batter has when out or when the innings ends. Boundaries are fours and sixes together.',
  'marketRules.batterRunsVoid': 'If the batter does not bat.',
  'marketRules.landmark': 'Fifty or hundred of a batter',
  'marketRules.landmarkWins': 'Yes, as soon as the batter has made that many runs in this innings.',
  'marketRules.landmarkVoid': 'If the match is abandoned before it is decided.',
  'marketRules.wicket': 'Fall of a wicket',
  'marketRules.wicketWins':
    'The score of the side at which that wicket falls; if it does not fall, the score at the end of the innings.',
  'marketRules.wicketVoid': 'If the innings is not played.',
  'marketRules.partnership': 'Partnership',
  'marketRules.partnershipWins':
    'Runs of the side from the wicket before to that wicket, or to the end of the innings.',
  'marketRules.partnershipVoid': 'If the pair faces no ball.',
  'marketRules.khado': 'Khado',
  'marketRules.khadoWins': 'The score of the side after these overs, if it lies in the window you chose.',
  'marketRules.meter': 'Meter',
  'marketRules.meterWins':
    'The score of the side after these overs: every run above your line pays Yes, every run below pays No.',
  'marketRules.oddEven': 'Odd or even',
  'marketRules.oddEvenWins': 'Whether the total that the market names is odd or even. Nothing is even.',
  'marketRules.oddEvenVoid': 'If that total is not completed.',
  'marketRules.lastDigit': 'Last digit',
  'marketRules.lastDigitWins': 'The last digit of the score of the side after these overs.',

  'marketRules.named': 'Other markets',
  'marketRules.namedWins': 'What the name of the market asks, if it happens.',
  'marketRules.namedVoid': 'If it cannot be decided.',

  'marketRules.goalsLine': 'Over or under goals',
  'marketRules.goalsLineWins':
    'Over, if more goals than the line are scored by both sides together; otherwise under. Over is paid as soon as it is so.',
  'marketRules.goalsLineVoid': 'If the match is abandoned while neither is certain.',
  'marketRules.bothScore': 'Both teams to score',
  'marketRules.bothScoreWins': 'Yes, as soon as each side has scored. An own goal counts for the side it is given to.',
  'marketRules.bothScoreVoid': 'If the match is abandoned before both have scored.',
  'marketRules.drawNoBet': 'Draw no bet',
  'marketRules.drawNoBetWins': 'The side that wins the match.',
  'marketRules.drawNoBetVoid': 'If the match is drawn, or abandoned.',
  'marketRules.nextGoal': 'Next goal',
  'marketRules.nextGoalWins': 'The side that scores that goal of the match; No goal, if it is not scored.',
  'marketRules.nextGoalVoid': 'If the match is abandoned before that goal.',
  'marketRules.half': 'Winner of a half',
  'marketRules.halfWins': 'The side with more goals in that half alone, or the draw.',
  'marketRules.halfVoid': 'If the half is not finished.',
  'marketRules.correctScore': 'Correct score',
  'marketRules.correctScoreWins':
    'The final score. Scores that are not listed belong to “any other” home win, away win or draw.',
  'marketRules.correctScoreVoid': 'If the match is abandoned.',
  'marketRules.corners': 'Corners',
  'marketRules.cornersWins': 'All corners that both sides take.',
  'marketRules.cornersVoid': 'If the match is abandoned.',
  'marketRules.redCard': 'Red card',
  'marketRules.redCardWins': 'Yes, as soon as a player is sent off.',
  'marketRules.redCardVoid': 'If the match is abandoned before it happens.',

  'marketRules.set': 'Winner of a set, game or map',
  'marketRules.setWins': 'Whoever wins that set (in badminton: game; in e-games: map).',
  'marketRules.setVoid': 'If it is not finished.',
  'marketRules.setTotal': 'Games, points or rounds in a set',
  'marketRules.setTotalWins':
    'Over, as soon as every way to finish the set has more than the line; under, when it ends with fewer.',
  'marketRules.setTotalVoid': 'If it is not finished and could still have gone either way.',
  'marketRules.serviceGame': 'Winner of a game',
  'marketRules.serviceGameWins': 'Whoever wins that game of the set; its thirteenth is the tie-break.',
  'marketRules.serviceGameVoid': 'If that game is not finished.',
  'marketRules.deuce': 'Game to deuce',
  'marketRules.deuceWins': 'Yes, as soon as the game stands at 40–40.',
  'marketRules.deuceVoid': 'If the game ends unfinished before.',
  'marketRules.frame': 'Winner of a frame or leg',
  'marketRules.frameWins': 'Whoever wins that frame or leg.',
  'marketRules.frameVoid': 'If it is not finished.',
  'marketRules.total': 'Total points or goals',
  'marketRules.totalWins':
    'Points or goals of both sides together in regular time. Overtime and penalty shots do not count.',
  'marketRules.totalVoid': 'If regular time is not finished and the total could still have gone either way.',
  'marketRules.legs': 'Number of legs',
  'marketRules.legsWins': 'The legs that are played until the match is won.',
  'marketRules.legsVoid': 'If the match is not finished.',
  'marketRules.moves': 'Number of moves',
  'marketRules.movesWins': 'The moves until the game ends; a move is one of White and one of Black.',
  'marketRules.movesVoid': 'If the game is not finished.',
  'marketRules.byThrow': 'Decided by a throw',
  'marketRules.byThrowWins': 'Yes, if the loser is thrown down; no, if pushed out.',
  'marketRules.byThrowVoid': 'If there is no contest.',
  'marketRules.firstFive': 'Runs in the first five innings',
  'marketRules.firstFiveWins': 'Runs of both sides in the first five innings. Over is paid as soon as it is so.',
  'marketRules.firstFiveVoid': 'If five innings are not finished and it was not decided before.',
  'marketRules.inningRun': 'Run in an inning',
  'marketRules.inningRunWins': 'Yes, as soon as the side scores in that inning.',
  'marketRules.inningRunVoid': 'If the inning is broken off before a run.',
  'marketRules.headToHead': 'One against another',
  'marketRules.headToHeadWins': 'Whoever of the two is ahead at the end. Who finishes is ahead of who does not.',
  'marketRules.headToHeadVoid': 'If neither finishes, both are level, or it is abandoned.',
  'marketRules.finishers': 'How many finish',
  'marketRules.finishersWins': 'Everybody who comes to the end.',
  'marketRules.finishersVoid': 'If it is abandoned.',
  'marketRules.distance': 'Goes the distance',
  'marketRules.distanceWins': 'Yes, if the last bell rings with both standing.',
  'marketRules.distanceVoid': 'If there is no contest.',
  'marketRules.win': 'Win',
  'marketRules.winWins':
    'The winner by the official result. Those who share first place share: the stake is divided by their number.',
  'marketRules.winVoid':
    'If the race is abandoned or only one runs. Bets on a runner that is withdrawn go back, and prices of bets on the others are reduced by its share.',
  'marketRules.place': 'Place',
  'marketRules.placeWins': 'All that finish in the places the market names.',
  'marketRules.placeVoid':
    'If the race is abandoned, or no more run than are placed. Bets on a runner that is withdrawn go back, and winnings on the others are reduced by its share.',
  'marketRules.mostSeats': 'Most seats',
  'marketRules.mostSeatsWins': 'The party with more seats. With equal seats both share: the stake is divided by two.',
  'marketRules.mostSeatsVoid': 'If there is no official result.',
  'marketRules.seats': 'Seats of a party',
  'marketRules.seatsWins': 'The seats the party has in the official result, there or altogether.',
  'marketRules.seatsVoid': 'If there is no official result.',

  'marketRules.inCricket':
    'With limited overs a tie is decided by super overs. In a Test the draw can be bet, and a tie gives stakes back. An abandoned match has no winner: stakes go back.',
  'marketRules.inFootball':
    'Both halves with stoppage time; no extra time, no penalties. An abandoned match decides only what was decided before.',
  'marketRules.inTennis':
    'Who retires after a finished set has lost. Before that, and if the match is abandoned, stakes on the winner go back.',
  'marketRules.inSets':
    'Stakes on the winner go back if the match is not finished. Sets and games that were finished stand.',
  'marketRules.inBasketball':
    'Overtime counts for the winner. A match broken off stands if no more than five minutes were left and it was not level; otherwise stakes go back.',
  'marketRules.inAmericanFootball':
    'Overtime counts for the winner. A match broken off stands if no more than the last two drives were left and it was not level; otherwise stakes go back.',
  'marketRules.inIceHockey':
    'What is level is decided by penalty shots, which count for the winner only. A match that is broken off gives stakes back.',
  'marketRules.inSnooker':
    'Whoever is given the match after its first points has won it. If it is abandoned without a winner, stakes go back.',
  'marketRules.inBoxing': 'By knockout or by the judges’ cards. The draw can be bet. No contest gives stakes back.',
  'marketRules.inMixedMartialArts': 'By stoppage or by the judges’ cards. A draw and no contest give stakes back.',
  'marketRules.inRacing':
    'The result that is official when all have weighed in; what is found later changes nothing. Every runner that takes part counts, wherever it finishes.',
  'marketRules.inDraws':
    'The whole regular time counts. A draw stands and can be bet. A match that is broken off gives stakes back.',
  'marketRules.inRugbyLeague':
    'What is level is decided by golden points, which count for the winner only. A match that is broken off gives stakes back.',
  'marketRules.inBasketball3x3':
    'Whoever has 21 first, or is ahead when time is up; what is level goes to overtime. A match that is broken off gives stakes back.',
  'marketRules.inGolf':
    'Fewest strokes. Who are level in front play on until one of them has won. If play is abandoned, stakes go back.',
  'marketRules.inField':
    'The order in which they finish; who drops out has not finished. If it is abandoned, stakes go back.',
  'marketRules.inChess':
    'A game that is won, or a draw, which can be bet. A game that is not finished gives stakes back.',
  'marketRules.inSumo':
    'Whoever stays on his feet in the ring, as the judges see it; they may have it wrestled again. No contest gives stakes back.',
  'marketRules.inBaseball': 'Extra innings count. A match that is not finished gives stakes on the winner back.',
  'marketRules.inDarts':
    'Whoever wins the legs that are needed first. A match that is not finished gives stakes back; legs that were finished stand.',
  'marketRules.inPolitics':
    'Nothing is settled before the commission has declared the result, not even what is certain. If it is cancelled, stakes go back.',
} as const;
