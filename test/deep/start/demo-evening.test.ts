import { type Product, startProduct } from '../../harness/product.mjs';
import type { Detail, Game } from '../../journey/entered-teams.ts';
import { aJoiner, aTeam, bornYearsAgo } from '../../journey/samples.ts';
import { type Visitor, visitorAt } from '../../journey/visitor.ts';

/** The product as npm start gives it to a newcomer: on an empty folder, with its demo. */
let product: Product;

beforeAll(async () => {
  product = await startProduct({}, { program: 'scripts/start.mjs' });
});

const visitor = () => visitorAt(product.url);

async function organizer(): Promise<Visitor> {
  const device = visitor();
  const { status } = await device.post('/api/admin/login', { username: 'organizer', password: 'kick-off-demo' });
  expect(status).toBe(200);
  return device;
}

async function aDraw(by: Visitor): Promise<Detail> {
  const announced = { name: 'Newcomers Cup', date: 'To be announced', ageGroup: 'Open', location: 'Turf', maxTeams: 8 };
  const { id } = (await by.post<{ id: number }>('/api/tournaments', announced)).body;
  const teamIds: number[] = [];
  for (let seed = 1; seed <= 4; seed += 1) {
    teamIds.push((await visitor().post<{ team: { id: number } }>('/api/teams', aTeam(id))).body.team.id);
  }
  const drawn = await by.post(`/api/tournaments/${id}/generate-brackets`, { teamIds });
  expect([drawn.status, drawn.body.message]).toEqual([201, undefined]);
  return (await by.get<Detail>(`/api/tournaments/${id}`)).body;
}

test.each(['/', '/admin', '/live-scores'])('the page %s is there', async (path) => {
  const answer = await fetch(`${product.url}${path}`);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<script type="module"')]);
});

test('a captain registers a team, and a player joins it by its code', async () => {
  const tournaments = (await visitor().get<{ id: number; name: string }[]>('/api/tournaments')).body;
  const fallCup = tournaments.find(({ name }) => name === 'Fall Cup')?.id ?? 0;
  type Receipt = { readonly team: { readonly id: number; readonly invitationCode: string } };
  const { status, body } = await visitor().post<Receipt>(
    '/api/teams',
    aTeam(fallCup, { name: 'Newcomers', ageBracket: 'U13-U15', birthYear: bornYearsAgo(14) }),
  );
  expect(status).toBe(201);
  expect((await visitor().post('/api/players/join-via-invitation', aJoiner(body.team.invitationCode))).status).toBe(
    201,
  );
  const teams = (await visitor().get<{ id: number }[]>('/api/teams')).body;
  expect(teams).toContainEqual(expect.objectContaining({ id: body.team.id, playerCount: 2 }));
});

test('an organizer draws four teams, and a score keeper keeps a game to its end', async () => {
  const { games } = await aDraw(await organizer());
  const keeper = visitor();
  await keeper.post('/api/score-keeper/login', { name: 'Pat', password: 'final-whistle-demo' });
  const game = games.find(({ round, team1Id }) => round === 1 && team1Id !== null);
  expect((await keeper.post(`/api/games/${game?.id}/start`, {})).status).toBe(200);
  await keeper.put(`/api/games/${game?.id}/score`, { team1Score: 2, team2Score: 1 });
  expect((await keeper.post<Game>(`/api/games/${game?.id}/complete`, {})).body).toMatchObject({
    status: 'completed',
    winnerId: game?.team1Id,
  });
});

test('the teams leave the back office as a file', async () => {
  const { status, headers, body } = await (await organizer()).get<string>('/api/admin/teams/export?filter={}');
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/csv')]);
  expect(String(body).trim().split('\n').length).toBeGreaterThan(8);
});

test('a wrong password is refused, and what only organizers see stays hidden', async () => {
  const stranger = visitor();
  const guess = { username: 'organizer', password: 'not this one' };
  expect((await stranger.post('/api/admin/login', guess)).status).toBe(401);
  expect((await stranger.get('/api/admin/teams')).status).toBe(401);
});
