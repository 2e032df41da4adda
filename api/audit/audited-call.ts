import type { Request } from 'express';
import type { AuditedThing, AuditedWrite } from '../../domain/port/audit.ts';

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export const isWrite = ({ method }: Request): boolean => writes.has(method);

/** What the first word of an address is about; what is not listed is the site's. */
const things: Readonly<Record<string, AuditedThing>> = {
  teams: 'team',
  'captain-links': 'team',
  invitations: 'team',
  players: 'player',
  families: 'player',
  'tournament-registrations': 'registration',
  ledger: 'registration',
  'pre-registrations': 'pre-registration',
  waivers: 'waiver',
  'join-requests': 'join request',
  tournaments: 'tournament',
  games: 'game',
  goals: 'goal',
  mailings: 'mailing',
  reminders: 'tournament',
  messages: 'message',
  'score-keepers': 'score keeper',
  'keeper-links': 'keeper link',
  'api-keys': 'api key',
  webhooks: 'webhook',
  'webhook-deliveries': 'webhook',
  organizers: 'organizer',
  invitation: 'organizer',
  account: 'organizer',
  login: 'session',
  logout: 'session',
  'score-keeper': 'session',
};

/** A call by its route alone: what stands for the ids in it may be a secret. */
export const routeOf = (request: Request): string => `${request.method} ${request.baseUrl}${request.route?.path ?? ''}`;

/** A call as a line of the audit, for what says no more of itself. */
export function auditedCall(request: Request, what = routeOf(request).slice(0, 100)): AuditedWrite {
  const [word = ''] = routeOf(request)
    .replace(/^\w+ \/api\/(admin\/)?/, '')
    .split('/');
  const id = Number(request.params?.id);
  return { thing: things[word] ?? 'site', recordId: Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null, what };
}
