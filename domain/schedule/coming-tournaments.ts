/** A game as the schedule letter tells of it. */
export interface OwnGame {
  readonly startsAt: Date;
  readonly field: string;
  /** Null while the opponent is not known. */
  readonly opponent: string | null;
}

/** Somebody registered who has not been sent the schedule yet. */
export interface ScheduleReader {
  readonly registrationId: number;
  readonly name: string;
  readonly email: string;
  readonly teamName: string | null;
  readonly captainName: string | null;
  readonly games: readonly OwnGame[];
}

/** A tournament that has not begun. */
export interface ComingTournament {
  readonly id: number;
  readonly name: string;
  readonly date: string;
  readonly location: string;
  readonly startsAt: Date;
  readonly hasTimetable: boolean;
}

/** What the schedule mail is made from. */
export abstract class ComingTournaments {
  /** Whether this process is the one that sends now; the others leave it to it until the transaction ends. */
  abstract takeTurn(): Promise<boolean>;
  /** The visible upcoming tournaments that start after one instant and not after another. */
  abstract between(from: Date, to: Date): Promise<readonly ComingTournament[]>;
  abstract readersOf(tournamentId: number): Promise<readonly ScheduleReader[]>;
}
