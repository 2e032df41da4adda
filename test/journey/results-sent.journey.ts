import { until } from '../fault/until.ts';
import { openApp } from './app.ts';
import { newOrganizer } from './new-organizer.ts';
import { drawTournament, type Game, teammate } from './tournament-day.ts';
import type { Refused } from './visitor.ts';

const app = openApp({ processes: 2 });

interface Preview {
  readonly letters: number;
  readonly people: number;
  readonly sentBefore: string | null;
  readonly isCorrection: boolean;
  readonly samples: readonly { readonly language: string; readonly subject: string; readonly text: string }[];
}

const at = (id: number) => `/api/admin/tournaments/${id}/results`;
const preview = async (id: number) => (await app().organizer.post<Preview>(`${at(id)}/preview`, {})).body;
const send = (id: number) => app().organizer.post<{ id: number; letters: number } & Refused>(at(id), {});

/** Plays what is to be played, the first team of each game winning by 2 to 1. */
async function playAll(tournamentId: number): Promise<void> {
  for (;;) {
    const query = `/api/games?includeAll=true&tournamentId=${tournamentId}`;
    const { body: games } = await app().organizer.get<Game[]>(query);
    const ready = games.filter((game) => game.status !== 'completed' && game.team1Id !== null && game.team2Id !== null);
    if (ready.length === 0) return;
    for (const { id } of ready) {
      await app().organizer.put(`/api/games/${id}/score`, { team1Score: 2, team2Score: 1 });
      expect((await app().organizer.post(`/api/games/${id}/complete`, {})).status).toBe(200);
    }
  }
}

const posted = (tournamentId: number) =>
  app().database.query<{ recipient: string; subject: string; text: string; language: string }>(
    `select mail.recipient, mail.subject, mail.text_body as text, mail.language from outgoing_mails mail
     join mailings mailing on split_part(mail.event, ':', 2) = mailing.id::text
     where mail.event like 'mailing%' and mailing.results_of = $1 order by mail.id`,
    [tournamentId],
  );

/** A tournament of four teams, of which the first has a second player. */
async function played() {
  const { tournament, teams, games } = await drawTournament(app(), 4);
  const [first] = teams;
  const email = `family-of-${tournament.id}@results.example`;
  // The sample of a language is the first by name.
  const mateId = await teammate(app(), first?.id ?? 0, { email, name: 'Zoe Zimmer' });
  return { id: tournament.id, name: tournament.name, teams, games, email, mateId };
}

test('as long as a game has no result nothing is sent, and of no tournament neither', async () => {
  const { id } = await played();
  const refused = await app().organizer.post<Refused>(`${at(id)}/preview`, {});
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'The tournament is not over: results are sent when every game has its result',
  ]);
  expect((await send(id)).status).toBe(409);
  expect((await send(99_999)).status).toBe(404);
  const { device } = await newOrganizer(app(), 'check-in');
  for (const path of [at(id), `${at(id)}/preview`, `${at(id)}/test`])
    expect((await device.post(path, {})).status).toBe(403);
});

test('each family gets the place of its team, its games and the champion, in its language, once', async () => {
  const { id, name, teams, email, mateId } = await played();
  await app().database.query(`update players set language = 'es' where id = $1`, [mateId]);
  await playAll(id);
  const looked = await preview(id);
  expect(looked).toMatchObject({ people: 5, letters: 5, sentBefore: null, isCorrection: false });
  expect(looked.samples.map(({ language }) => language)).toEqual(['en', 'es']);
  expect(await posted(id)).toEqual([]);
  // Pressed twice at once it goes once.
  const answers = await Promise.all([send(id), send(id), send(id)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  await until(async () => (await posted(id)).length === 5);
  const letters = await posted(id);
  const champion = letters.find(({ text }) => text.includes('Your place: Champion'));
  expect(champion?.subject).toBe(`Results: ${name}`);
  expect(champion?.text.match(/Against .+: won 2-1/g)).toHaveLength(2);
  const second = letters.find(({ text }) => text.includes('Your place: Second place'));
  expect(second?.text).toMatch(/Champion: .+/);
  expect(second?.text).toMatch(/Against .+: lost 1-2/);
  expect(second?.text).toMatch(/\/teams\/\d+/);
  const spanish = letters.find(({ recipient }) => recipient === email);
  expect([spanish?.language, spanish?.subject]).toEqual(['es', `Resultados: ${name}`]);
  expect(spanish?.text).toContain(`A las familias de ${teams[0]?.name}:`);
  expect(spanish?.text).toMatch(/Contra .+: (ganado 2-1|perdido 1-2)/);
  expect(spanish?.text).not.toMatch(/Against|Your place|Champion/);
  const [entry] = await app().database.query(
    `select who, after from audit where thing = 'tournament' and record_id = $1 and what = 'results sent'`,
    [id],
  );
  expect(entry).toMatchObject({ who: 'organizer', after: { letters: 5 } });
  expect(await preview(id)).toMatchObject({ isCorrection: false, sentBefore: expect.any(String) });
});

test('corrected results go again, and say so', async () => {
  const { id, games } = await played();
  await playAll(id);
  await send(id);
  await until(async () => (await posted(id)).length === 5);
  expect((await send(id)).body.message).toBe('These results have been sent; they go again only when one is corrected');
  const final = games.toSorted((one, other) => other.round - one.round)[0];
  await app().organizer.post(`/api/games/${final?.id}/reopen`, {});
  expect((await send(id)).status).toBe(409);
  await app().organizer.put(`/api/games/${final?.id}/score`, { team1Score: 3, team2Score: 1 });
  await app().organizer.post(`/api/games/${final?.id}/complete`, {});
  expect(await preview(id)).toMatchObject({ isCorrection: true, letters: 5 });
  expect((await send(id)).status).toBe(201);
  await until(async () => (await posted(id)).length === 10);
  const again = (await posted(id)).slice(5);
  for (const { subject, text } of again) {
    expect(subject).toMatch(/^Corrected results: /);
    expect(text).toContain('A result in our last letter has been corrected. This letter counts.');
  }
  expect((await send(id)).status).toBe(409);
});

test('who wants no such letters gets none, and every letter has the way to end them', async () => {
  const { id, email } = await played();
  await playAll(id);
  await app().database.query('insert into news_endings (address, ended_at) values ($1, now())', [email]);
  expect(await preview(id)).toMatchObject({ people: 5, letters: 4, wantNoNews: 1 });
  await send(id);
  await until(async () => (await posted(id)).length === 4);
  for (const { text } of await posted(id)) expect(text).toContain('/unsubscribe/');
  expect((await posted(id)).map(({ recipient }) => recipient)).not.toContain(email);
});
