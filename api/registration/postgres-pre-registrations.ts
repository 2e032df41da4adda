import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';
import { PreRegistrations } from '../../domain/port/pre-registrations.ts';
import type { NewPreRegistration } from '../../domain/registration/pre-registration.ts';
import { interestKey, isSameInterest, type PreRegistration } from '../../domain/registration/pre-registration.ts';
import { Database } from '../database/database.ts';
import { preRegistrationRows } from './pre-registration-row.ts';

@Injectable()
export class PostgresPreRegistrations extends PreRegistrations {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(interest: NewPreRegistration, createdAt: Date): Promise<PreRegistration> {
    const { identifiers } = await this.database.manager.insert(preRegistrationRows, { ...interest, createdAt });
    return { ...interest, createdAt, id: Number(identifiers[0]?.id) };
  }

  override async lockSame(interest: NewPreRegistration): Promise<PreRegistration | undefined> {
    await this.database.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [interestKey(interest)]);
    const ofThisAddress = await this.database.manager.find(preRegistrationRows, {
      where: { email: Raw((column) => `lower(${column}) = lower(:email)`, { email: interest.email }) },
      order: { id: 'ASC' },
    });
    return ofThisAddress.find((noted) => isSameInterest(noted, interest));
  }
}
