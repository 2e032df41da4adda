import type { OwnGame, OwnGames } from '../../public-web/schedule/own-games.ts';

/** A semifinal against Rovers as their opponents meet it, so many minutes from now. */
export function aSemifinalIn(minutes: number, different: Partial<OwnGame> = {}): OwnGame {
  const startTime = new Date(Date.now() + minutes * 60_000).toISOString();
  return {
    ...{
      id: 12,
      opponent: 'Lodi Lions',
      isOpponentKnown: true,
      opponentId: 7,
      round: 'Semi-Finals, match 1',
      matchName: 'Semi-final',
    },
    ...{ field: 'Field 2', startTime, endTime: startTime, status: 'scheduled' },
    ...{ isCalledOff: false, score: null, shootout: null, forfeitedBy: null, isWithdrawal: false, outcome: null },
    ...{ isAbandoned: false, isVoid: false, isGoldenGoal: false },
    leadsTo: {
      win: { is: 'game', round: 'Final', startTime: '2026-11-07T23:15:00.000Z', field: 'Field 3' },
      loss: { is: 'done' },
    },
    ...different,
  };
}

/** The games of Golden Eagles. */
export const gamesOfEagles = (
  games: readonly OwnGame[],
  end: OwnGames['end'] = null,
  standing: OwnGames['standing'] = null,
): OwnGames => ({
  team: { id: 1, name: 'Golden Eagles', tournamentId: 13, tournament: 'Fall Cup', location: 'Turf, Cedar Knolls NJ' },
  games,
  ...{ end, standing },
});
