import type { Role } from '../../rule/access/role.ts';
import type { AccountState } from '../../rule/organizer/account.ts';
import type { SentMoment } from '../../rule/time/moment.ts';

/** Organizer's account. */
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

/** Organizer's account with the invitation link, if it is not mailed. */
export interface InvitedOrganizer extends ListedOrganizer {
  readonly link?: string;
}
