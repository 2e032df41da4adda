import type { Tournament } from '../../domain/tournament/tournament.ts';

/** A tournament as organizers see it. */
export interface ListedTournament extends Omit<Tournament, 'playingHours'> {
  readonly registrationCount: number;
}
