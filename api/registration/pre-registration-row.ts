import type { StoredPreRegistration } from '../../domain/rule/registration/pre-registration.ts';
import { instant, integer, keyed, nullable, numbered, rowsOf, varchar, withDefault } from '../database/columns.ts';
import { cascading, refersTo } from '../database/keys.ts';

/** Row of a stored interest, with the time since when its address wants no letters. */
export interface PreRegistrationRow extends StoredPreRegistration {
  readonly unsubscribedAt: Date | null;
}

export const preRegistrationRows = rowsOf<PreRegistrationRow>({
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

export const toldInterestRows = rowsOf<ToldInterestRow>({
  name: 'told_interest',
  tableName: 'told_interests',
  columns: {
    preRegistrationId: keyed('pre_registration_id', 'told_interests'),
    tournamentId: keyed('tournament_id', 'told_interests'),
    toldAt: instant('told_at'),
  },
  indices: [{ name: 'told_interests_of_tournament', columns: ['tournamentId'] }],
  foreignKeys: [
    cascading(refersTo('told_interests_pre_registration', 'preRegistrationId', 'pre_registration')),
    cascading(refersTo('told_interests_tournament', 'tournamentId', 'tournament')),
  ],
});
