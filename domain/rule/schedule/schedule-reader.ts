import type { Language } from '../language/language.ts';
import type { Teammate } from '../mail/contact-details.ts';
import type { Debt } from '../mail/letter.ts';
import type { TeamId } from '../match/match.ts';
import type { Announcement, OwnGame } from './own-game.ts';

/** Recipient of letters about a timetable, with the games of their team and the last announcement. */
interface AnyReader {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly teamName: string | null;
  readonly captainName: string | null;
  /** Other players of the team whose families share their contact data. */
  readonly teammates: readonly Teammate[];
  /** In order of time. */
  readonly games: readonly OwnGame[];
  /** Last announcement; undefined until the first letter. */
  readonly told: Announcement | undefined;
}

/** Registered player who has a place. */
export interface PlayingReader extends AnyReader {
  readonly registrationId: number;
  readonly playerId: number;
  /** Parent who reads the letter, where the address is the parent's. */
  readonly parent?: string;
  readonly teamId: TeamId | null;
  /** Amount owed for the registration; null where nothing is owed. */
  readonly debt: Debt | null;
  /** State of the waiver: unsigned, claimed until the parent's mailbox has confirmed it, or confirmed. */
  readonly waiver: 'unsigned' | 'claimed' | 'confirmed';
}

/** Contact of a team at whose address no player of it is: without a registration, they owe nothing and sign no waiver. */
export interface ContactReader extends AnyReader {
  readonly registrationId: null;
  readonly teamId: TeamId;
  readonly captainId: number | null;
  readonly captainLinkNumber: number;
  /** Number of letters to all contacts of the team so far, so that a new contact's letters are numbered after those of an earlier one. */
  readonly lettersToContacts: number;
}

export type ScheduleReader = PlayingReader | ContactReader;

/** Recipients of letters about a tournament's timetable. */
export interface Audience {
  /** Last change by an organizer; null where it is not known, or where it was published for families to know at once. */
  readonly lastChangeAt: Date | null;
  /** Last letter to families about it; null before the first. */
  readonly lastToldAt: Date | null;
  /** Location of the tournament. */
  readonly location: string;
  /** First day, YYYY-MM-DD; the date in words where it is not fixed yet. */
  readonly day: string;
  readonly readers: readonly ScheduleReader[];
}

/** Visible tournament that is not over. */
export interface ComingTournament {
  readonly id: number;
  readonly name: string;
  readonly date: string;
  readonly location: string;
  /** First day, YYYY-MM-DD; the date in words where it is not fixed yet. */
  readonly day: string;
  /** Invalid date where the start is not known. */
  readonly startsAt: Date;
  readonly hasTimetable: boolean;
  readonly isUpcoming: boolean;
  /** Whether its schedule was sent to anybody. */
  readonly isNotified: boolean;
  /** Whether it has drawn brackets that only organizers have seen. */
  readonly hasDraft?: boolean;
  /** When it was postponed, by which its letters are told apart from those before. */
  readonly postponedAt?: string | null;
  /** Note of the organizers to the published timetable. */
  readonly note?: string | null;
}

/** Announcement to be stored: with the registration, or with the team for its contact. */
export type NotifiedReader = Announcement &
  (Pick<PlayingReader, 'registrationId'> | Pick<ContactReader, 'registrationId' | 'teamId'>);

/** Returns the announcement to store for a reader. */
export function announcementToStore(reader: ScheduleReader, known: Announcement): NotifiedReader {
  return reader.registrationId === null
    ? { ...known, registrationId: null, teamId: reader.teamId }
    : { ...known, registrationId: reader.registrationId };
}

/** Returns the number of letters about a timetable written to this reader, or to earlier contacts of the team. */
export function lettersTo(reader: ScheduleReader): number {
  return reader.registrationId === null ? reader.lettersToContacts : (reader.told?.letters ?? 0);
}

/** Tells whether the tournament's location differs from the one announced to a reader. */
export const isElsewhere = ({ location }: Pick<ComingTournament, 'location'>, { told }: ScheduleReader): boolean =>
  told?.location !== undefined && told.location !== location;

/** Tells whether a reader without games was told of another day; readers with games are told of each that moves. */
export const isOnOtherDay = ({ day }: Pick<ComingTournament, 'day'>, { told, games }: ScheduleReader): boolean =>
  games.length === 0 && told?.day !== undefined && told.day !== day;
