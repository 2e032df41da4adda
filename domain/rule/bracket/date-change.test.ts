import { aDrawnDay } from '../../../test/sample/a-drawn-day.ts';
import { aTournament } from '../../../test/sample/a-tournament.ts';
import { easternClock } from '../time/eastern-instant.ts';
import { dateChange, type TimetableFollowed } from './date-change.ts';
import { dayPlanOf } from './day-plan-of.ts';
import { reviseDay } from './revise-day.ts';
import type { TournamentDay } from './tournament-day.ts';

const teams = [1, 2, 3, 4].map((id) => ({ id, name: `Team ${id}` }));
const tournament = aTournament({ firstDay: '2026-12-12' });
const { day } = aDrawnDay(tournament, teams);
const on = (firstDay: string | null) => ({ firstDay });

const withStarted = (count: number): TournamentDay => ({
  ...day,
  games: day.games.map((onFile, index) =>
    index < count ? { ...onFile, game: { ...onFile.game, status: 'in_progress' } as typeof onFile.game } : onFile,
  ),
});

/** Returns a day after its tournament has got another date. */
function dated(before: TournamentDay, from: string | null, to: string | null) {
  const { followed, change = {} } = dateChange(before, on(from), on(to)) ?? {};
  const after = reviseDay(before, change, { isConfirmed: false }).day;
  return { followed: followed as TimetableFollowed | undefined, after };
}

const startsOf = ({ games }: TournamentDay) =>
  games.map(({ game: { start } }) => start && easternClock(Date.parse(start))).toSorted();

test('the games stay where the date is the same, is theirs already, or nothing is left to play', () => {
  expect(dateChange(day, on('2026-12-12'), on('2026-12-12'))).toBeUndefined();
  expect(dateChange(day, on('2026-12-19'), on('2026-12-12'))).toBeUndefined();
  const games = day.draw.timetable.games.slice(0, 1);
  const played = { ...withStarted(99), draw: { ...day.draw, timetable: { ...day.draw.timetable, games } } };
  expect(dateChange(played, on('2026-12-12'), on('2026-12-19'))).toBeUndefined();
});

test.each([
  ['a week later', '2026-12-19', '2026-12-19 18:15'],
  ['a day earlier', '2026-12-11', '2026-12-11 18:15'],
  ['over the summer', '2027-06-12', '2027-06-12 18:15'],
])('%s they are played at the same times, and their hours move with them', (_, to, first) => {
  const { followed, after } = dated(day, '2026-12-12', to);
  expect([followed, startsOf(after)[0]]).toEqual(['moved', first]);
  expect(dayPlanOf(after).venue.hours.map(({ day: one }) => one)).toEqual([to]);
});

test('without a day they lose their times alone, and get them back in their order on another', () => {
  const { followed, after } = dated(day, '2026-12-12', null);
  expect(followed).toBe('cleared');
  const rest = ({ games }: TournamentDay) =>
    games.map(({ game: { start: _, ...game }, end: __, ...more }) => ({ ...more, game }));
  expect(rest(after)).toEqual(rest(day));
  expect(after.games.flatMap(({ game, end }) => [game.start, end]).filter(Boolean)).toEqual([]);
  const again = dated(after, null, '2027-01-09');
  expect([again.followed, startsOf(again.after)]).toEqual([
    'moved',
    startsOf(dated(day, '2026-12-12', '2027-01-09').after),
  ]);
  expect(startsOf(dated(after, null, '2026-12-12').after)).toEqual(startsOf(day));
});

test('a game that has started stays, also one that began without a time', () => {
  const [first] = day.games;
  for (const to of ['2026-12-19', null]) {
    const { after } = dated(withStarted(1), '2026-12-12', to);
    expect(after.games[0]?.game.start).toBe(first?.game.start);
    expect(new Set(startsOf(after)).size).toBeGreaterThan(1);
  }
  const { after } = dated(day, '2026-12-12', null);
  const [opening] = after.games;
  if (opening === undefined) throw new Error('No games');
  const begun = { ...opening, game: { ...opening.game, status: 'in_progress' } as typeof opening.game };
  const again = dated({ ...after, games: [begun, ...after.games.slice(1)] }, null, '2026-12-19').after;
  expect(again.games.map(({ game }) => game.start === null)).toEqual(after.games.map((_, index) => index === 0));
});

test('what is left is not moved before what it waits for', () => {
  expect(() => dated(withStarted(1), '2026-12-12', '2026-12-11')).toThrow('waits for the game');
});
