import type { Audience, ComingTournament, NotifiedReader } from '../rule/schedule/schedule-reader.ts';
/** Timetables as families, and contacts of teams who do not play, were last notified of them, and as they are now. */
export abstract class NotifiedTimetables {
  /** Returns whether this process sends the notices now; the other processes leave it to this one until the transaction ends. */
  abstract takeTurn(): Promise<boolean>;
  abstract tournaments(): Promise<readonly ComingTournament[]>;
  /** Locks a tournament's timetable until the transaction ends; false while somebody is changing it. */
  abstract holdStill(tournamentId: number): Promise<boolean>;
  /** Returns the readers of a timetable. A team's new captain counts as not notified, whatever the former one was told. */
  abstract audienceOf(tournamentId: number): Promise<Audience>;
  /** Forgets what was told of a tournament's timetable, so that everybody gets its schedule as for the first time. */
  abstract forget(tournamentId: number): Promise<void>;
  abstract keep(told: readonly NotifiedReader[], at: Date): Promise<void>;
}
