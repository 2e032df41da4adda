import { EntitySchema } from 'typeorm';
import type { StoredPreRegistration } from '../../domain/registration/pre-registration.ts';
import { instant, integer, nullable, numbered, varchar, withDefault } from '../database/columns.ts';

/** Row of a stored interest, with the time since when its address wants no letters. */
export interface PreRegistrationRow extends StoredPreRegistration {
  readonly unsubscribedAt: Date | null;
}

export const preRegistrationRows = new EntitySchema<PreRegistrationRow>({
  name: 'pre_registration',
  tableName: 'pre_registrations',
  columns: {
    id: numbered('pre_registrations'),
    name: varchar('name', 100),
    sex: varchar('sex', 10),
    age: integer('age'),
    email: varchar('email', 255),
    phone: varchar('phone', 20),
    language: withDefault(varchar('language', 2), 'en'),
    createdAt: instant('created_at'),
    unsubscribedAt: nullable(instant('unsubscribed_at')),
  },
});

/** Row that records a letter to an interest about a tournament. */
interface ToldInterestRow {
  readonly preRegistrationId: number;
  readonly tournamentId: number;
  readonly toldAt: Date;
}

export const toldInterestRows = new EntitySchema<ToldInterestRow>({
  name: 'told_interest',
  tableName: 'told_interests',
  columns: {
    preRegistrationId: {
      ...integer('pre_registration_id'),
      primary: true,
      primaryKeyConstraintName: 'told_interests_pkey',
    },
    tournamentId: { ...integer('tournament_id'), primary: true, primaryKeyConstraintName: 'told_interests_pkey' },
    toldAt: instant('told_at'),
  },
  indices: [{ name: 'told_interests_of_tournament', columns: ['tournamentId'] }],
  foreignKeys: [
    {
      name: 'told_interests_pre_registration',
      target: 'pre_registration',
      columnNames: ['preRegistrationId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
    {
      name: 'told_interests_tournament',
      target: 'tournament',
      columnNames: ['tournamentId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});
