import { openApp } from './app.ts';
import { bornYearsAgo } from './samples.ts';
import { drawTournament, type Game, gameOf, scoreKeeper, teammate } from './tournament-day.ts';
import type { Visitor } from './visitor.ts';

const app = openApp();

type Goal = {
  readonly id: number;
  readonly playerId: number | null;
  readonly playerName: string;
  readonly minute: number;
  readonly game: Game;
};

const goalsOf = async (id: number) => (await app().organizer.get<Goal[]>(`/api/games/${id}/goals`)).body;
const takeBack = (visitor: Visitor, id: number, more = '') =>
  visitor.call<{ id: number; game: Game; message: string }>(`/api/goals/${id}${more}`, { method: 'DELETE' });

/** Two teams that meet, and the number of somebody on each. */
async function aMeeting() {
  const day = await drawTournament(app(), 2);
  const [one, other] = day.teams;
  return { day, id: gameOf(day, 1).id, one: one?.captainId ?? 0, other: other?.captainId ?? 0 };
}

test("the keeper's Goal button gives the goal and raises the score at once", async () => {
  const { id, one, other } = await aMeeting();
  const pat = await scoreKeeper(app(), 'Pat');
  const goal = { gameId: id, minute: 3, withScore: true };
  const first = await pat.post<Goal>('/api/player-goals', { ...goal, playerId: one });
  expect(first.status).toBe(201);
  expect(first.body.game).toMatchObject({ status: 'in_progress', team1Score: 1, team2Score: 0 });
  const second = await pat.post<Goal>('/api/player-goals', { ...goal, playerId: other, minute: 5 });
  expect(second.body.game).toMatchObject({ team1Score: 1, team2Score: 1 });
  expect((await goalsOf(id)).map(({ playerId, minute }) => [playerId, minute])).toEqual([
    [one, 3],
    [other, 5],
  ]);
});

test('without that the score stays, and the game has started', async () => {
  const { id, one } = await aMeeting();
  const { body } = await app().organizer.post<Goal>(`/api/games/${id}/goals`, { playerId: one, minute: 90 });
  expect(body.game).toMatchObject({ status: 'in_progress', team1Score: 0 });
  expect(await goalsOf(id)).toHaveLength(1);
});

test('a goal after the length of play that decides a knock-out game is a golden goal, until its minute is corrected', async () => {
  const { day, id, one, other } = await aMeeting();
  const { organizer } = app();
  const give = (playerId: number, minute: number) =>
    organizer.post<Goal>('/api/player-goals', { gameId: id, playerId, minute, withScore: true });
  await give(one, 4);
  await give(other, 12);
  const { body: last } = await give(one, 13);
  await organizer.post(`/api/games/${id}/complete`, {});
  const places = [`/api/tournaments/${day.tournament.id}`, `/api/teams/${day.teams[1]?.id}/games`];
  const everywhere = async () => {
    const { body: own } = await app().visitor().get<Game>(`/api/games/${id}`);
    const lists = await Promise.all(places.map((path) => organizer.get<{ games: readonly Game[] }>(path)));
    const games = [own, ...lists.map(({ body }) => body.games.find((game) => game.id === id))];
    return games.map((game) => game?.isGoldenGoal);
  };
  expect(await everywhere()).toEqual([true, true, true]);
  await organizer.put(`/api/goals/${last.id}`, { minute: 12 });
  expect(await everywhere()).toEqual([false, false, false]);
});

test('of thirty goals at once from two keepers none is lost and none counts double', async () => {
  const { id, one, other } = await aMeeting();
  const keepers = [await scoreKeeper(app(), 'Ana'), await scoreKeeper(app(), 'Ben')];
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, turn) => {
      const playerId = turn % 3 === 0 ? one : other;
      return keepers[turn % 2]?.post('/api/player-goals', { gameId: id, playerId, minute: 1, withScore: true });
    }),
  );
  expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([201]));
  expect(await goalsOf(id)).toHaveLength(30);
  expect((await app().visitor().get<Game>(`/api/games/${id}`)).body).toMatchObject({
    team1Score: 10,
    team2Score: 20,
  });
}, 120_000);

test('a goal sent again with its key counts once', async () => {
  const { id, one } = await aMeeting();
  const pat = await scoreKeeper(app(), 'Pat');
  const send = () =>
    pat.call<Goal>('/api/player-goals', {
      method: 'POST',
      body: JSON.stringify({ gameId: id, playerId: one, minute: 2, withScore: true }),
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': 'a goal of the offline queue no. 1'.replaceAll(' ', '-'),
      },
    });
  const [first, again] = [await send(), await send()];
  expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
  expect(again.body.game.team1Score).toBe(1);
  expect(await goalsOf(id)).toHaveLength(1);
});

