import type { ListedApiKey } from '../../domain/answer/api-key/listed-api-key.ts';
import { numbered, searched, yesOrNo } from '../database/list-filter.ts';
import type { Listing } from '../database/listing.ts';

/** Returns the list of the API keys of one organizer, or of all; of each secret it contains only the beginning. */
export function apiKeyList(accountId: number | undefined): Listing<ListedApiKey> {
  const whose = accountId === undefined ? 'true' : `one.account_id = ${Number(accountId)}`;
  return {
    resource: 'api-keys',
    table: `(select one.*, account.name as organizer, one.revoked_at is null and account.state = 'active' as is_open
      from api_keys one join admin_users account on account.id = one.account_id where ${whose})`,
    alias: 'key',
    columns: [
      'key.id',
      'key.name',
      'key.organizer',
      'key.scopes',
      'key.start',
      'key.made_at as "madeAt"',
      'key.last_used_at as "lastUsedAt"',
      'key.revoked_at as "revokedAt"',
      'key.is_open as "isOpen"',
    ],
    sorts: { id: 'key.id', name: 'lower(key.name)', lastUsedAt: 'key.last_used_at' },
    usual: ['id', 'DESC'],
    filters: {
      id: numbered('key.id'),
      isOpen: yesOrNo('key.is_open'),
      q: searched(`lower(concat_ws(' ', key.name, key.organizer, key.start))`),
    },
  };
}
