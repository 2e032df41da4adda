import { openApp } from './app.ts';
import { aField, detailOf } from './entered-teams.ts';
import { audited, one, putSeen } from './records.ts';
import type { Refused } from './visitor.ts';

const app = openApp();

interface Asked {
  readonly asks: {
    readonly from: string;
    readonly to: string | null;
    readonly gamesToCome: number;
    readonly gamesStarted: number;
    readonly startTime: string;
    readonly families: number;
    readonly cannotMove: string | null;
    readonly cannotClear: string | null;
  } | null;
}

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
  const preview = (body: object) => app().organizer.post<Asked>(`${field.address}/date-change`, body);
  const starts = async () => (await detailOf(app().organizer, field.id)).games.map(({ startTime }) => startTime);
  return { ...field, preview, starts };
}

const aWeekLater = { date: '2099-11-14' };

test('where the office asks, another date is refused until it is said what becomes of the timetable', async () => {
  const { id, preview, starts } = await drawn();
  const before = await starts();
  const { body } = await preview(aWeekLater);
  expect(body.asks).toMatchObject({
    ...{ from: '2099-11-07', to: '2099-11-14', gamesToCome: before.length, gamesStarted: 0, families: 0 },
    ...{ startTime: '2099-11-14T23:15:00.000Z', cannotMove: null, cannotClear: null },
  });
  const { status, body: refused } = await edit(id, { ...aWeekLater, timetable: 'ask' });
  expect([status, refused.errors]).toEqual([
    400,
    { timetable: 'The timetable is on the earlier date: say whether it is moved, cleared or kept' },
  ]);
  expect(await one(app(), 'tournaments', id)).toMatchObject({ firstDay: '2099-11-07' });
  expect(await starts()).toEqual(before);
});

test('moved games are a week later at the same time, and a date that touches no game asks nothing', async () => {
  const { id, preview, starts } = await drawn();
  const before = await starts();
  expect((await preview({ date: '2099-11-07' })).body).toEqual({ asks: null });
  expect((await edit(id, { location: 'Dome' })).status).toBe(200);
  expect((await edit(id, { ...aWeekLater, timetable: 'move' })).status).toBe(200);
  const week = 7 * 86_400_000;
  expect((await starts()).map((start) => Date.parse(start) - week)).toEqual(before.map((start) => Date.parse(start)));
  const lines = await audited(app(), 'bracket', id);
  expect(lines.map(({ what }) => what)).toContain('timetable followed');
  // What is moved by hand afterwards is held to the hours of the new day.
  const [game] = (await detailOf(app().organizer, id)).games;
  const old = await app().organizer.post(`/api/games/${game?.id}/move`, { field: 'Field 2', startTime: before[0] });
  expect(old.status).toBe(409);
});

test('a call that does not say moves the games along, and clears them where there is no day; the answer says so', async () => {
  const { id, starts } = await drawn();
  const before = await starts();
  const moved = await edit(id, aWeekLater);
  expect([moved.status, moved.body.timetableFollowed]).toEqual([200, 'moved']);
  const week = 7 * 86_400_000;
  expect((await starts()).map((start) => Date.parse(start) - week)).toEqual(before.map((start) => Date.parse(start)));
  expect((await edit(id, { location: 'Dome' })).body.timetableFollowed).toBeNull();
  const cleared = await edit(id, { date: 'TBA' });
  expect([cleared.status, cleared.body.timetableFollowed]).toEqual([200, 'cleared']);
  expect(await starts()).toEqual([]);
});

test('a kept timetable stays on its day, and can be moved to the new one later', async () => {
  const { id, preview, starts } = await drawn();
  const before = await starts();
  expect((await edit(id, { ...aWeekLater, timetable: 'keep' })).status).toBe(200);
  expect(await starts()).toEqual(before);
  expect((await preview({ date: '2099-11-15' })).body.asks).toMatchObject({ from: '2099-11-07', to: '2099-11-15' });
  expect((await edit(id, { date: '2099-11-15', timetable: 'move' })).status).toBe(200);
  expect((await starts())[0]).toBe('2099-11-15T23:15:00.000Z');
});

