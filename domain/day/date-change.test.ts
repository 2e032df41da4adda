import { aDrawnDay } from '../../test/sample/a-drawn-day.ts';
import { aTournament } from '../../test/sample/a-tournament.ts';
import { translate } from '../language/sentence.ts';
import { easternClock } from '../time/eastern-instant.ts';
import { dateChange } from './date-change.ts';
import type { TournamentDay } from './tournament-day.ts';

const teams = [1, 2, 3, 4].map((id) => ({ id, name: `Team ${id}` }));
const tournament = aTournament({ firstDay: '2026-12-12' });
const { day } = aDrawnDay(tournament, teams);

const withStarted = (count: number): TournamentDay => ({
  ...day,
  games: day.games.map((onFile, index) =>
    index < count ? { ...onFile, game: { ...onFile.game, status: 'in_progress' } as typeof onFile.game } : onFile,
  ),
});
const to = (firstDay: string | null, playingHours: typeof tournament.playingHours = []) => ({ firstDay, playingHours });
const hours = (startTime: string, endTime: string) => [{ day: '2026-12-19', startTime, endTime }];

const sameDay = (startTime: string, endTime: string) => to('2026-12-12', [{ day: '2026-12-12', startTime, endTime }]);

test.each([
  ['the date is the same', to('2026-12-12')],
  ['the hours are those of the timetable', sameDay('18:15', '22:00')],
  ['only the end of the hours is another, and all games lie before it', sameDay('18:15', '21:00')],
  ['there are no hours any more', to('2026-12-12')],
])('nothing is asked where %s', (_, after) => {
  expect(dateChange(day, tournament, after)).toBeUndefined();
});

test('hours that were said before, and others than those of the draw, ask nothing while they stay', () => {
  const said = { ...tournament, ...sameDay('09:00', '22:00') };
  expect(dateChange(day, said, sameDay('09:00', '22:00'))).toBeUndefined();
  const onFile = [{ endTime: '12:00', startTime: '09:00', day: '2026-12-12' }];
  expect(dateChange(day, { ...tournament, playingHours: onFile }, sameDay('09:00', '12:00'))).toBeUndefined();
  expect(dateChange(day, said, sameDay('09:00', '23:00'))).toBeUndefined();
});

test.each([
  ['earlier', sameDay('09:00', '12:00'), '2026-12-12 09:00', undefined],
  ['later', sameDay('18:45', '22:00'), '2026-12-12 18:45', undefined],
  ['too short', sameDay('18:15', '18:40'), '2026-12-12 18:15', 'outside the hours of play'],
])('other hours of the same day, %s, move the games by the difference', (_, after, first, refusal) => {
  const change = dateChange(day, tournament, after);
  const starts = change?.toCome.map(({ start }) => easternClock(Date.parse(start))).toSorted();
  expect(starts?.[0]).toBe(first);
  if (refusal !== undefined) expect(change?.cannotMove && translate(change.cannotMove)).toContain(refusal);
  expect(change?.moved?.draw?.settings.venue.hours).toEqual(refusal === undefined ? after.playingHours : undefined);
});

test('nothing is asked where the timetable is on the new date already, or all is played', () => {
  expect(dateChange(day, { ...tournament, firstDay: '2026-12-19' }, to('2026-12-12'))).toBeUndefined();
  const played = { ...withStarted(99), draw: { ...day.draw, timetable: { ...day.draw.timetable } } };
  const open = day.draw.timetable.games.filter(({ match }) => !played.games.some(({ game }) => game.match === match));
  const timetable = { ...day.draw.timetable, games: day.draw.timetable.games.filter((game) => !open.includes(game)) };
  expect(dateChange({ ...played, draw: { ...day.draw, timetable } }, tournament, to('2026-12-19'))).toBeUndefined();
});

test.each([
  ['a week later', to('2026-12-19'), '2026-12-19 18:15', undefined],
  ['a day earlier', to('2026-12-11'), '2026-12-11 18:15', undefined],
  ['over the summer', to('2027-06-12'), '2027-06-12 18:15', undefined],
  ['into hours that begin earlier', to('2026-12-19', hours('09:00', '22:00')), '2026-12-19 09:00', undefined],
  ['into hours before', to('2026-12-19', hours('09:00', '12:00')), '2026-12-19 09:00', undefined],
  ['into the same hours', to('2026-12-19', hours('18:15', '22:00')), '2026-12-19 18:15', undefined],
  ['into hours too short', to('2026-12-19', hours('18:15', '18:40')), '2026-12-12 18:15', 'outside the hours of play'],
  ['to be announced', to(null), '2026-12-12 18:15', 'no calendar day'],
])('%s', (_, after, first, refusal) => {
  const change = dateChange(day, tournament, after);
  const starts = change?.toCome.map(({ start }) => easternClock(Date.parse(start))).toSorted();
  expect(starts?.[0]).toBe(first);
  const { cannotMove } = change ?? {};
  if (refusal === undefined) expect(cannotMove).toBeUndefined();
  else expect(cannotMove && translate(cannotMove)).toContain(refusal);
  expect(change?.moved === undefined).toBe(refusal !== undefined);
});

test.each([
  ['later', '10:00', '23:00', '2026-12-19 19:15'],
  ['as before', '09:00', '22:00', '2026-12-19 18:15'],
  ['only until later', '09:00', '23:00', '2026-12-19 18:15'],
])('another date together with hours that begin %s moves the games by both', (_, startTime, endTime, first) => {
  const said = { ...tournament, ...sameDay('09:00', '22:00') };
  const change = dateChange(day, said, to('2026-12-19', hours(startTime, endTime)));
  const starts = change?.toCome.map(({ start }) => easternClock(Date.parse(start))).toSorted();
  expect(starts?.[0]).toBe(first);
  expect(change?.moved?.draw?.settings.venue.hours).toEqual(hours(startTime, endTime));
});

test('a timetable that is on the new date already moves by the hours alone', () => {
  const kept = {
    ...tournament,
    firstDay: '2026-12-05',
    playingHours: [{ day: '2026-12-05', startTime: '09:00', endTime: '22:00' }],
  };
  const change = dateChange(day, kept, sameDay('10:00', '23:00'));
  const starts = change?.toCome.map(({ start }) => easternClock(Date.parse(start))).toSorted();
  expect(starts?.[0]).toBe('2026-12-12 19:15');
});

test('a game that has started stays, and forbids to clear', () => {
  const change = dateChange(withStarted(1), tournament, to('2026-12-19'));
  expect(change?.started).toBe(1);
  expect(change?.cannotClear && translate(change.cannotClear)).toContain('One game has started');
  const [first] = withStarted(1).games;
  const kept = change?.moved?.draw?.timetable.games.find(({ match }) => match === first?.game.match);
  expect(kept?.start).toBe(first?.game.start);
  expect(dateChange(day, tournament, to('2026-12-19'))?.cannotClear).toBeUndefined();
});

test('what is left is not moved before what it waits for', () => {
  const change = dateChange(withStarted(1), tournament, to('2026-12-11'));
  expect(change?.cannotMove && translate(change.cannotMove)).toContain('waits for the game');
});
