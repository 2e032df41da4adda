import type { DeletedWithPlayer } from '../../port/removals.ts';
import type { Language } from '../../rule/language/language.ts';
import type { PlayerDetails } from '../../rule/player/player-details.ts';
import type { WaiverState } from '../../rule/waiver/waiver.ts';
import type { Sibling } from '../../use-case/record/signer.ts';
import type { Deleted } from '../site/message-answer.ts';
import type { ConfirmedRecord } from './player-record.ts';

/** Registration with all its stored data. */
export interface WholeRecordRegistration {
  readonly id: number;
  readonly tournamentId: number;
  readonly tournament: string;
  readonly registeredAt: string;
  readonly team: string | null;
  readonly ageBracket: string | null;
  readonly paymentStatus: string;
  readonly paymentMethod: string | null;
  readonly amountCents: number;
  readonly paymentConfirmedAt: string | null;
  readonly waiver: WaiverState;
  /** Whether the family has withdrawn the waiver; the player cannot play until it is signed again. */
  readonly isWaiverWithdrawn: boolean;
  readonly waiverSigner: string | null;
  readonly waiverVersion: string | null;
  /** Language in which the waiver was read. */
  readonly waiverLanguage: Language | null;
  readonly waiverSignedAt: string | null;
  readonly waiverConfirmedAt: string | null;
  readonly likenessAllowed: boolean | null;
  /** Whether the team sees the family's contact details. */
  readonly contactShared: boolean;
  readonly notes: string | null;
  readonly playWith: string | null;
  /** Moment at which the organizers checked the player in. */
  readonly checkedInAt: string | null;
}

/** One action on a record, or one day on which somebody viewed it. */
export interface HistoryEntry {
  readonly at: string;
  /** Role of the person; organizers, keepers and captains are not named. */
  readonly by: string;
  readonly what: string;
  /** Event as a sentence. */
  readonly text: string;
}

/** All stored data of a player, as shown to the signer: these fields and nothing else. */
export interface WholeRecord {
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
    /** Language of letters to the family. */
    readonly language: Language;
    readonly onFileSince: string;
  } & PlayerDetails;
  readonly registrations: readonly WholeRecordRegistration[];
  /** Teams that the player, or the reader of this address, is captain or contact of, with the details given there. */
  readonly captainOf: readonly {
    readonly team: string;
    readonly name: string;
    readonly email: string;
    readonly phone: string;
  }[];
  readonly joinRequests: readonly { readonly team: string; readonly state: string; readonly at: string }[];
  /** Interests in future tournaments left with the requesting address, and the teams that invited it. */
  readonly interests: readonly {
    readonly name: string;
    readonly email: string;
    readonly phone: string | null;
    readonly sex: string | null;
  }[];
  readonly invitations: readonly { readonly team: string; readonly at: string }[];
  readonly goals: number;
  /** Letters to the requesting address. */
  readonly letters: readonly { readonly subject: string; readonly at: string }[];
  /** Actions and views of the record by organizers, keepers, captains, families and the site, the latest first. */
  readonly history: readonly HistoryEntry[];
  /** Information about purpose, retention and rights, and about what stays after an erasure. */
  readonly notice: readonly string[];
}

/** Record of the Player ID page for the player's signer, with all stored data. */
export interface SignersRecord {
  readonly player: ConfirmedRecord;
  readonly record: WholeRecord;
  readonly siblings: readonly Sibling[];
}

/** Numbers of records deleted with a player, and of goals that stay without a name. */
export interface PlayerErased extends Deleted, DeletedWithPlayer {}
