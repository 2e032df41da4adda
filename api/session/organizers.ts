import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Database } from '../database/database.ts';
import { adminUserRows } from './admin-user-row.ts';
import type { Organizer } from './organizer.ts';

/** A hash nobody's password has, so that an unknown name takes as long to refuse as a known one. */
const nobodysHash = hash('nobody has this password');

/** The organizers on file. */
@Injectable()
export class Organizers {
  constructor(private readonly database: Database) {}

  /** The organizer with this name and password, or undefined. */
  async recognise(username: string, password: string): Promise<Organizer | undefined> {
    const row = await this.database.manager.findOneBy(adminUserRows, { username });
    const isRight = await verify(row?.passwordHash ?? (await nobodysHash), password);
    return row !== null && isRight ? { id: row.id, username: row.username } : undefined;
  }

  /**
   * Makes the first organizer where there is none, and gives the configured one the configured password where that has
   * changed since; a password the organizer has chosen since then stays.
   */
  async ensure(username: string, password: string): Promise<void> {
    const row = await this.database.manager.findOneBy(adminUserRows, { username });
    if (row !== null && (await verify(row.configuredHash ?? row.passwordHash, password))) return;
    await this.database.query(
      `insert into admin_users (username, email, password_hash) values ($1, $2, $3)
       on conflict (username) do update set password_hash = excluded.password_hash, configured_hash = null`,
      [username, `${username}@organizer.invalid`, await hash(password)],
    );
  }

  /** Gives an organizer another password. */
  async changePassword(id: number, password: string): Promise<void> {
    await this.database.query(
      `update admin_users set configured_hash = coalesce(configured_hash, password_hash), password_hash = $2
       where id = $1`,
      [id, await hash(password)],
    );
  }
}
