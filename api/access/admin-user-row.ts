import type { Account } from '../../domain/rule/organizer/account.ts';
import { instant, instantOfEntry, nullable, numbered, rowsOf, varchar, withDefault } from '../database/columns.ts';

/** Account row of an organizer. */
export interface AdminUserRow extends Omit<Account, 'invitation'> {
  /** Hash of the password; null until an invited organizer has chosen one. */
  readonly passwordHash: string | null;
  /** Hash of the configured password that a start last set; null while it is in use. */
  readonly configuredHash: string | null;
  /** Mark that identifies the link of an open invitation. */
  readonly invitationMark: string | null;
  readonly invitedUntil: Date | null;
  readonly createdAt: Date;
}

export const adminUserRows = rowsOf<AdminUserRow>({
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
