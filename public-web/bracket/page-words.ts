import type { TournamentStatus } from '../../domain/tournament/tournament.ts';
import { tournamentLabels } from '../../domain/tournament/tournament-labels.ts';

/** The sentences of the tournaments screen (operations specification, sections 2, 5 and 8). */
export const words = {
  refresh: 'Refresh',
  refreshed: { title: 'Refreshed', text: 'Tournaments and brackets are up to date.' },
  loading: 'Loading the tournaments…',
  failed: 'Failed to fetch tournaments',
  none: {
    title: 'No tournament is scheduled right now.',
    text: 'Brackets are drawn from the teams that are registered; new dates appear on the start page first.',
  },
  select: 'Select a tournament to view details and brackets',
  cards: 'Tournaments',
  statuses: { upcoming: 'Upcoming', active: 'Active', completed: 'Completed' } satisfies Record<
    TournamentStatus,
    string
  >,
  detail: {
    loading: 'Loading the tournament…',
    failed: 'Failed to fetch the tournament',
    gone: 'This tournament is not on the public list.',
    date: tournamentLabels.date,
    ageGroup: tournamentLabels.ageGroup,
    location: tournamentLabels.location,
    status: tournamentLabels.status,
    champion: 'Champion',
    notDrawn: 'Tournament brackets have not been generated yet. Check back later for updates.',
  },
  verify: {
    title: 'Team Authentication Required',
    text: (tournament: string) =>
      `${tournament} is being played. Enter the name of a registered team to view its brackets.`,
    teamName: 'Team Name',
    cancel: 'Cancel',
    authenticate: 'Authenticate',
    verifying: 'Verifying...',
    locked: 'Brackets and games of a tournament that is being played are shown to its teams.',
    missing: { title: 'Error', text: 'Please enter your team name' },
    failed: {
      title: 'Authentication Failed',
      text: 'Team not found in this tournament. Please check your team name spelling.',
    },
    done: {
      title: 'Authentication Successful',
      text: (team: string) => `Welcome, ${team}! You can now view the tournament brackets.`,
    },
  },
  games: {
    title: 'All Tournament Games',
    to: 'to',
    versus: 'vs',
    statuses: { scheduled: 'Scheduled', active: 'Active', in_progress: 'Active', completed: 'Completed' } as Readonly<
      Record<string, string>
    >,
    noField: 'TBD',
    noTime: 'Time TBD',
  },
} as const;
