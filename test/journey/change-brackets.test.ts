import { openApp } from './app.ts';
import { aField, detailOf } from './entered-teams.ts';
import { finalOf, organizerIn } from './organizer-of-day.ts';
import { scoreKeeper } from './tournament-day.ts';
import type { Refused } from './visitor.ts';

const app = openApp();
const { drawn, playAll, standings } = organizerIn(app);

test('a withdrawn team has played what it has played and forfeits the rest; a look at it saves nothing', async () => {
  const { id, teamIds, address } = await drawn(4, { tournamentFormat: 'round-robin', maxGamesPerTeam: 3 });
  const [leaving = 0] = teamIds;
  const preview = await app().organizer.post<{ changes: object[]; resets: object[] }>(`${address}/withdraw`, {
    ...{ teamId: leaving, games: 'forfeited', preview: true },
  });
  expect([preview.status, preview.body.changes.length, preview.body.resets]).toEqual([200, 3, []]);
  const untouched = await detailOf(app().organizer, id);
  expect(untouched.games.every(({ status }) => status === 'scheduled')).toBe(true);
  expect((await app().organizer.post(`${address}/withdraw`, { teamId: leaving, games: 'forfeited' })).status).toBe(200);
  const after = await detailOf(app().organizer, id);
  const ofTeam = after.games.filter((game) => [game.team1Id, game.team2Id].includes(leaving));
  expect(ofTeam.map(({ status, winnerId }) => [status, winnerId !== leaving])).toEqual(
    Array.from({ length: 3 }, () => ['completed', true]),
  );
  expect((await app().organizer.post(`${address}/withdraw`, { teamId: leaving })).status).toBe(409);
  expect((await app().organizer.post(`${address}/withdraw`, { teamId: 999_999 })).status).toBe(404);
  const finished = await playAll(id, teamIds);
  expect(finalOf(finished)?.winnerId).toBe(teamIds[1]);
  expect((await standings(address)).at(-1)).toMatchObject({ teamId: leaving, decidedBy: 'Withdrawn', advances: false });
});

test('games of a team left out of the brackets are gone, and its opponent has a bye', async () => {
  const { id, teamIds, address } = await drawn(8);
  const out = await app().organizer.post(`${address}/withdraw`, { teamId: teamIds[7], games: 'left-out' });
  expect(out.status).toBe(200);
  const { brackets, games } = await detailOf(app().organizer, id);
  expect(brackets[0]).toMatchObject({ field: 'BYE', winnerId: teamIds[0], status: 'completed' });
  expect(games.some((game) => [game.team1Id, game.team2Id].includes(teamIds[7] ?? 0))).toBe(false);
});

test('nobody without an organizer’s grant writes to brackets', async () => {
  const { teamIds, address } = await drawn(4);
  const calls = [
    ['generate-brackets', { teamIds }],
    ['generate-brackets/preview', { teamIds }],
    ['advance', {}],
    ['ties', { teams: teamIds, by: 'lots' }],
    ['withdraw', { teamId: teamIds[0] }],
    ['bring-back', { teamId: teamIds[0] }],
  ] as const;
  for (const caller of [app().visitor(), await scoreKeeper(app(), 'Kim')]) {
    for (const [path, body] of calls) {
      const { status, body: answer } = await caller.post<Refused>(`${address}/${path}`, body);
      expect([path, status, answer.message]).toEqual([path, 401, 'Please sign in as an organizer']);
    }
  }
});

test.each(['advance', 'ties', 'withdraw', 'bring-back'])('where nothing is drawn, %s says so', async (path) => {
  const { teamIds, address } = await aField(app(), 2);
  const body = { teams: teamIds, by: 'lots', teamId: teamIds[0] };
  const { status, body: answer } = await app().organizer.post<Refused>(`${address}/${path}`, body);
  expect([status, answer.message]).toEqual([409, 'The brackets of this tournament have not been generated yet']);
  expect((await app().visitor().get(`${address}/standings`)).body).toEqual([]);
  expect((await app().organizer.post(`/api/tournaments/999999/${path}`, body)).status).toBe(404);
});
