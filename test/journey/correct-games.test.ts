import { openApp } from './app.ts';
import { drawTournament, type Game, gameOf, scoreKeeper } from './tournament-day.ts';

const app = openApp();

type Line = { readonly kind: string };

const score = (team1Score: number, team2Score: number) => ({ team1Score, team2Score });
const historyOf = async (id: number) => (await app().organizer.get<Line[]>(`/api/games/${id}/history`)).body;
const reread = async ({ id }: Game) => (await app().visitor().get<Game>(`/api/games/${id}`)).body;

test('after the end a keeper changes nothing, and an organizer corrects', async () => {
  const day = await drawTournament(app(), 4);
  const pat = await scoreKeeper(app(), 'Pat');
  const { id } = gameOf(day, 1);
  await pat.put(`/api/games/${id}/score`, score(2, 0));
  await pat.post(`/api/games/${id}/complete`, {});
  const refused = await pat.put(`/api/games/${id}/score`, score(3, 0));
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'This game has been completed. Score updates are disabled for completed games.',
  ]);
  expect((await pat.post(`/api/games/${id}/reopen`, {})).status).toBe(401);
  expect((await pat.call(`/api/games/${id}`, { method: 'DELETE' })).status).toBe(401);
  const corrected = await app().organizer.put<Game>(`/api/games/${id}/score`, score(0, 1));
  expect(corrected.body).toMatchObject({ status: 'completed', winnerId: day.teams[3]?.id });
  expect(await reread(gameOf(day, 2))).toMatchObject({ team1Id: day.teams[3]?.id });
});

test('a correction that resets started games is shown first, refused, and done when it is confirmed', async () => {
  const day = await drawTournament(app(), 4);
  const { organizer } = app();
  for (const game of [gameOf(day, 1), gameOf(day, 1, 2)]) {
    await organizer.put(`/api/games/${game.id}/score`, score(1, 0));
    await organizer.post(`/api/games/${game.id}/complete`, {});
  }
  const [semifinal, final] = [gameOf(day, 1), gameOf(day, 2)];
  await organizer.put(`/api/games/${final.id}/score`, score(2, 2));
  const path = `/api/games/${semifinal.id}/score`;
  const before = await reread(final);
  const preview = await organizer.put<{ changes: object[]; resets: object[] }>(path, { ...score(0, 1), preview: true });
  expect(preview.body.resets).toMatchObject([{ gameId: final.id, ...score(2, 2) }]);
  expect(preview.body.changes.length).toBeGreaterThan(0);
  expect(preview.body).toMatchObject({ ...score(1, 0), id: semifinal.id, status: 'completed' });
  const refused = await organizer.put(path, score(0, 1));
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining(`${day.teams[0]?.name} v ${before.team2Name}`),
  ]);
  expect(await reread(final)).toEqual(before);
  expect((await organizer.put(path, { ...score(0, 1), confirm: true })).status).toBe(200);
  expect(await reread(final)).toMatchObject({ status: 'scheduled', ...score(0, 0), team1Id: day.teams[3]?.id });
  expect((await historyOf(final.id)).map(({ kind }) => kind)).toEqual(['score', 'reset']);
});

test('what a correction has reset comes back when it is taken back: score, shoot-out, goals, and a line of the history', async () => {
  const day = await drawTournament(app(), 4);
  const { organizer } = app();
  for (const game of [gameOf(day, 1), gameOf(day, 1, 2)]) {
    await organizer.post(`/api/games/${game.id}/complete`, score(1, 0));
  }
  const [semifinal, final] = [gameOf(day, 1), gameOf(day, 2)];
  const [player] = (await organizer.get<{ id: number }[]>(`/api/games/${final.id}/players`)).body;
  await organizer.post(`/api/games/${final.id}/goals`, { playerId: player?.id, minute: 5, withScore: true });
  const shootout = { team1: 3, team2: 2 };
  await organizer.post(`/api/games/${final.id}/complete`, { ...score(1, 1), shootout });
  const goals = async () => (await organizer.get<{ id: number }[]>(`/api/games/${final.id}/goals`)).body;
  const [before, scorers] = [await reread(final), await goals()];
  const correct = (to: object) => organizer.put(`/api/games/${semifinal.id}/score`, { ...to, confirm: true });
  await correct(score(0, 1));
  expect([await reread(final), await goals()]).toMatchObject([{ status: 'scheduled', shootout: null }, []]);
  await organizer.put(`/api/games/${final.id}/score`, score(4, 0));
  await correct(score(1, 0));
  const { team1Id, team2Id, winnerId } = before;
  expect(await reread(final)).toMatchObject({ ...score(1, 1), shootout, team1Id, team2Id, winnerId });
  expect((await goals()).map(({ id }) => id)).toEqual(scorers.map(({ id }) => id));
  const kinds = (await historyOf(final.id)).map(({ kind }) => kind);
  expect(kinds.slice(-3)).toEqual(['reset', 'score', 'put-back']);
});

