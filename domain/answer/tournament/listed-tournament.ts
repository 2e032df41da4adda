import type { TimetableFollowed } from '../../rule/bracket/date-change.ts';
import type { SentMoment } from '../../rule/time/moment.ts';
import type { TournamentHoldings } from '../../rule/tournament/holdings.ts';
import type { Tournament, TournamentStatus } from '../../rule/tournament/tournament.ts';
import type { SampleLetter } from '../mailing/mailing-preview.ts';
import type { Deleted } from '../site/message-answer.ts';

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

/** Deleted tournament, with the records deleted with it. */
export interface DeletedTournament extends Deleted, TournamentHoldings {
  readonly name: string;
}

/** Whom a call-off tells, before it is said. */
export interface CallOffPreview {
  readonly letters: number;
  /** Registered players without an email. */
  readonly withoutEmail: number;
  /** Browsers that follow its teams. */
  readonly followers: number;
  /** Letter in each language. */
  readonly samples: readonly Omit<SampleLetter, 'to'>[];
  /** Whether letters leave at all. */
  readonly isMailDelivered: boolean;
}
