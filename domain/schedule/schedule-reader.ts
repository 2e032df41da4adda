import type { Language } from '../language/language.ts';
import type { Debt } from '../mail/letter.ts';
import type { Teammate } from '../mail/reached-at.ts';
import type { TeamId } from '../match/match.ts';
import type { Notified, OwnGame } from './own-game.ts';

/** Somebody registered who has a place, and what was told of the games of the own team. */
export interface ScheduleReader {
  readonly registrationId: number;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly teamId: TeamId | null;
  readonly teamName: string | null;
  readonly captainName: string | null;
  /** Whether whoever stands there leads the team without playing. */
  readonly isLedBeside: boolean;
  /** The others of the team whose families let it reach them. */
  readonly teammates: readonly Teammate[];
  /** What is owed for the registration, if anything is. */
  readonly debt: Debt | null;
  /** How far the waiver is: unsigned, claimed until the parent's mailbox has confirmed it, or confirmed. */
  readonly waiver: 'unsigned' | 'claimed' | 'confirmed';
  /** In order of time. */
  readonly games: readonly OwnGame[];
  /** Undefined until the first letter. */
  readonly told: Notified | undefined;
}

/** Everybody who is to know of a tournament's timetable. */
export interface Audience {
  /** When an organizer last changed it; null where that is not known. */
  readonly lastChangeAt: Date | null;
  /** When families were last written to about it; null before the first letter. */
  readonly lastToldAt: Date | null;
  readonly readers: readonly ScheduleReader[];
}

/** A visible tournament that is not over. */
export interface ComingTournament {
  readonly id: number;
  readonly name: string;
  readonly date: string;
  readonly location: string;
  /** An invalid date where nobody knows. */
  readonly startsAt: Date;
  readonly hasTimetable: boolean;
  readonly isUpcoming: boolean;
  /** Whether anybody was sent its schedule. */
  readonly isNotified: boolean;
}

/** What a family has been told, to be kept. */
export interface NotifiedReader extends Notified {
  readonly registrationId: number;
}
