import type { Audience, ComingTournament, NotifiedReader } from '../schedule/schedule-reader.ts';
/** What families, and those who lead teams without playing, were told of the timetables, and what they are. */
export abstract class NotifiedTimetables {
  /** Whether this process is the one that tells now; the others leave it to it until the transaction ends. */
  abstract takeTurn(): Promise<boolean>;
  abstract tournaments(): Promise<readonly ComingTournament[]>;
  /** Sees to it that nobody changes a timetable until the transaction ends; false while somebody is at it. */
  abstract holdStill(tournamentId: number): Promise<boolean>;
  /** Whoever leads a team anew was told nothing yet, whatever the one before was told. */
  abstract audienceOf(tournamentId: number): Promise<Audience>;
  abstract keep(told: readonly NotifiedReader[], at: Date): Promise<void>;
}
