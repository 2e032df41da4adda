import type { PaymentReceipt } from '../../domain/answer/registration/receipts.ts';
import type { ChecklistEntry } from '../../domain/registration/checklist.ts';

/** What every registration comes to. */
interface Registered {
  readonly tournamentId: number;
  readonly payment: PaymentReceipt;
  readonly checklist: readonly ChecklistEntry[];
}

/** A team was created, or is waiting for a place. */
export interface TeamCreation extends Registered {
  readonly type: 'team-creation';
  readonly teamId: number;
  readonly team: string;
  readonly invitationCode?: string;
  /** The tournament as invitations name it. */
  readonly tournament: string | null;
  readonly isWaitlisted: boolean;
  readonly invitedEmails: readonly string[];
  /** How many of these invitations wait until the captain has opened the mail. */
  readonly held: number;
  /** The invitations could not be handed over for mailing. */
  readonly areInvitationsLost: boolean;
  readonly phones: readonly string[];
}

/** A player registered alone. */
export interface FreeAgency extends Registered {
  readonly type: 'individual';
  readonly player: string;
}

/** A player took a place on a team by its invitation. */
export interface TeamJoined extends Registered {
  readonly type: 'invitation-join';
  readonly team: string;
  /** The code that was used, where one was. */
  readonly invitationCode?: string;
}

/** A free agent has asked the captain of a team for a place. */
export interface TeamRequested extends Registered {
  readonly type: 'team-join';
  readonly player: string;
  readonly team: string;
}

/** What a returning player comes to. */
export type ReturnOutcome = FreeAgency | TeamRequested | ((TeamCreation | TeamJoined) & { readonly player: string });

/** Somebody will hear of future tournaments; nothing is owed. */
export interface Interest {
  readonly type: 'interest';
  readonly name: string;
  readonly email: string;
}

/** What a registration came to: shown in the success dialog. */
export type Outcome = TeamCreation | FreeAgency | TeamJoined | TeamRequested | Interest;

/** What every registration form is given: how it is left, and whom it tells that it went through. */
export interface RegistrationForm {
  readonly onClose: () => void;
  readonly onRegistered: (outcome: Outcome) => void;
}
