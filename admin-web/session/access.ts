import type { Act } from '../../domain/session/role.ts';

/** Acts that opening a page requires beyond looking; other pages are open to every role. */
const pages: Readonly<Record<string, Act>> = {
  organizers: 'manage accounts',
  'api-keys': 'keep the own account',
  messages: 'read letters',
  audit: 'read the audit',
  webhooks: 'change',
  'webhook-deliveries': 'change',
  'free-agents': 'change',
  paper: 'check in',
  'check-in': 'check in',
  'site-settings': 'change',
};

const looks: readonly string[] = ['list', 'show'];

/** Returns the act that corresponds to a react-admin action on a resource. */
export function actAt(resource: string, action: string): Act {
  return pages[resource] ?? (looks.includes(action) ? 'look' : 'change');
}