test.each([
  ['minute 0', { minute: 0 }],
  ['minute 91', { minute: 91 }],
  ['half a minute', { minute: 1.5 }],
  ['no minute', { minute: undefined }],
  ['no player', { playerId: undefined }],
  ['somebody who is not there', { playerId: 999_999 }],
])('a goal with %s is refused', async (_, wrong) => {
  const { id, one } = await aMeeting();
  const answer = await app().organizer.post(`/api/games/${id}/goals`, { playerId: one, minute: 1, ...wrong });
  expect(answer.status).toBe(400);
  expect(await goalsOf(id)).toEqual([]);
});

test('a player of another team scores no goal here', async () => {
  const { id } = await aMeeting();
  const { one: stranger } = await aMeeting();
  const answer = await app().organizer.post(`/api/games/${id}/goals`, { playerId: stranger, minute: 1 });
  expect([answer.status, answer.body.message]).toEqual([400, 'A goal is scored by a player of one of the two teams']);
});

test('a keeper takes back the own goal for ten minutes, and no other', async () => {
  const { id, one } = await aMeeting();
  const [ana, ben] = [await scoreKeeper(app(), 'Ana'), await scoreKeeper(app(), 'Ben')];
  const give = async () =>
    (await ana.post<Goal>('/api/player-goals', { gameId: id, playerId: one, minute: 1, withScore: true })).body.id;
  const [first, second] = [await give(), await give()];
  expect((await takeBack(ben, first)).status).toBe(403);
  expect((await takeBack(ana, first, '?withScore=true')).body).toMatchObject({ id: first, game: { team1Score: 1 } });
  expect((await takeBack(ana, first)).status).toBe(404);
  await app().database.query(`update player_goals set created_at = now() - interval '11 minutes' where id = $1`, [
    second,
  ]);
  const late = await takeBack(ana, second);
  expect([late.status, late.body.message]).toEqual([403, expect.stringContaining('for 10 minutes')]);
  expect((await takeBack(app().organizer, second)).status).toBe(200);
  expect(await goalsOf(id)).toEqual([]);
});

test('an organizer gives a goal another minute, a keeper does not', async () => {
  const { id, one } = await aMeeting();
  const pat = await scoreKeeper(app(), 'Pat');
  const { body } = await pat.post<Goal>('/api/player-goals', { gameId: id, playerId: one, minute: 1 });
  expect((await pat.put(`/api/goals/${body.id}`, { minute: 9 })).status).toBe(401);
  expect((await app().organizer.put(`/api/goals/${body.id}`, { minute: 91 })).status).toBe(400);
  expect((await app().organizer.put<Goal>(`/api/goals/${body.id}`, { minute: 9 })).body.minute).toBe(9);
});

test('after the end a keeper gives no goal and takes none back', async () => {
  const { id, one } = await aMeeting();
  const pat = await scoreKeeper(app(), 'Pat');
  const { body } = await pat.post<Goal>('/api/player-goals', { gameId: id, playerId: one, minute: 1, withScore: true });
  await pat.post(`/api/games/${id}/complete`, {});
  expect((await pat.post('/api/player-goals', { gameId: id, playerId: one, minute: 2 })).status).toBe(409);
  expect((await takeBack(pat, body.id)).status).toBe(409);
  expect((await app().organizer.post(`/api/games/${id}/goals`, { playerId: one, minute: 2 })).status).toBe(201);
});

test('the keeper chooses among the players of both teams, by their full names', async () => {
  const { day, id } = await aMeeting();
  const child = await teammate(app(), day.teams[1]?.id ?? 0, { name: 'Kim Anderson', birthYear: bornYearsAgo(10) });
  const pat = await scoreKeeper(app(), 'Pat');
  const { body } = await pat.get<{ id: number; name: string; team_id: number }[]>(`/api/games/${id}/players`);
  expect(body.map(({ team_id }) => team_id)).toEqual([day.teams[0]?.id, day.teams[1]?.id, day.teams[1]?.id]);
  expect(body.find((player) => player.id === child)).toEqual({
    id: child,
    name: 'Kim Anderson',
    team_id: day.teams[1]?.id,
  });
});
