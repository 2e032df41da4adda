import type { PublicBracket } from '../../domain/answer/bracket/public-bracket.ts';
import type { CalendarEntryOnFile, TeamOnFile } from '../../domain/answer/schedule/team-games.ts';

/** A game between the team with the number 1 and Rovers, on Saturday, 7 November 2026, at 6:15 PM in New Jersey. */
export function anEntry(differences: Partial<CalendarEntryOnFile> = {}): CalendarEntryOnFile {
  return {
    gameId: 12,
    startTime: new Date('2026-11-07T23:15:00Z'),
    endTime: new Date('2026-11-07T23:30:00Z'),
    field: 'Field 2',
    opponentId: 2,
    opponentName: 'Rovers',
    sequence: 0,
    changedAt: new Date('2026-10-20T12:00:00Z'),
    isCalledOff: false,
    game: aGameOfTeam(),
    ...differences,
  };
}

type GameOfTeam = NonNullable<CalendarEntryOnFile['game']>;

export function aGameOfTeam(differences: Partial<GameOfTeam> = {}): GameOfTeam {
  const nothing = {
    score: { team1: 0, team2: 0 },
    shootout: null,
    forfeitedBy: null,
    ...{ isWithdrawal: false, isAbandoned: false, isVoid: false, isGoldenGoal: false },
    winnerId: null,
  };
  return { bracketId: 5, hasTime: true, isFirst: true, status: 'scheduled', ...nothing, ...differences };
}

/** A semifinal whose second side comes out of the first round. */
const semifinal: PublicBracket = {
  ...{ id: 5, tournamentId: 13, stage: 'knockout', round: 2, position: 1, label: 'Semi-Finals, match 1' },
  ...{ team1Id: 1, team2Id: null, winnerId: null, field: 'Field 2', gameTime: null, status: 'scheduled' },
  ageBracket: 'U7-U9',
  slots: [
    { from: 'team', team: 1, bracketId: null, label: null },
    { from: 'winner', of: 'knockout 1 3', bracketId: 4, label: 'Winner of Round 1, match 3' },
  ],
};

/** Golden Eagles in the divided Fall Cup. */
export function aFollowedTeam(...entries: readonly CalendarEntryOnFile[]): TeamOnFile {
  return {
    team: { id: 1, name: 'Golden Eagles', ageBracket: 'U7-U9' },
    tournament: {
      ...{ id: 13, name: 'Fall Cup', isDividedByAge: true, location: '12 Turf Road, Cedar Knolls, NJ' },
      isCalledOff: false,
    },
    entries,
    brackets: [semifinal],
  };
}
