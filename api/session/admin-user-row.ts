import { EntitySchema } from 'typeorm';
import { instantOfEntry, nullable, numbered, varchar } from '../database/columns.ts';

/** An organizer who can sign in. */
export interface AdminUserRow {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  /** The configured password of the last start that set it; null while it is the one in use. */
  readonly configuredHash: string | null;
  readonly createdAt: Date;
}

export const adminUserRows = new EntitySchema<AdminUserRow>({
  name: 'admin_user',
  tableName: 'admin_users',
  columns: {
    id: numbered('admin_users'),
    username: varchar('username', 50),
    email: varchar('email', 100),
    passwordHash: varchar('password_hash', 200),
    configuredHash: nullable(varchar('configured_hash', 200)),
    createdAt: instantOfEntry('created_at'),
  },
  uniques: [
    { name: 'admin_users_username_unique', columns: ['username'] },
    { name: 'admin_users_email_unique', columns: ['email'] },
  ],
});
