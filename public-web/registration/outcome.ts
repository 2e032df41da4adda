import type { PaymentReceipt } from '../../domain/answer/registration/receipts.ts';
import type { DelayedLetters } from '../../domain/rule/mail/delayed-letters.ts';
import type { ChecklistEntry } from '../../domain/rule/registration/checklist.ts';
import type { Sent } from '../../domain/rule/time/moment.ts';

/** Result of every registration. */
interface Registered {
  /** Player whose signer reads the player's own mailbox, so that a code from there opens the waiver at once; null for others. */
  readonly signsByCode: number | null;
  readonly tournamentId: number;
  readonly payment: PaymentReceipt;
  readonly checklist: readonly ChecklistEntry[];
}

/** A team was created, or is on the waiting list. */
export interface TeamCreation extends Registered {
  readonly type: 'team-creation';
  readonly teamId: number;
  readonly team: string;
  readonly invitationCode?: string;
  /** Name of the tournament for invitations. */
  readonly tournament: string | null;
  readonly isWaitlisted: boolean;
  /** Addresses that the captain wants to invite. */
  readonly emails: readonly string[];
  /** Number of these that have an invitation by email. */
  readonly mailed: number;
  /** Those of these invitations that leave later because of the pace. */
  readonly delayed: Sent<DelayedLetters> | null;
  readonly phones: readonly string[];
}

/** An individual player registered. */
export interface FreeAgency extends Registered {
  readonly type: 'individual';
  readonly player: string;
}

/** A player joined a team by its invitation. */
export interface TeamJoined extends Registered {
  readonly type: 'invitation-join';
  readonly team: string;
  /** Code that was used, if any. */
  readonly invitationCode?: string;
}

/** An individual player requested a place from the captain of a team. */
export interface TeamRequested extends Registered {
  readonly type: 'team-join';
  readonly player: string;
  readonly team: string;
}

/** Result of a returning player's registration. */
export type ReturnOutcome = FreeAgency | TeamRequested | ((TeamCreation | TeamJoined) & { readonly player: string });

/** Somebody asked for letters about future tournaments; nothing is due. */
export interface Interest {
  readonly type: 'interest';
  readonly name: string;
  readonly email: string;
}

/** Result of a registration, shown in the success dialog. */
export type Outcome = TeamCreation | FreeAgency | TeamJoined | TeamRequested | Interest;

/** Props of every registration form. */
export interface RegistrationForm {
  readonly onClose: () => void;
  readonly onRegistered: (outcome: Outcome) => void;
}