test('a corrected knock-out game needs a winner too', async () => {
  const day = await drawTournament(app(), 4);
  const { organizer } = app();
  const { id } = gameOf(day, 1);
  await organizer.put(`/api/games/${id}/score`, score(1, 0));
  await organizer.post(`/api/games/${id}/complete`, {});
  expect((await organizer.put(`/api/games/${id}/score`, score(1, 1))).status).toBe(409);
  const shootout = { team1: 1, team2: 2 };
  expect((await organizer.put<Game>(`/api/games/${id}/score`, { ...score(1, 1), shootout })).body).toMatchObject({
    winnerId: day.teams[3]?.id,
  });
});

test('a reopened game takes its winner back, a forfeited one goes to the other team, a deleted one starts anew', async () => {
  const day = await drawTournament(app(), 4);
  const { organizer } = app();
  const { id } = gameOf(day, 1);
  await organizer.put(`/api/games/${id}/score`, score(1, 0));
  await organizer.post(`/api/games/${id}/complete`, {});
  expect((await organizer.post<Game>(`/api/games/${id}/reopen`, {})).body).toMatchObject({ status: 'in_progress' });
  expect(await reread(gameOf(day, 2))).toMatchObject({ team1Id: null });
  const forfeited = await organizer.post<Game>(`/api/games/${id}/forfeit`, { teamId: day.teams[0]?.id });
  expect(forfeited.body).toMatchObject({ status: 'completed', ...score(0, 3), winnerId: day.teams[3]?.id });
  expect((await organizer.post(`/api/games/${id}/forfeit`, {})).status).toBe(400);
  expect((await organizer.post(`/api/games/${id}/forfeit`, { teamId: day.teams[1]?.id })).status).toBe(400);
  const deleted = await organizer.call<Game>(`/api/games/${id}`, { method: 'DELETE' });
  expect(deleted.body).toMatchObject({ status: 'scheduled', ...score(0, 0), winnerId: null });
  expect(await reread(gameOf(day, 2))).toMatchObject({ team1Id: null });
  expect((await historyOf(id)).map(({ kind }) => kind)).toEqual(['score', 'complete', 'reopen', 'forfeit', 'delete']);
});

test('a start taken back takes back what it set off: the tournament is upcoming again and takes registrations', async () => {
  const day = await drawTournament(app(), 4);
  const { organizer } = app();
  const state = async () => {
    const { body } =
      await organizer.get<{ id: number; status: string; acceptsRegistrations: boolean }[]>('/api/tournaments');
    return body.find(({ id }) => id === day.tournament.id);
  };
  const before = await state();
  const [first, second] = [gameOf(day, 1), gameOf(day, 1, 2)];
  await organizer.put(`/api/games/${first.id}/score`, score(0, 0));
  expect(await state()).toMatchObject({ status: 'active', acceptsRegistrations: false });
  const refused = await organizer.post(`/api/games/${first.id}/reopen`, {});
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('has not ended')]);
  await organizer.put(`/api/games/${second.id}/score`, score(1, 0));
  await organizer.call(`/api/games/${first.id}`, { method: 'DELETE' });
  expect(await state()).toMatchObject({ status: 'active' });
  await organizer.call(`/api/games/${second.id}`, { method: 'DELETE' });
  expect(await state()).toEqual(before);
});
