import { EntitySchema } from 'typeorm';
import type { AccountState } from '../../domain/session/account.ts';
import type { Role } from '../../domain/session/role.ts';
import { instant, instantOfEntry, nullable, numbered, varchar, withDefault } from '../database/columns.ts';

/** The account of an organizer. */
export interface AdminUserRow {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly state: AccountState;
  /** Null until somebody invited has chosen a password. */
  readonly passwordHash: string | null;
  /** The configured password of the last start that set it; null while it is the one in use. */
  readonly configuredHash: string | null;
  /** By what the link of an open invitation is known again. */
  readonly invitationMark: string | null;
  readonly invitedUntil: Date | null;
  /** The address that a mailed letter asks about, and by what its link is known again. */
  readonly newEmail: string | null;
  readonly newEmailMark: string | null;
  readonly newEmailUntil: Date | null;
  readonly createdAt: Date;
}

export const adminUserRows = new EntitySchema<AdminUserRow>({
  name: 'admin_user',
  tableName: 'admin_users',
  columns: {
    id: numbered('admin_users'),
    username: varchar('username', 50),
    email: varchar('email', 100),
    passwordHash: nullable(varchar('password_hash', 200)),
    configuredHash: nullable(varchar('configured_hash', 200)),
    createdAt: instantOfEntry('created_at'),
    name: withDefault(varchar('name', 100), ''),
    role: withDefault(varchar('role', 20), 'owner'),
    state: withDefault(varchar('state', 20), 'active'),
    invitationMark: nullable(varchar('invitation_mark', 64)),
    invitedUntil: nullable(instant('invited_until')),
    newEmail: nullable(varchar('new_email', 100)),
    newEmailMark: nullable(varchar('new_email_mark', 64)),
    newEmailUntil: nullable(instant('new_email_until')),
  },
  uniques: [
    { name: 'admin_users_username_unique', columns: ['username'] },
    { name: 'admin_users_email_unique', columns: ['email'] },
  ],
  checks: [
    { name: 'admin_users_role_known', expression: `role in ('read-only', 'check-in', 'organizer', 'owner')` },
    { name: 'admin_users_state_known', expression: `state in ('invited', 'active', 'ended')` },
  ],
});
