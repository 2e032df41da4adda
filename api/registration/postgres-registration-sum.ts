import { Injectable } from '@nestjs/common';
import type { RegistrationSum } from '../../domain/answer/registration/listed-registration.ts';
import { Database } from '../database/database.ts';
import type { ListQuery } from '../database/list-query.ts';
import { addressedRows, type Listing } from '../database/listing.ts';
import { owedCentsSql } from './open-sql.ts';
import { registrationList } from './postgres-registration-list.ts';

const columns = `registration.amount_cents as asked, registration.received_cents as received, ${owedCentsSql} as owed`;

/** Sums the money of the registrations that a filter of their list leaves. */
@Injectable()
export class PostgresRegistrationSum {
  constructor(private readonly database: Database) {}

  async of(filter: ListQuery['filter']): Promise<RegistrationSum> {
    const values: unknown[] = [];
    const rows = addressedRows(registrationList as Listing, filter, columns, (value) => `$${values.push(value)}`);
    const [sum] = await this.database.query<RegistrationSum>(
      `select coalesce(sum(asked), 0)::float8 as "askedCents", coalesce(sum(received), 0)::float8 as "receivedCents",
         coalesce(sum(owed), 0)::float8 as "owedCents" from (${rows}) registered`,
      values,
    );
    return sum ?? { askedCents: 0, receivedCents: 0, owedCents: 0 };
  }
}
