import type { Request } from 'express';
import type { AuditedThing, AuditedWrite } from '../../domain/port/audit.ts';

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export const isWrite = ({ method }: Request): boolean => writes.has(method);

/** Kinds of records by the first segment of a route; any other route belongs to the site. */
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
  device: 'session',
  'score-keeper': 'session',
};

/** Returns the route of a call without its parameters, because an id in the path may be a secret. */
export const routeOf = (request: Request): string => `${request.method} ${request.baseUrl}${request.route?.path ?? ''}`;

/** Deeds of calls that change no record. */
const deeds: Readonly<Record<string, string>> = {
  'POST /api/admin/login': 'signed in',
  'POST /api/admin/logout': 'signed out',
  'POST /api/captain-links': 'captain link asked for',
  'POST /api/players/:id/contact-code': 'code asked for',
  'POST /api/players/:id/contact-code/confirm': 'code entered',
};

/** Deed of a call that has only previewed a change, or has found everything as it wanted it. */
export const nothingChanged = 'no change noted';

/** Builds the audit entry of a call that has noted nothing more specific. */
export function auditedCall(request: Request, what = deeds[routeOf(request)] ?? nothingChanged): AuditedWrite {
  const [word = ''] = routeOf(request)
    .replace(/^\w+ \/api\/(admin\/)?/, '')
    .split('/');
  const id = Number(request.params?.id);
  return { thing: things[word] ?? 'site', recordId: Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null, what };
}
