import type { App } from './app.ts';
import { aFreeAgent, aJoiner, aTeam } from './samples.ts';
import type { Answer, Refused, Visitor } from './visitor.ts';

/** A record of the back office as it is answered. */
export type Listed = { readonly id: number; readonly version: number | string; readonly [field: string]: unknown };

/** A team with as many players as asked for, the captain first. */
export async function teamOf(app: App, tournamentId: number, players = 1, answers: object = {}) {
  const visitor = app.visitor();
  const created = await visitor.post<{ team: { id: number; name: string; invitationCode: string }; captain: Person }>(
    '/api/teams',
    aTeam(tournamentId, answers),
  );
  const { team, captain } = created.body;
  const roster = [captain];
  for (let number = 1; number < players; number += 1) {
    const joined = await visitor.post<{ player: Person }>(
      '/api/players/join-via-invitation',
      aJoiner(team.invitationCode),
    );
    roster.push(joined.body.player);
  }
  return { ...team, captain, roster };
}

export type Person = { readonly id: number; readonly name: string };

/** Somebody who is registered alone. */
export async function freeAgentOf(app: App, tournamentId: number, answers: object = {}): Promise<Person> {
  const { body } = await app.visitor().post<{ player: Person }>('/api/players', aFreeAgent(tournamentId, answers));
  return body.player;
}

/** One record as organizers see it. */
export async function one(app: App, resource: string, id: number): Promise<Listed> {
  return (await app.organizer.get<Listed>(`/api/admin/${resource}/${id}`)).body;
}

/** The records of a list that a filter leaves. */
export async function listed(app: App, resource: string, filter: object): Promise<readonly Listed[]> {
  const query = encodeURIComponent(JSON.stringify(filter));
  return (await app.organizer.get<Listed[]>(`/api/admin/${resource}?filter=${query}`)).body;
}

/** Deletes something, as an organizer's site does. */
export function remove<Body = Refused>(
  organizer: Visitor,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<Body>> {
  return organizer.call<Body>(path, { method: 'DELETE', headers });
}

/** A change by somebody who has seen this version. */
export function putSeen<Body = Refused>(organizer: Visitor, path: string, body: object, seen: unknown) {
  return organizer.call<Body>(path, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'If-Match': `"${String(seen)}"` },
  });
}

/** What the audit says the office has done to a record, in order; looking at it is left out. */
export async function audited(app: App, thing: string, recordId: number) {
  return app.database.query<{ what: string; who: string; before: unknown; after: unknown; request_id: string }>(
    `select what, who, before, after, request_id from audit
     where thing = $1 and record_id = $2 and kind in ('organizer', 'score keeper') and what <> 'shown' order by id`,
    [thing, recordId],
  );
}
