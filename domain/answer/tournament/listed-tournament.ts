import type { TimetableFollowed } from '../../bracket/date-change.ts';
import type { SentMoment } from '../../time/moment.ts';
import type { Tournament, TournamentStatus } from '../../tournament/tournament.ts';

/** Tournament as organizers see it. */
export interface ListedTournament extends Tournament {
  readonly registrationCount: number;
  readonly createdAt: SentMoment;
}

/** Tournament after a change. */
export interface EditedTournament extends ListedTournament {
  /** Effect on the timetable, if the change touched one. */
  readonly timetableFollowed: TimetableFollowed | null;
}

/** Labels of tournament statuses for organizers, on the screen and in files. */
export const tournamentStatusLabels = {
  upcoming: 'Upcoming',
  active: 'Active',
  completed: 'Past',
} satisfies Record<TournamentStatus, string>;