test('a cleared timetable takes its brackets with it, and teams stay to be drawn again', async () => {
  const { id, address, teamIds, starts } = await drawn();
  expect((await edit(id, { ...aWeekLater, timetable: 'clear' })).status).toBe(200);
  expect(await detailOf(app().organizer, id)).toMatchObject({ brackets: [], games: [] });
  expect((await app().organizer.post(`${address}/generate-brackets`, { teamIds })).status).toBe(201);
  expect((await starts())[0]).toBe('2099-11-14T23:15:00.000Z');
});

test('games that have started stay where they are, and are never cleared', async () => {
  const { id, preview, starts } = await drawn();
  const [first] = (await detailOf(app().organizer, id)).games;
  await app().organizer.post(`/api/games/${first?.id}/start`, {});
  const { body } = await preview(aWeekLater);
  expect(body.asks).toMatchObject({
    gamesStarted: 1,
    cannotClear: expect.stringContaining('One game has started: the timetable cannot be cleared'),
  });
  const refused = await edit(id, { ...aWeekLater, timetable: 'clear' });
  expect([refused.status, refused.body.errors]).toEqual([400, { timetable: body.asks?.cannotClear }]);
  expect((await edit(id, { ...aWeekLater, timetable: 'move' })).status).toBe(200);
  const days = (await starts()).map((start) => start.slice(0, 10)).toSorted();
  expect(days[0]).toBe('2099-11-07');
  expect(new Set(days.slice(1))).toEqual(new Set(['2099-11-14', '2099-11-15'].filter((day) => days.includes(day))));
});

test('a move is refused where games would lie outside the hours of play', async () => {
  const { id, preview, starts } = await drawn();
  const before = await starts();
  const short = { ...aWeekLater, playingHours: [{ day: '2099-11-14', startTime: '18:15', endTime: '18:25' }] };
  const { body } = await preview(short);
  expect(body.asks?.cannotMove).toContain(
    'games would be outside the hours of play, the first at Sat, Nov 14, 6:15 PM',
  );
  const refused = await edit(id, { ...short, timetable: 'move' });
  expect([refused.status, refused.body.errors]).toEqual([400, { timetable: body.asks?.cannotMove }]);
  expect(await starts()).toEqual(before);
  expect((await edit(id, { date: 'TBA', timetable: 'move' })).body.errors).toEqual({
    timetable: 'The new date is no calendar day: the timetable cannot be moved to it',
  });
});

test('other hours of the same day move the games by the difference, unless the office asks or they do not fit', async () => {
  const { id, preview, starts } = await drawn();
  const before = await starts();
  const hours = (startTime: string, endTime: string) => ({
    playingHours: [{ day: '2099-11-07', startTime, endTime }],
  });
  expect((await preview({ date: '2099-11-07', ...hours('18:15', '22:00') })).body).toEqual({ asks: null });
  const { body } = await preview({ date: '2099-11-07', ...hours('17:15', '22:00') });
  expect(body.asks).toMatchObject({ from: '2099-11-07', to: '2099-11-07', startTime: '2099-11-07T22:15:00.000Z' });
  const refused = await edit(id, { ...hours('17:15', '22:00'), timetable: 'ask' });
  expect([refused.status, refused.body.errors?.timetable]).toEqual([
    400,
    'The timetable is in the earlier hours: say whether it is moved, cleared or kept',
  ]);
  const short = await edit(id, hours('18:15', '18:30'));
  expect([short.status, short.body.errors?.timetable]).toEqual([400, expect.stringContaining('outside the hours')]);
  expect(await starts()).toEqual(before);
  expect((await edit(id, hours('17:15', '22:00'))).body.timetableFollowed).toBe('moved');
  expect((await starts()).map((start) => Date.parse(start) + 3_600_000)).toEqual(before.map((at) => Date.parse(at)));
  expect((await edit(id, { ...hours('16:15', '22:00'), timetable: 'keep' })).body.timetableFollowed).toBe('kept');
  expect((await starts())[0]).toBe('2099-11-07T22:15:00.000Z');
});
