import type { ListedOrganizer } from '../../domain/answer/organizer/listed-organizer.ts';
import { roles } from '../../domain/rule/access/role.ts';
import { accountStates } from '../../domain/rule/organizer/account.ts';
import { numbered, oneOf, searched } from '../database/list-filter.ts';
import type { Listing } from '../database/listing.ts';

/** List of the organizers with their roles and last visits. */
export const organizerList: Listing<ListedOrganizer> = {
  resource: 'organizers',
  table: 'admin_users',
  alias: 'account',
  columns: [
    'account.id',
    'account.username',
    'account.name',
    `case when account.email like '%.invalid' then null else account.email end as email`,
    'account.role',
    'account.state',
    'account.invited_until as "invitedUntil"',
    'account.created_at as "createdAt"',
    `exists (select from second_factors f where f.account_id = account.id and confirmed_at is not null) as "hasSecondFactor"`,
    `(select max(used_at) from grants where kind = 'organizer' and subject_id = account.id) as "lastSeenAt"`,
  ],
  sorts: {
    id: 'account.id',
    name: 'lower(account.name)',
    role: `array_position(array['owner', 'organizer', 'check-in', 'read-only'], account.role::text)`,
    state: 'account.state',
  },
  usual: ['name', 'ASC'],
  filters: {
    id: numbered('account.id'),
    q: searched(`(lower(account.name) || ' ' || lower(account.username) || ' ' || lower(account.email))`),
    role: oneOf('account.role', roles),
    state: oneOf('account.state', accountStates),
  },
};
