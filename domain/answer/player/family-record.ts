import type { EmergencyContact } from '../../emergency-contact/emergency-contact.ts';
import type { Language } from '../../language/language.ts';
import type { Contact } from '../../player/player.ts';
import type { PlayerDetails } from '../../player/player-details.ts';
import type { WaiverState } from '../../waiver/waiver.ts';

/** One registration with everything that is kept of it. */
export interface KeptRegistration {
  readonly id: number;
  readonly tournament: string;
  readonly registeredAt: string;
  readonly team: string | null;
  readonly ageBracket: string | null;
  readonly paymentStatus: string;
  readonly paymentMethod: string | null;
  readonly amountCents: number;
  readonly paymentConfirmedAt: string | null;
  readonly waiver: WaiverState;
  /** The family has taken it back; until it is signed again the player cannot play. */
  readonly isWaiverWithdrawn: boolean;
  readonly waiverSigner: string | null;
  readonly waiverVersion: string | null;
  /** In which the waiver was read. */
  readonly waiverLanguage: Language | null;
  readonly waiverSignedAt: string | null;
  readonly waiverConfirmedAt: string | null;
  readonly likenessAllowed: boolean | null;
  /** Whether the team is told how to reach the family. */
  readonly contactShared: boolean;
  readonly notes: string | null;
  readonly playWith: string | null;
  readonly otherContact: Contact | null;
}

/** One thing that was done with a record, or one day on which somebody looked at it. */
export interface KeptEvent {
  readonly at: string;
  /** Organizers, keepers and captains by what they are, not by their names. */
  readonly by: string;
  readonly what: string;
  /** The same as a sentence. */
  readonly text: string;
}

/** Everything that is kept about a player, as the family's mailbox is shown it: these fields and nothing else. */
export interface FamilyRecord {
  readonly id: number;
  readonly player: {
    readonly name: string;
    readonly birthYear: number | null;
    readonly email: string;
    readonly phone: string;
    readonly skillLevel: string;
    readonly currentClub: string;
    readonly parentName: string | null;
    readonly parentEmail: string | null;
    readonly parentPhone: string | null;
    /** In which the family is written to. */
    readonly language: Language;
    readonly onFileSince: string;
  } & PlayerDetails;
  readonly registrations: readonly KeptRegistration[];
  /** The teams that name the player as their captain, or are led by whoever reads this address, and how they say that person is reached. */
  readonly captainOf: readonly {
    readonly team: string;
    readonly name: string;
    readonly email: string;
    readonly phone: string;
  }[];
  readonly joinRequests: readonly { readonly team: string; readonly state: string; readonly at: string }[];
  /** What the family withdrew or moved, or asked for, and what was answered. */
  readonly changeRequests: readonly {
    readonly tournament: string;
    readonly toTournament: string | null;
    readonly kind: string;
    readonly state: string;
    readonly isRefundWanted: boolean;
    readonly paidCents: number;
    readonly team: string | null;
    readonly reason: string | null;
    readonly remark: string | null;
    readonly at: string;
  }[];
  /** What the family asked to change of itself. */
  readonly changes: readonly { readonly at: string; readonly state: string; readonly fields: readonly string[] }[];
  /** The interest in tournaments to come that was left with the address that asks, and the teams that invited it. */
  readonly interests: readonly {
    readonly name: string;
    readonly email: string;
    readonly phone: string | null;
    readonly sex: string | null;
  }[];
  readonly invitations: readonly { readonly team: string; readonly at: string }[];
  readonly goals: number;
  /** Whom to call, and what whoever helps must know; null where the family has given nothing. */
  readonly emergencyContact: EmergencyContact | null;
  /** The letters to the address that asks. */
  readonly letters: readonly { readonly subject: string; readonly at: string }[];
  /** What organizers, keepers, captains, families and the site did with the record or saw of it, the latest first. */
  readonly history: readonly KeptEvent[];
  /** Why it is kept, how long, what can be done about it, and what stays after an erasure. */
  readonly notice: readonly string[];
}

/** Everything that is kept about each child of a mailbox. */
export interface FamilyShown {
  readonly children: readonly FamilyRecord[];
}

/** What a family has given for an emergency, or null. */
export interface EmergencyContactGiven {
  readonly contact: EmergencyContact | null;
}
