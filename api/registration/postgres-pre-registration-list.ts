import type { ListedInterest } from '../../domain/answer/registration/interest-view.ts';
import { numbered, oneOf, searched } from '../database/list-filter.ts';
import type { Listing } from '../database/listing.ts';

/** List of people interested in future tournaments. */
export const preRegistrationList: Listing<ListedInterest> = {
  resource: 'pre-registrations',
  within: 'read:registrations',
  discloses: 'pre-registration',
  table: 'pre_registrations',
  alias: 'interest',
  columns: ['id', 'name', 'sex', 'age', 'email', 'phone', 'created_at as "createdAt"'].map(
    (column) => `interest.${column}`,
  ),
  sorts: {
    id: 'interest.id',
    name: 'lower(interest.name)',
    sex: 'interest.sex',
    age: 'interest.age',
    email: 'lower(interest.email)',
    phone: 'interest.phone',
    createdAt: 'interest.created_at',
    registrationDate: 'interest.created_at',
  },
  usual: ['createdAt', 'DESC'],
  filters: {
    id: numbered('interest.id'),
    q: searched(
      `(lower(interest.name) || ' ' || lower(interest.email) || ' ' || regexp_replace(interest.phone, '\\D', '', 'g'))`,
    ),
    sex: oneOf('interest.sex', ['Male', 'Female']),
  },
};
