import { openApp } from './app.ts';
import { aField, detailOf } from './entered-teams.ts';
import { audited, one, putSeen } from './records.ts';
import { aTournament } from './samples.ts';
import type { Refused } from './visitor.ts';

const app = openApp();

const saturday = { day: '2099-11-07', startTime: '09:00', endTime: '11:00' };
const sunday = { day: '2099-11-08', startTime: '14:00', endTime: '16:00' };

async function edit(id: number, sheet: object) {
  const { version } = await one(app(), 'tournaments', id);
  return putSeen<Refused & { playingHours: unknown }>(app().organizer, `/api/admin/tournaments/${id}`, sheet, version);
}

test('hours of play are set with a new tournament or later, and fill its first day', async () => {
  const sheet = aTournament({ date: 'A weekend in November', playingHours: [saturday, sunday] });
  const { body } = await app().organizer.post<{ id: number }>('/api/tournaments', sheet);
  expect(await one(app(), 'tournaments', body.id)).toMatchObject({
    firstDay: '2099-11-07',
    playingHours: [saturday, sunday],
  });
  const changed = await edit(body.id, { playingHours: [sunday] });
  expect([changed.status, changed.body.playingHours]).toEqual([200, [sunday]]);
  expect(await one(app(), 'tournaments', body.id)).toMatchObject({ firstDay: '2099-11-08', date: sheet.date });
  expect((await edit(body.id, { location: 'Dome' })).body.playingHours).toEqual([sunday]);
  expect((await edit(body.id, { playingHours: [] })).body.playingHours).toEqual([]);
  const lines = await audited(app(), 'tournament', body.id);
  expect(lines.map(({ after }) => Object.keys(Object(after))).slice(1)).toEqual([
    expect.arrayContaining(['playingHours']),
    ['location'],
    ['playingHours'],
  ]);
});

test('brackets are drawn into the hours of play, day by day, and into the usual ones where there are none', async () => {
  const { id, teamIds, address } = await aField(app(), 8);
  await edit(id, { playingHours: [saturday, { ...sunday, endTime: '17:00' }] });
  await app().organizer.post(`${address}/generate-brackets`, {
    ...{ teamIds, fieldCount: 1, minGamesPerTeam: 3, placement: true },
  });
  const { games } = await detailOf(app().organizer, id);
  const starts = games.map(({ startTime }) => startTime).toSorted();
  expect(starts[0]).toBe('2099-11-07T14:00:00.000Z');
  expect(new Set(starts.map((start) => start.slice(0, 10)))).toEqual(new Set(['2099-11-07', '2099-11-08']));
  const usual = await aField(app(), 2);
  await app().organizer.post(`${usual.address}/generate-brackets`, { teamIds: usual.teamIds });
  expect((await detailOf(app().organizer, usual.id)).games[0]?.startTime).toBe('2099-11-07T23:15:00.000Z');
});

test('a day with a pause keeps it when its draw begins and ends at other times, and nothing is played twice at once', async () => {
  const { id, teamIds, address } = await aField(app(), 6);
  await edit(id, { playingHours: [saturday, { ...saturday, startTime: '13:00', endTime: '00:00' }] });
  expect(await one(app(), 'tournaments', id)).toMatchObject({ playingHours: [saturday, { endTime: '24:00' }] });
  const times = { startTime: '10:00', endTime: '24:00' };
  expect(
    (await app().organizer.post(`${address}/generate-brackets`, { teamIds, fieldCount: 1, ...times })).status,
  ).toBe(201);
  const { games } = await detailOf(app().organizer, id);
  const starts = games.map(({ startTime }) => startTime).toSorted();
  expect([starts[0], new Set(starts).size]).toEqual(['2099-11-07T15:00:00.000Z', games.length]);
  expect(starts.filter((start) => start >= '2099-11-07T16:00' && start < '2099-11-07T18:00')).toEqual([]);
});

test.each([
  ['an end before the start', [{ ...saturday, endTime: '08:00' }], 'The end time must be after the start time'],
  ['days out of order', [sunday, saturday], 'list the days in their order'],
  ['hours that overlap', [saturday, { ...saturday, startTime: '10:00' }], 'overlap those before them'],
  [
    'another first day than the date',
    [sunday],
    'Play begins on 2099-11-08, but the date of the tournament is 2099-11-07',
  ],
])('%s is said at the hours', async (_, playingHours, sentence) => {
  const { id } = await app().announce({ date: '2099-11-07' });
  const { status, body } = await edit(id, { playingHours });
  expect([status, body.errors?.playingHours]).toEqual([400, expect.stringContaining(sentence)]);
  const created = await app().organizer.post<Refused>(
    '/api/tournaments',
    aTournament({ date: '2099-11-07', playingHours }),
  );
  expect([created.status, created.body.errors?.playingHours]).toEqual([400, expect.stringContaining(sentence)]);
});
