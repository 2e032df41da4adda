import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';
import { PreRegistrations } from '../../domain/port/pre-registrations.ts';
import type { Language } from '../../domain/rule/language/language.ts';
import type { KnownInterest } from '../../domain/rule/registration/interest-to-notify.ts';
import {
  interestKey,
  isSameInterest,
  type NewPreRegistration,
  type StoredPreRegistration,
} from '../../domain/rule/registration/pre-registration.ts';
import { Database } from '../database/database.ts';
import { type PreRegistrationRow, preRegistrationRows, toldInterestRows } from './pre-registration-row.ts';

@Injectable()
export class PostgresPreRegistrations extends PreRegistrations {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(
    interest: Omit<StoredPreRegistration, 'id' | 'createdAt'>,
    createdAt: Date,
  ): Promise<StoredPreRegistration> {
    const { identifiers } = await this.database.manager.insert(preRegistrationRows, { ...interest, createdAt });
    return { ...interest, createdAt, id: Number(identifiers[0]?.id) };
  }

  override async lockSame(interest: NewPreRegistration): Promise<StoredPreRegistration | undefined> {
    await this.database.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [interestKey(interest)]);
    const ofThisAddress = await this.database.manager.find(preRegistrationRows, {
      where: { email: Raw((column) => `lower(${column}) = lower(:email)`, { email: interest.email }) },
      order: { id: 'ASC' },
    });
    const noted = ofThisAddress.find((one) => isSameInterest(one, interest));
    return noted && toInterest(noted);
  }

  override async find(id: number): Promise<StoredPreRegistration | undefined> {
    const row = await this.database.manager.findOneBy(preRegistrationRows, { id });
    return row === null ? undefined : toInterest(row);
  }

  override async known(tournamentId: number): Promise<readonly KnownInterest[]> {
    const [rows, told] = await Promise.all([
      this.database.manager.find(preRegistrationRows, { order: { id: 'ASC' } }),
      this.database.manager.findBy(toldInterestRows, { tournamentId }),
    ]);
    const isTold = new Set(told.map(({ preRegistrationId }) => preRegistrationId));
    return rows.map((row) => ({
      interest: toInterest(row),
      isTold: isTold.has(row.id),
      isUnsubscribed: row.unsubscribedAt !== null,
    }));
  }

  override async noteTold(tournamentId: number, ids: readonly number[], at: Date): Promise<void> {
    await this.database.query(
      `insert into told_interests (pre_registration_id, tournament_id, told_at)
       select id, $1, $3 from unnest($2::integer[]) id on conflict do nothing`,
      [tournamentId, ids, at],
    );
  }

  override async unsubscribe(email: string, at: Date): Promise<void> {
    await this.database.query(
      'update pre_registrations set unsubscribed_at = $2 where lower(email) = lower($1) and unsubscribed_at is null',
      [email, at],
    );
  }

  override async resume(id: number, language: Language): Promise<void> {
    await this.database.query(
      `update pre_registrations set unsubscribed_at = null, language = $2
       where id = $1 and (unsubscribed_at is not null or language <> $2)`,
      [id, language],
    );
  }
}

function toInterest({ unsubscribedAt: _, ...interest }: PreRegistrationRow): StoredPreRegistration {
  return interest;
}
