import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { callsOfKey, type Scope } from '../../domain/rule/api-key/api-key.ts';
import { sessionCookie } from '../process/session-secret.ts';
import type { Caller } from './allowed-to.ts';
import { routesOf } from './deny-by-default.ts';
import { type Operation, operationsIn } from './documented-answers.ts';
import { isPublicRead } from './public-read.ts';

type SchemesOfDocument = Exclude<Exclude<OpenAPIObject['components'], undefined>['securitySchemes'], undefined>;

/** Ways in which a session gains the rights of each caller. */
const waysIn: Readonly<Record<Exclude<Caller, 'anyone'>, string>> = {
  organizer: 'POST /api/admin/login',
  'score keeper': 'POST /api/score-keeper/login, or a link that an organizer has made',
  captain: "POST /api/teams, or the captain's link",
  player: 'POST /api/players/lookup, an exact POST /api/players/find, or the registration that created the player',
  'confirmed player': 'the code from the mailbox on file: POST /api/players/{id}/contact-code/confirm',
  signer:
    "the code or the link mailed to the player's signer: POST /api/players/{id}/contact-code/confirm, POST /api/players/record-link/{sealed}",
  'returning player': 'POST /api/players/find',
};

const keys = `A key that an organizer makes in the back office under API Keys; x-scope at a call names the scope it needs. What
the public reads needs no key; a key with read:public sees what a family sees, brackets and games of a tournament in play too. ${callsOfKey.calls} calls in ${callsOfKey.seconds} seconds.`;

/** Security schemes: one session cookie for all callers, which differ in granted rights, and the API key for programs. */
export const securitySchemes: SchemesOfDocument = {
  ...Object.fromEntries(
    Object.entries(waysIn).map(([caller, way]) => [
      schemeOf(caller),
      {
        type: 'apiKey' as const,
        in: 'cookie',
        name: sessionCookie,
        description: `The session of a ${caller}: ${way}.`,
      },
    ]),
  ),
  'api-key': { type: 'http', scheme: 'bearer', bearerFormat: 'gg_...', description: keys },
};

/** Adds the allowed callers to every call of the document, and the scope with which a key may make it. */
export function withCallers(app: INestApplication, document: OpenAPIObject): OpenAPIObject {
  const routes = new Map(routesOf(app).map((route) => [route.name.replace('.', '_'), route]));
  for (const { operation, name } of operationsIn(document)) {
    const route = routes.get(name);
    const isOpen = route?.callers?.includes('anyone') === true;
    if (route !== undefined && isPublicRead(route.handler, route.path)) nameScopeOfReads(operation);
    const ways = isOpen ? [] : (route?.callers ?? []).map((caller) => ({ [schemeOf(caller)]: [] }));
    operation.security = 'x-scope' in operation ? [...(isOpen ? [{}] : ways), { 'api-key': [] }] : ways;
    operation.responses['401'] = { $ref: '#/components/responses/NotSignedIn' };
    operation.responses['403'] = { $ref: '#/components/responses/NotAllowed' };
  }
  return document;
}

/** Adds the scope of public reads; a call that shows more to another scope keeps that one. */
function nameScopeOfReads(operation: Operation): void {
  const { description = `${operation.summary}.` } = operation;
  if ('x-scope' in operation)
    operation.description = `${description} A key with read:public reads it as everybody does.`;
  else Object.assign(operation, { 'x-scope': 'read:public' satisfies Scope });
}

function schemeOf(caller: string): string {
  return caller.replace(/ (\w)/g, (_, letter) => letter.toUpperCase());
}
