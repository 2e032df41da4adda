import { ownersKey } from '../journey/api-key.ts';
import type { Visitor } from '../journey/visitor.ts';
import type { Stage } from './example-stage.ts';

/** A program with a key keeps a game's score from its start to its end. */
export async function keepScoreByKey(on: Stage, gameId: number, playerId: number): Promise<void> {
  const { key } = await ownersKey({ ...on.app, organizer: on.organizer }, ['read:public', 'write:scores']);
  const device = on.visitor();
  const byKey = (method: string, path: string, body?: object) =>
    device.call<{ id: number }>(path, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const at = `/api/games/${gameId}`;
  await byKey('POST', `${at}/start`, {});
  await byKey('GET', `${at}/players`);
  await byKey('PUT', `${at}/score`, { team1Score: 1, team2Score: 0 });
  const { body: goal } = await byKey('POST', `${at}/goals`, { playerId, minute: 4 });
  await byKey('POST', '/api/player-goals', { gameId, playerId, minute: 9 });
  const settled = { team1Score: 2, team2Score: 0, goals: [{ playerId, minute: 5, sameAs: goal.id }], dropped: [] };
  await byKey('POST', `${at}/settle`, settled);
  await byKey('GET', `${at}/goals`);
  await byKey('GET', at);
  await byKey('DELETE', `/api/goals/${goal.id}`);
  await byKey('POST', `${at}/complete`, {});
}

/** What anybody reads of a tournament, and what stands beside it in the office. */
export async function seePublicPages(
  on: Stage,
  cup: number,
  team: { readonly id: number; readonly name: string },
): Promise<void> {
  const visitor = on.visitor();
  await visitor.post(`/api/tournaments/${cup}/validate-team`, { teamName: team.name });
  await visitor.get(`/api/tournaments/${cup}`);
  for (const page of ['standings', 'games']) await visitor.get(`/api/tournaments/${cup}/${page}`);
  for (const page of ['games', 'calendar.ics']) await visitor.get(`/api/teams/${team.id}/${page}`);
  await followTeam(visitor, team.id);
  for (const page of ['standings-settings', 'timetable-news', 'withdrawn'])
    await on.organizer.get(`/api/tournaments/${cup}/${page}`);
  await on.organizer.get(`/api/admin/tournaments/${cup}/keeper-places`);
  await on.organizer.get(`/api/admin/teams/${team.id}/deletion`);
  await on.organizer.get('/api/score-keeper/check-auth');
  const live = await fetch(`${on.app.products[0].url}/api/live`);
  const reader = live.body?.pipeThrough(new TextDecoderStream()).getReader();
  on.examples.note('GET', '/api/live', undefined, (await reader?.read())?.value ?? '');
  await reader?.cancel();
}

/** A browser follows a team, and does so no more. */
async function followTeam(visitor: Visitor, teamId: number): Promise<void> {
  const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/a-browser';
  const keys = { p256dh: `B${'x'.repeat(86)}`, auth: 'secret'.padEnd(22, 'x') };
  await visitor.post(`/api/teams/${teamId}/follow`, { endpoint, ...keys });
  await visitor.post(`/api/teams/${teamId}/unfollow`, { endpoint });
}

/** What the league gets of a tournament. */
export async function saveLeagueFiles({ organizer }: Stage, tournamentId: number): Promise<void> {
  await organizer.get(`/api/admin/tournaments/${tournamentId}/standings/export`);
  await organizer.get(`/api/admin/tournaments/${tournamentId}/rosters/export`);
}

/** Every list and page that has no place in its address, and of each list its first record. */
export async function seeLists(on: Stage): Promise<void> {
  const paths = on.examples.plainReads.filter((path) => path !== '/api/live');
  for (const path of paths) {
    const { body } = await on.organizer.get<unknown>(path);
    const [first] = Array.isArray(body) ? body : [];
    if (path.startsWith('/api/admin/') && Number.isInteger(first?.id)) await on.organizer.get(`${path}/${first.id}`);
  }
}
