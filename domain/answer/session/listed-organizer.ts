import type { AccountState } from '../../session/account.ts';
import type { Role } from '../../session/role.ts';
import type { SentMoment } from '../../time/moment.ts';

/** An organizer's account. */
export interface ListedOrganizer {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly email: string | null;
  readonly role: Role;
  readonly state: AccountState;
  readonly invitedUntil: SentMoment | null;
  readonly createdAt: SentMoment;
  readonly hasSecondFactor: boolean;
  readonly lastSeenAt: SentMoment | null;
}

/** The same with the link that nobody mails. */
export interface InvitedOrganizer extends ListedOrganizer {
  readonly link?: string;
}
