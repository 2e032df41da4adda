import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { In } from 'typeorm';
import type { OwnAccount } from '../../domain/answer/organizer/own-account.ts';
import { foldedAddress } from '../../domain/rule/organizer/account.ts';
import { Refusal } from '../../domain/rule/refusal/refusal.ts';
import { Database } from '../database/database.ts';
import { type AdminUserRow, adminUserRows } from './admin-user-row.ts';
import type { AuthenticatedOrganizer } from './organizer.ts';

/** Hash that no password matches, so that refusing an unknown name takes as long as a known one. */
const nobodysHash = hash('nobody has this password');

/** Advisory lock, so that processes starting together configure the organizer one after another. */
const ensuring = 7_264_011;

/** Reads and configures the organizers' accounts. */
@Injectable()
export class Organizers {
  constructor(private readonly database: Database) {}

  /** Returns the organizer with this name and password, or undefined. */
  async recognise(username: string, password: string): Promise<AuthenticatedOrganizer | undefined> {
    const row = await this.active(username);
    const isRight = await verify(row?.passwordHash ?? (await nobodysHash), password);
    return row?.passwordHash && isRight ? { id: row.id, username: row.username, role: row.role } : undefined;
  }

  /** Returns the own account for its organizer. */
  async account(id: number): Promise<OwnAccount> {
    const [account] = await this.database.query<OwnAccount>(
      `select username, name, role, case when email like '%.invalid' then null else email end as email,
         f.confirmed_at as "secondFactorSince", coalesce(s.second_factor_required, false) as "isSecondFactorRequired",
         (select count(*)::int from recovery_codes c where c.account_id = u.id) as "recoveryCodesLeft"
       from admin_users u left join site_settings s on true left join second_factors f on f.account_id = u.id where u.id = $1`,
      [id],
    );
    if (account === undefined) throw new Refusal('not-found', 'Not found');
    return account;
  }

  /** Returns the active account of a user name; mail addresses match in any notation, other names exactly. */
  private async active(username: string): Promise<AdminUserRow | undefined> {
    const names = username.includes('@') ? [username, foldedAddress(username)] : [username];
    const [row] = await this.database.manager.findBy(adminUserRows, { username: In(names), state: 'active' });
    return row;
  }

  /**
   * Creates the first organizer if there is none, and sets the configured password for the configured organizer if it has
   * changed since; a password chosen later stays. Changing the setting proves ownership of the site, so it also removes
   * the second factor, which may be lost.
   */
  async ensure(username: string, password: string): Promise<void> {
    await this.database.inTransaction(async () => {
      await this.database.query('select pg_advisory_xact_lock($1)', [ensuring]);
      await this.configure(username, password);
    });
  }

  private async configure(username: string, password: string): Promise<void> {
    const row = await this.database.manager.findOneBy(adminUserRows, { username });
    const known = row?.configuredHash ?? row?.passwordHash;
    if (known && (await verify(known, password))) return;
    await this.database.query(
      `insert into admin_users (username, name, email, password_hash) values ($1, $1, $2, $3)
       on conflict (username) do update set password_hash = excluded.password_hash, configured_hash = null,
         role = 'owner', state = 'active'`,
      [username, `${username}@organizer.invalid`, await hash(password)],
    );
    await this.database.query('delete from second_factors using admin_users where account_id = id and username = $1', [
      username,
    ]);
  }
}
