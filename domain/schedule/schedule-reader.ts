import type { Language } from '../language/language.ts';
import type { Debt } from '../mail/letter.ts';
import type { Teammate } from '../mail/reached-at.ts';
import type { TeamId } from '../match/match.ts';
import type { Notified, OwnGame } from './own-game.ts';

/** Somebody who reads of a timetable, and what was told of the games of the own team. */
interface AnyReader {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly teamName: string | null;
  readonly captainName: string | null;
  /** Whether whoever stands there leads the team without playing. */
  readonly isLedBeside: boolean;
  /** The others of the team whose families let it reach them. */
  readonly teammates: readonly Teammate[];
  /** In order of time. */
  readonly games: readonly OwnGame[];
  /** Undefined until the first letter. */
  readonly told: Notified | undefined;
}

/** Somebody registered who has a place. */
export interface PlayingReader extends AnyReader {
  readonly registrationId: number;
  readonly playerId: number;
  /** Who reads it, where the address is the parent's. */
  readonly parent?: string;
  readonly teamId: TeamId | null;
  /** What is owed for the registration, if anything is. */
  readonly debt: Debt | null;
  /** How far the waiver is: unsigned, claimed until the parent's mailbox has confirmed it, or confirmed. */
  readonly waiver: 'unsigned' | 'claimed' | 'confirmed';
}

/** A parent or coach who leads a team without playing: without a registration, they owe nothing and sign no waiver. */
export interface LeadingReader extends AnyReader {
  readonly registrationId: null;
  readonly teamId: TeamId;
  readonly captainLinkNumber: number;
  /** How many letters went to whoever has led the team so far: none of theirs is taken for one of an earlier lead. */
  readonly lettersToLeads: number;
}

export type ScheduleReader = PlayingReader | LeadingReader;

/** Everybody who is to know of a tournament's timetable. */
export interface Audience {
  /** When an organizer last changed it; null where that is not known, or where it was published for families to know at once. */
  readonly lastChangeAt: Date | null;
  /** When families were last written to about it; null before the first letter. */
  readonly lastToldAt: Date | null;
  /** Where the tournament is played. */
  readonly location: string;
  /** Its first day, YYYY-MM-DD; its date in words where that is no day yet. */
  readonly day: string;
  readonly readers: readonly ScheduleReader[];
}

/** A visible tournament that is not over. */
export interface ComingTournament {
  readonly id: number;
  readonly name: string;
  readonly date: string;
  readonly location: string;
  /** Its first day, YYYY-MM-DD; its date in words where that is no day yet. */
  readonly day: string;
  /** An invalid date where nobody knows. */
  readonly startsAt: Date;
  readonly hasTimetable: boolean;
  readonly isUpcoming: boolean;
  /** Whether anybody was sent its schedule. */
  readonly isNotified: boolean;
  /** Whether brackets are drawn that nobody but organizers has seen. */
  readonly hasDraft?: boolean;
  /** What the organizers say with the timetable as they have published it. */
  readonly note?: string | null;
}

/** What somebody has been told, to be kept: by the registration, or by the team for whoever leads it without playing. */
export type NotifiedReader = Notified &
  (Pick<PlayingReader, 'registrationId'> | Pick<LeadingReader, 'registrationId' | 'teamId'>);

/** What is kept of a reader who knows so much now. */
export function keptOf(reader: ScheduleReader, known: Notified): NotifiedReader {
  return reader.registrationId === null
    ? { ...known, registrationId: null, teamId: reader.teamId }
    : { ...known, registrationId: reader.registrationId };
}

/** How many letters about a timetable were written so far as this reader, or as whoever led the team before. */
export function lettersTo(reader: ScheduleReader): number {
  return reader.registrationId === null ? reader.lettersToLeads : (reader.told?.letters ?? 0);
}

/** Whether it is played at another place than somebody was told. */
export const isElsewhere = ({ location }: Pick<ComingTournament, 'location'>, { told }: ScheduleReader): boolean =>
  told?.location !== undefined && told.location !== location;

/** Whether somebody without games was told of another day: those who have some are told of each that moves. */
export const isOnOtherDay = ({ day }: Pick<ComingTournament, 'day'>, { told, games }: ScheduleReader): boolean =>
  games.length === 0 && told?.day !== undefined && told.day !== day;
