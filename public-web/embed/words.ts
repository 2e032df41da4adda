import type { ForfeitWay } from '../../domain/rule/game/complete-game.ts';
/** Texts of the frames on other sites. */
export const words = {
  none: {
    live: 'No games now. Scores appear here when play begins.',
    standings: 'No standings yet.',
    bracket: 'The bracket is not drawn yet.',
  },
  hidden: 'This tournament is not shown.',
  failed: 'This could not be loaded. It is tried again in a moment.',
  open: 'Golden Goal',
  toBeDecided: 'To be decided',
  status: { in_progress: 'Live', scheduled: 'To come', completed: 'Completed' },
  late: 'late',
  bracket: 'Bracket',
  stages: {
    group: 'Group games',
    consolation: 'Consolation',
    'third-place': 'Third place',
    placement: 'Placement',
  },
  group: (name: string) => `Group ${name}`,
  columns: {
    rank: '#',
    team: 'Team',
    played: 'P',
    wins: 'W',
    draws: 'D',
    losses: 'L',
    goals: 'Goals',
    points: 'Pts',
    shutOuts: 'SO',
  },
  shootout: (team1: number, team2: number) => `Shoot-out ${team1}:${team2}`,
  goldenGoal: 'Golden goal',
  forfeit: (teams: string, way: ForfeitWay) =>
    ({
      withdrawn: `${teams} withdrew`,
      unplayed: `Forfeit: ${teams} did not play`,
      played: `Forfeited by ${teams}`,
    })[way],
  abandoned: 'Abandoned',
  notPlayed: 'Not played',
  uncounted: 'Does not count',
} as const;
