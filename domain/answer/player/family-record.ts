import type { EmergencyContact } from '../../emergency-contact/emergency-contact.ts';
import type { Contact } from '../../player/player.ts';
import type { WaiverState } from '../../waiver/waiver.ts';

/** One registration with everything that is kept of it. */
export interface KeptRegistration {
  readonly tournament: string;
  readonly registeredAt: string;
  readonly team: string | null;
  readonly ageBracket: string | null;
  readonly paymentStatus: string;
  readonly paymentMethod: string | null;
  readonly amountCents: number;
  readonly waiver: WaiverState;
  readonly waiverSigner: string | null;
  readonly waiverVersion: string | null;
  readonly waiverSignedAt: string | null;
  readonly waiverConfirmedAt: string | null;
  readonly likenessAllowed: boolean | null;
  readonly notes: string | null;
  readonly playWith: string | null;
  readonly otherContact: Contact | null;
}

/** Everything that is kept about a player, as the family's mailbox is shown it: these fields and nothing else. */
export interface FamilyRecord {
  readonly player: {
    readonly name: string;
    readonly birthYear: number | null;
    readonly email: string;
    readonly phone: string;
    readonly skillLevel: string;
    readonly currentClub: string;
    readonly league: string | null;
    readonly parentName: string | null;
    readonly parentEmail: string | null;
    readonly parentPhone: string | null;
    readonly onFileSince: string;
  };
  readonly registrations: readonly KeptRegistration[];
  readonly goals: number;
  /** Whom to call, and what whoever helps must know; null where the family has given nothing. */
  readonly emergencyContact: EmergencyContact | null;
  /** The letters to the address that asks. */
  readonly letters: readonly { readonly subject: string; readonly at: string }[];
  /** What organizers, keepers, families and the site did with the record, the latest first. */
  readonly history: readonly { readonly at: string; readonly by: string; readonly what: string }[];
  /** Why it is kept, how long, what can be done about it, and what stays after an erasure. */
  readonly notice: readonly string[];
}
