import type { TournamentStatus } from '../../domain/rule/tournament/tournament.ts';
import { tournamentLabels } from '../../domain/rule/tournament/tournament-labels.ts';

/** Texts of the tournaments screen (operations specification, sections 2, 5 and 8). */
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
  ways: { all: 'All tournaments', other: 'Another tournament' },
  parts: { label: 'Parts of the tournament', bracket: 'Bracket', table: 'Table', games: 'Games', teams: 'Teams' },
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
    notDrawn: 'Tournament brackets have not been generated yet. Check back later for updates.',
  },
} as const;
