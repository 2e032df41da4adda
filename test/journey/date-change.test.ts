import { openApp } from './app.ts';
import { aField, detailOf, type Game } from './entered-teams.ts';
import { audited, one, putSeen } from './records.ts';
import type { Refused } from './visitor.ts';

const app = openApp();

async function edit(id: number, sheet: object) {
  const { version } = await one(app(), 'tournaments', id);
  return putSeen<Refused & { readonly timetableFollowed: string | null }>(
    app().organizer,
    `/api/admin/tournaments/${id}`,
    sheet,
    version,
  );
}

/** Four teams, drawn for the evening of 2099-11-07. */
async function drawn() {
  const field = await aField(app(), 4);
  await app().organizer.post(`${field.address}/generate-brackets`, { teamIds: field.teamIds });
  const detail = () => detailOf(app().organizer, field.id);
  const starts = async () => (await detail()).games.map(({ startTime }) => startTime);
  return { ...field, detail, starts };
}

const aWeekLater = { date: '2099-11-14' };
const week = 7 * 86_400_000;

test('with another date the games move by the difference, at the same times; another place moves none', async () => {
  const { id, starts } = await drawn();
  const before = await starts();
  expect((await edit(id, { location: 'Dome' })).body.timetableFollowed).toBeNull();
  const moved = await edit(id, aWeekLater);
  expect([moved.status, moved.body.timetableFollowed]).toEqual([200, 'moved']);
  expect((await starts()).map((start) => Date.parse(start) - week)).toEqual(before.map((start) => Date.parse(start)));
  expect((await audited(app(), 'bracket', id)).map(({ what }) => what)).toContain('timetable followed');
  // What is moved by hand afterwards is held to the hours of the new day.
  const [game] = (await detailOf(app().organizer, id)).games;
  const old = await app().organizer.post(`/api/games/${game?.id}/move`, { field: 'Field 2', startTime: before[0] });
  expect(old.status).toBe(409);
});

test('without a day the games lose their times alone, wherever they are shown, and get them back with a day', async () => {
  const { id, address, teamIds, detail } = await drawn();
  const before = await detail();
  const cleared = await edit(id, { date: 'TBA' });
  expect([cleared.status, cleared.body.timetableFollowed]).toEqual([200, 'cleared']);
  const waiting = await detail();
  const untimed = ({ games }: { readonly games: readonly Game[] }) =>
    games.map((game) => ({ ...game, startTime: null, endTime: null, version: 0 })).toSorted((a, b) => a.id - b.id);
  expect(waiting.games.map((game) => ({ ...game, version: 0 })).toSorted((a, b) => a.id - b.id)).toEqual(
    untimed(before),
  );
  expect(waiting.brackets).toEqual(before.brackets.map((match) => ({ ...match, gameTime: null })));
  expect((await app().visitor().get<{ games: object[] }>(`/api/teams/${teamIds[0]}/games`)).body.games).toEqual(
    expect.arrayContaining([expect.objectContaining({ startTime: null, isCalledOff: false })]),
  );
  const calendar = await app().visitor().get<string>(`/api/teams/${teamIds[0]}/calendar.ics`);
  expect([calendar.body.includes('STATUS:CANCELLED'), calendar.body.includes('STATUS:CONFIRMED')]).toEqual([
    true,
    false,
  ]);
  expect((await app().visitor().get('/api/games')).status).toBe(200);
  const [game] = waiting.games;
  const asked = [
    await app().organizer.post(`/api/games/${game?.id}/move`, { field: 'Field 2', startTime: '2099-11-07T23:15:00Z' }),
    await app().organizer.post(`${address}/shift`, { from: '2099-11-07T23:15:00Z', minutes: 10 }),
    await app().organizer.post(`${address}/time-again`, { from: '2099-11-07T23:15:00Z', fieldNames: ['Field 1'] }),
  ];
  expect(asked.map(({ status }) => status)).toEqual([409, 409, 409]);
  expect((await edit(id, { date: '2099-11-07' })).body.timetableFollowed).toBe('moved');
  const timesOf = ({ games }: { readonly games: readonly Game[] }) =>
    games.map((one) => [one.id, one.startTime, one.field]);
  expect(timesOf(await detail())).toEqual(timesOf(before));
  const confirmed = await app().visitor().get<string>(`/api/teams/${teamIds[0]}/calendar.ics`);
  expect(confirmed.body.includes('STATUS:CANCELLED')).toBe(false);
});

test('games that have started stay, and what is left is not moved before them', async () => {
  const { id, starts } = await drawn();
  const [first] = (await detailOf(app().organizer, id)).games;
  await app().organizer.post(`/api/games/${first?.id}/start`, {});
  const refused = await edit(id, { date: '2099-11-06' });
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('waits for the game')]);
  expect(await one(app(), 'tournaments', id)).toMatchObject({ firstDay: '2099-11-07' });
  expect((await edit(id, aWeekLater)).status).toBe(200);
  const days = (await starts()).map((start) => start.slice(0, 10)).toSorted();
  expect(days[0]).toBe('2099-11-07');
  expect(new Set(days.slice(1))).toEqual(new Set(['2099-11-14', '2099-11-15'].filter((day) => days.includes(day))));
});

test('other hours move nothing, until the games are timed again for them', async () => {
  const { id, address, starts } = await drawn();
  const before = await starts();
  const playingHours = [{ day: '2099-11-07', startTime: '19:15', endTime: '22:00' }];
  expect((await edit(id, { playingHours })).body.timetableFollowed).toBeNull();
  expect(await starts()).toEqual(before);
  const times = { from: before[0], playingHours, confirm: true };
  expect((await app().organizer.post(`${address}/time-again`, times)).status).toBe(200);
  expect((await starts())[0]).toBe('2099-11-08T00:15:00.000Z');
});
