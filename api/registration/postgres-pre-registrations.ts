import type { NewPreRegistration } from '../../domain/registration/new-pre-registration.ts';
import { type PreRegistration, PreRegistrations } from '../../domain/registration/pre-registrations.ts';
import type { Database } from '../database/database.ts';
import { preRegistrationRows } from './pre-registration-row.ts';

export class PostgresPreRegistrations extends PreRegistrations {
  constructor(private readonly database: Database) {
    super();
  }

  override async add(interest: NewPreRegistration, createdAt: Date): Promise<PreRegistration> {
    const { identifiers } = await this.database.manager.insert(preRegistrationRows, { ...interest, createdAt });
    return { ...interest, createdAt, id: Number(identifiers[0]?.id) };
  }
}
