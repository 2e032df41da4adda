import type { ForfeitWay } from '../../domain/rule/game/complete-game.ts';
import { tournamentLabels } from '../../domain/rule/tournament/tournament-labels.ts';
import { writtenDate } from '../kit/written.ts';

/** Texts of the live scores and of score keeping (operations specification, sections 2, 5 and 8). */
export const words = {
  tabs: { label: 'Games', live: 'Live Games', all: 'All Games', locked: '(Requires Authentication)' },
  statuses: { scheduled: 'Scheduled', active: 'Active', in_progress: 'Active', completed: 'Completed' } as Readonly<
    Record<string, string>
  >,
  late: 'Late',
  inMinutes: (minutes: number) => (minutes === 1 ? 'in 1 minute' : `in ${minutes} minutes`),
  television: {
    open: 'On a television',
    page: (page: number, pages: number) => `${page} of ${pages}`,
    next: 'Next page',
    pause: 'Pause',
    resume: 'Turn pages',
    leave: 'Leave',
  },
  manageScores: 'Manage Scores',
  page: {
    loading: 'Loading the game…',
    gone: {
      title: 'This game is not here',
      text: 'It may have been drawn again, or its tournament is not shown at the moment.',
      to: '/tournaments',
      label: 'All tournaments',
    },
  },
  loading: 'Loading the games…',
  failed: 'Failed to fetch live scores',
  failedAll: 'Failed to fetch all games',
  failedGame: 'Failed to fetch game details',
  failedPlayers: 'Failed to fetch game players',
  noneActive: 'No active games at the moment',
  noneFound: 'No games found',
  nextKickOff: (tournament: string, date: string) => `The next tournament is ${tournament}, ${writtenDate(date)}.`,
  now: 'On now',
  next: 'Next up',
  results: 'Final scores',
  games: (count: number) => (count === 1 ? '1 game' : `${count} games`),
  allOfThem: (count: number) => `Show all ${count} games`,
  versus: 'vs',
  noField: 'Field TBD',
  noTime: 'Time TBD',
  today: (time: string) => `Today ${time}`,
  toBeDetermined: 'TBD',
  shootout: (team1: number, team2: number) => `Shoot-out ${team1} – ${team2}`,
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
  events: { goal: 'Goal', end: 'Full time' },
  announced: (team1: string, score1: number, team2: string, score2: number) => `${team1} ${score1}, ${team2} ${score2}`,
  open: (team1: string, team2: string) => `${team1} against ${team2}: details`,
  landing: {
    live: 'Live now',
    next: 'Next kick-off',
    none: 'Live scores',
    noneText: 'No game is on right now.',
    all: 'All live scores',
    bracket: 'Bracket and games',
    team: 'Find my team',
  },
  scorers: {
    title: 'Top 10 Goal Scorers',
    tournament: tournamentLabels.tournament,
    select: '-- Select Tournament --',
    all: 'All Tournaments',
    pick: 'Select a tournament to see who scores.',
    none: 'No goals on record yet.',
    failed: 'Failed to fetch top scorers',
    goals: (count: number) => (count === 1 ? '1 goal' : `${count} goals`),
  },
} as const;
