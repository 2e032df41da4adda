import { Injectable } from '@nestjs/common';
import { Accounts } from '../../domain/port/accounts.ts';
import type { Account, NewAccount } from '../../domain/rule/organizer/account.ts';
import { type AdminUserRow, adminUserRows } from '../access/admin-user-row.ts';
import { Database } from '../database/database.ts';

@Injectable()
export class PostgresAccounts extends Accounts {
  constructor(private readonly database: Database) {
    super();
  }

  override async lockAll(): Promise<readonly Account[]> {
    await this.database.query('lock table admin_users in share row exclusive mode');
    return (await this.database.manager.find(adminUserRows, { order: { id: 'ASC' } })).map(toAccount);
  }

  override owners(alsoId: number | null): Promise<readonly Pick<Account, 'id' | 'name' | 'email'>[]> {
    return this.database.query<Pick<Account, 'id' | 'name' | 'email'>>(
      `select id, name, email from admin_users where state = 'active' and (role = 'owner' or id = $1) order by id`,
      [alsoId],
    );
  }

  override async add(account: NewAccount): Promise<Account> {
    const { id } = await this.database.manager.save(adminUserRows, toRow(account));
    if (id === undefined) throw new Error('An account was added without a number');
    return { id, ...account };
  }

  override async save({ id, ...account }: Account): Promise<void> {
    await this.database.manager.update(adminUserRows, { id }, toRow(account));
  }

  override async setPassword(id: number, passwordHash: string): Promise<void> {
    await this.database.query(
      `update admin_users set configured_hash = coalesce(configured_hash, password_hash), password_hash = $2
       where id = $1`,
      [id, passwordHash],
    );
  }
}

function toAccount(row: AdminUserRow): Account {
  const { id, username, name, email, role, state, invitationMark: mark, invitedUntil: until } = row;
  return {
    ...{ id, username, name, email, role, state },
    invitation: mark && until ? { mark, until } : null,
  };
}

function toRow({ invitation, ...account }: NewAccount): Partial<AdminUserRow> {
  return {
    ...account,
    invitationMark: invitation?.mark ?? null,
    invitedUntil: invitation?.until ?? null,
  };
}
