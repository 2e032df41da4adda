import { EntitySchema } from 'typeorm';
import type { PreRegistration } from '../../domain/registration/pre-registration.ts';
import { instant, integer, numbered, varchar } from '../database/columns.ts';

export const preRegistrationRows = new EntitySchema<PreRegistration>({
  name: 'pre_registration',
  tableName: 'pre_registrations',
  columns: {
    id: numbered('pre_registrations'),
    name: varchar('name', 100),
    sex: varchar('sex', 10),
    age: integer('age'),
    email: varchar('email', 255),
    phone: varchar('phone', 20),
    createdAt: instant('created_at'),
  },
});
