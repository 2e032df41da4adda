import { openApp } from './app.ts';
import { draftsIn, theDayBefore } from './drafted-day.ts';
import { detailOf } from './entered-teams.ts';
import { remove } from './records.ts';
import { scoreKeeper } from './tournament-day.ts';

const app = openApp();
const { tell, draftOf, publish, drafted, published, letters, freePlaceOf, publicPages, seenAt, left } = draftsIn(app);

test('changes gather, everybody sees what was published, and each family is told once, with the old and the new time', async () => {
  const cup = await published();
  await tell();
  const first = (await letters(cup.id)).length;
  const pages = await publicPages(cup, cup.games);
  const [seen, out] = [await seenAt(pages), await left()];
  const [game] = cup.games;
  const was = { field: game?.field, startTime: game?.startTime };
  const to = await freePlaceOf(game?.id ?? 0);
  await app().organizer.post(`/api/games/${game?.id}/move`, { ...to, draft: true });
  expect(await seenAt(pages)).toEqual(seen);
  await tell(new Date(theDayBefore.getTime() + 3_600_000));
  expect(await left()).toEqual(out);
  const draft = await draftOf(cup.address);
  expect(draft).toMatchObject({ state: 'changes', isPublished: true, moved: [{ gameId: game?.id, ...to, was }] });
  expect(draft.families).toMatchObject({ now: 4, later: 0 });

  await publish(cup.address, { note: 'The north field is wet.' });
  await tell();
  await tell();
  const written = (await letters(cup.id)).slice(first);
  expect(written).toHaveLength(4);
  const clock = (instant = '') =>
    new Date(instant).toLocaleTimeString('en-US', { timeZone: 'America/New_York', hour: 'numeric', minute: '2-digit' });
  const old = `${clock(was.startTime)}, ${was.field}`;
  for (const { subject, text } of written) {
    expect(subject).toMatch(/^Changed schedule: /);
    expect(text).toContain('A word from the organizers: The north field is wet.');
    expect(text.replaceAll(' ', ' ')).toContain(`${old} → `.replaceAll(' ', ' '));
    expect(text.replaceAll(' ', ' ')).toContain(`${clock(to.startTime)}, ${to.field}`.replaceAll(' ', ' '));
  }
  expect((await detailOf(app().visitor(), cup.id)).games.find(({ id }) => id === game?.id)).toMatchObject(to);
});

test('what is moved back before it is published is no change, and nobody is told', async () => {
  const cup = await published();
  const [game] = cup.games;
  const was = { field: game?.field, startTime: game?.startTime };
  const to = await freePlaceOf(game?.id ?? 0);
  await app().organizer.post(`/api/games/${game?.id}/move`, { ...to, draft: true });
  await app().organizer.post(`/api/games/${game?.id}/move`, { ...was, draft: true });
  expect(await draftOf(cup.address)).toMatchObject({ state: 'published', moved: [], version: null });
});

test('a score is never held back, and a change that is published at once takes along what was gathered', async () => {
  const cup = await published();
  const [first, second] = cup.games;
  const to = await freePlaceOf(first?.id ?? 0);
  await app().organizer.post(`/api/games/${first?.id}/move`, { ...to, draft: true });
  const keeper = await scoreKeeper(app(), 'Lee');
  await keeper.put(`/api/games/${second?.id}/score`, { team1Score: 2, team2Score: 0 });
  await app().organizer.post(`/api/games/${second?.id}/complete`, {});
  const detail = await detailOf(app().organizer, cup.id);
  expect(detail.games.find(({ id }) => id === second?.id)).toMatchObject({ status: 'completed', team1Score: 2 });
  expect(detail.games.find(({ id }) => id === first?.id)).toMatchObject({ startTime: first?.startTime });
  const from = '2099-11-07T00:00:00Z';
  expect((await app().organizer.post(`${cup.address}/shift`, { from, minutes: 10, confirm: true })).status).toBe(200);
  const late = new Date(Date.parse(to.startTime) + 600_000).toISOString();
  const after = await detailOf(app().organizer, cup.id);
  expect(after.games.find(({ id }) => id === first?.id)).toMatchObject({ field: to.field, startTime: late });
  expect(await draftOf(cup.address)).toMatchObject({ state: 'published' });
});

test('a draft of a day that has gone on is not published: it is drawn again', async () => {
  const cup = await published();
  await app().organizer.post(`${cup.address}/generate-brackets`, {
    ...cup.wish,
    seeding: 'lots',
    seed: 4,
    draft: true,
  });
  expect(await draftOf(cup.address)).toMatchObject({ state: 'drawn', isPublished: true, isOutdated: false });
  const keeper = await scoreKeeper(app(), 'Kim');
  await keeper.put(`/api/games/${cup.games[0]?.id}/score`, { team1Score: 1, team2Score: 0 });
  expect(await draftOf(cup.address)).toMatchObject({ isOutdated: true });
  const refused = await publish(cup.address);
  expect(refused.status).toBe(409);
  const again = { ...cup.wish, seeding: 'lots', seed: 4, draft: true, confirm: true };
  expect((await app().organizer.post(`${cup.address}/generate-brackets`, again)).status).toBe(201);
  expect((await publish(cup.address)).status).toBe(200);
  const { games } = await detailOf(app().organizer, cup.id);
  expect(games.find(({ id }) => id === cup.games[0]?.id)).toMatchObject({ team1Score: 1, status: 'in_progress' });
});

test('a team that has left the tournament stops the draft it is in', async () => {
  const cup = await drafted();
  const gone = await remove(app().organizer, `/api/admin/teams/${cup.teams[3]?.id}?confirm=true`);
  expect(gone.status).toBeLessThan(300);
  const { status, body } = await app().organizer.post(`${cup.address}/publish`, {});
  expect([status, body.message]).toEqual([
    409,
    'A team of this draft has no place in the tournament any more. Generate it again; your settings are still there.',
  ]);
});
