import type { Act } from '../../domain/session/role.ts';

/** What opening a page counts as, where it is more than a look; the others stay open to every role. */
const pages: Readonly<Record<string, Act>> = {
  organizers: 'manage accounts',
  'api-keys': 'keep the own account',
  mailings: 'read letters',
  messages: 'read letters',
  audit: 'read the audit',
  webhooks: 'change',
  'webhook-deliveries': 'change',
  'free-agents': 'change',
  paper: 'print the check-in list',
  'site-settings': 'change',
};

const looks: readonly string[] = ['list', 'show'];

/** What react-admin asks about a resource, as an act that the roles are told apart by. */
export function actAt(resource: string, action: string): Act {
  return pages[resource] ?? (looks.includes(action) ? 'look' : 'change');
}
