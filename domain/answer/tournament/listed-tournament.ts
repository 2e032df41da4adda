import type { TimetableFollowed } from '../../day/date-change.ts';
import type { SentMoment } from '../../time/moment.ts';
import type { Tournament, TournamentStatus } from '../../tournament/tournament.ts';

/** A tournament as organizers see it; its playing hours come with it alone. */
export interface ListedTournament extends Omit<Tournament, 'playingHours' | 'standings'> {
  readonly registrationCount: number;
  readonly createdAt: SentMoment;
  readonly playingHours?: Tournament['playingHours'];
}

/** A tournament after it was changed. */
export interface EditedTournament extends ListedTournament {
  /** What became of the timetable, where the change touched one. */
  readonly timetableFollowed: TimetableFollowed | null;
}

/** How organizers read where a tournament stands, on the screen and in files. */
export const tournamentStatusLabels = {
  upcoming: 'Upcoming',
  active: 'Active',
  completed: 'Past',
} satisfies Record<TournamentStatus, string>;
