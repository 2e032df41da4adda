import type { CheckInList } from '../../domain/answer/check-in/check-in-list.ts';
import { readCsv } from '../harness/read-csv.ts';
import { openApp } from './app.ts';
import { newOrganizer } from './new-organizer.ts';
import { freeAgentOf } from './records.ts';
import { drawTournament, type Game } from './tournament-day.ts';

const app = openApp();

const checkInOf = (id: number) => `/api/admin/tournaments/${id}/check-in`;

test('the check-in list names every roster, who has no team, what is owed and how the waiver stands', async () => {
  const { tournament, teams } = await drawTournament(app(), 3);
  const alone = await freeAgentOf(app(), tournament.id);
  const { status, body, headers } = await app().organizer.get<CheckInList>(checkInOf(tournament.id));
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(body.tournament.name).toBe(tournament.name);
  expect(body.teams.map(({ id }) => id).toSorted()).toEqual(teams.map(({ id }) => id).toSorted());
  for (const { players } of body.teams) expect(players).toMatchObject([{ isCaptain: true, owedCents: 4000 }]);
  expect(body.freeAgents).toMatchObject([{ name: alone.name, isCaptain: false, waiver: expect.any(String) }]);
  expect((await app().organizer.get(checkInOf(2147483647))).status).toBe(404);
});

test('whoever checks in sees the check-in list and no file of rosters, which is noted; read only sees neither', async () => {
  const { tournament } = await drawTournament(app(), 3);
  const path = checkInOf(tournament.id);
  const { device } = await newOrganizer(app(), 'check-in');
  expect((await device.get(path)).status).toBe(200);
  const [entry] = await app().database.query<{ after: object }>(
    `select after from audit where thing = 'export' and what = 'check-in list shown' order by id desc`,
  );
  expect(entry?.after).toMatchObject({ tournamentId: tournament.id, rows: 3 });
  expect((await device.get(`/api/admin/tournaments/${tournament.id}/rosters/export`)).status).toBe(403);
  const { device: looking } = await newOrganizer(app(), 'read-only');
  expect((await looking.get(path)).status).toBe(403);
  expect((await app().visitor().get(path)).status).toBe(401);
});

/** Plays every game of a tournament, the first side winning. */
async function playAll(tournamentId: number): Promise<void> {
  const path = `/api/games?includeAll=true&tournamentId=${tournamentId}`;
  for (let round = 0; round < 6; round += 1) {
    const { body } = await app().organizer.get<readonly Game[]>(path);
    for (const game of body) {
      if (game.status === 'completed' || game.team1Id === null || game.team2Id === null) continue;
      await app().organizer.put(`/api/games/${game.id}/score`, { team1Score: 3, team2Score: 1 });
      await app().organizer.post(`/api/games/${game.id}/complete`, {});
    }
  }
}

test('the league gets standings with final places, and rosters, as CSV; both takings are noted', async () => {
  const { tournament, teams } = await drawTournament(app(), 3);
  await playAll(tournament.id);
  const read = async (stem: string) => {
    const { body, status } = await app().organizer.get<string>(
      `/api/admin/tournaments/${tournament.id}/${stem}/export`,
    );
    expect(status).toBe(200);
    return readCsv(String(body));
  };
  const [head, ...standings] = await read('standings');
  expect(head?.slice(0, 4)).toEqual(['Division', 'Group', 'Rank', 'Team']);
  expect(head).not.toContain('Points');
  const rank = (ranking: string) =>
    app().organizer.put(`/api/admin/tournaments/${tournament.id}`, { ranking, confirm: true });
  expect((await rank('US youth')).status).toBe(200);
  expect((await read('standings'))[0]).toEqual(expect.arrayContaining(['Points', 'Shut-outs', 'Decided By']));
  expect((await rank('Wins, then goals')).status).toBe(200);
  expect(standings.map((row) => row[3]).toSorted()).toEqual(teams.map(({ name }) => name).toSorted());
  expect(standings.map((row) => row.at(-1)).toSorted()).toEqual(['1', '2', '3']);
  const rosters = await read('rosters');
  expect(rosters).toHaveLength(1 + teams.length);
  const noted = await app().database.query<{ what: string }>(
    `select what from audit where thing = 'export' and (after->>'tournamentId')::int = ${tournament.id} order by id`,
  );
  expect(noted.map(({ what }) => what)).toEqual(['standings exported', 'standings exported', 'rosters exported']);
  const { device } = await newOrganizer(app(), 'check-in');
  expect((await device.get(`/api/admin/tournaments/${tournament.id}/rosters/export`)).status).toBe(403);
  expect((await device.get<string>(`/api/admin/tournaments/${tournament.id}/standings/export`)).status).toBe(200);
});
