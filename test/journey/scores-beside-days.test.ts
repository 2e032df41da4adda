import { deadlocksIn } from '../deep/race/deadlocks.ts';
import { openApp } from './app.ts';
import { drawTournament, gameOf, scoreKeeper } from './tournament-day.ts';

const app = openApp({ processes: 2 });

const score = (team1Score: number, team2Score: number) => ({ team1Score, team2Score });

test('scores of one game and results, corrections and resets of others at once: none is lost, none is refused wrongly', async () => {
  const day = await drawTournament(app(), 8);
  const pat = await scoreKeeper(app(), 'Pat');
  const { organizer } = app();
  const [one, two, three] = [gameOf(day, 1, 1), gameOf(day, 1, 2), gameOf(day, 1, 3)];
  for (const { id } of [one, two]) await pat.put(`/api/games/${id}/score`, score(1, 0));
  await pat.post(`/api/games/${two.id}/complete`, {});
  const scores = Array.from({ length: 20 }, (_, turn) => pat.put(`/api/games/${one.id}/score`, score(turn % 9, 9)));
  const beside = Array.from({ length: 5 }, (_, turn) => [
    organizer.put(`/api/games/${two.id}/score`, score(turn, 8 - turn - (turn === 4 ? 1 : 0))),
    pat.put(`/api/games/${three.id}/score`, score(turn, 0)),
  ]).flat();
  const answers = await Promise.all([...scores, ...beside]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { body: history } = await organizer.get<readonly { team1Score: number; team2Score: number }[]>(
    `/api/games/${one.id}/history`,
  );
  expect(history).toHaveLength(21);
  const { team1Score, team2Score } = history.at(-1) ?? {};
  expect((await pat.get(`/api/games/${one.id}`)).body).toMatchObject({ team1Score, team2Score, status: 'in_progress' });
});

test('a game that is completed while scores for it are on their way keeps its result: later ones are told so', async () => {
  const day = await drawTournament(app(), 4);
  const pat = await scoreKeeper(app(), 'Pat');
  const other = await scoreKeeper(app(), 'Ana', app().products[1]?.url);
  const [one, two] = [gameOf(day, 1, 1), gameOf(day, 1, 2)];
  for (const { id } of [one, two]) await pat.put(`/api/games/${id}/score`, score(3, 1));
  const calls = [one, two].flatMap(({ id }) => [
    pat.post(`/api/games/${id}/complete`, {}),
    ...Array.from({ length: 6 }, () => other.put(`/api/games/${id}/score`, score(3, 1))),
  ]);
  const answers = await Promise.all(calls);
  expect(answers.filter(({ status }) => status !== 200 && status !== 409).map(({ body }) => body)).toEqual([]);
  for (const { id } of [one, two]) {
    expect((await pat.get(`/api/games/${id}`)).body).toMatchObject({ ...score(3, 1), status: 'completed' });
  }
  expect((await pat.get(`/api/games/${gameOf(day, 2).id}`)).body).toMatchObject({
    team1Id: one.team1Id,
    team2Id: two.team1Id,
  });
});

test('scores with notes on games of one tournament, each call as one transaction, do not lock each other out', async () => {
  const day = await drawTournament(app(), 4);
  const [one, two] = [gameOf(day, 1, 1), gameOf(day, 1, 2)];
  const { organizer } = app();
  for (const { id } of [one, two]) await organizer.put(`/api/games/${id}/score`, score(0, 0));
  const entry = ({ id }: { readonly id: number }, turn: number) =>
    organizer.call(`/api/admin/all-games/${id}`, {
      method: 'PUT',
      body: JSON.stringify({ ...score(turn, 0), notes: `Rain ${turn}` }),
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `score-with-notes-${id}-${turn}` },
    });
  const turns = Array.from({ length: 5 }, (_, turn) => [entry(one, turn), entry(two, turn)]).flat();
  expect((await Promise.all(turns)).map(({ status }) => status)).toEqual(turns.map(() => 200));
  expect(await deadlocksIn(app().database)).toEqual([]);
});
