import type { AccountState } from '../../domain/session/account.ts';
import type { Role } from '../../domain/session/role.ts';

/** An organizer's account, as the list has it; instants are ISO 8601. */
export interface ListedOrganizer {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly email: string | null;
  readonly role: Role;
  readonly state: AccountState;
  readonly invitedUntil: string | null;
  readonly lastSeenAt: string | null;
  readonly hasSecondFactor: boolean;
}

/** The same with the link that nobody mails. */
export type InvitedOrganizer = ListedOrganizer & { readonly link?: string };

/** A dialog about one account. */
export interface OrganizerDialogProps {
  readonly organizer: ListedOrganizer;
  readonly onClose: () => void;
}
