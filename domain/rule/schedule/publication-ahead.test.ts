import { firstLetterTo } from './first-letter.ts';
import type { OwnGame } from './own-game.ts';
import { isFirstLetterDue, publicationAhead } from './publication-ahead.ts';
import type { Audience, PlayingReader } from './schedule-reader.ts';

const startsAt = new Date('2026-12-12T23:15:00Z');
const hoursBeforeIt = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);

const game = (start: Date): OwnGame => ({
  ...{ id: 1, startsAt: start, field: 'Field 1', opponent: { id: 2, name: 'Tigers' } },
  ...{ isDrawn: true, isOpponentDrawn: true, state: 'to come' },
});

function reader(registrationId: number, different: Partial<PlayingReader> = {}): PlayingReader {
  return {
    ...{ registrationId, playerId: registrationId, name: `Player ${registrationId}` },
    ...{ email: `${registrationId}@family.example`, language: 'en' },
    ...{ teamId: 1, teamName: 'Lions', captainName: 'Ada', teammates: [], debt: null },
    ...{ waiver: 'confirmed', games: [game(startsAt)], told: undefined },
    ...different,
  };
}

const told = (start: Date): PlayingReader['told'] => ({
  teamId: 1,
  letters: 1,
  games: [
    { id: 1, startsAt: start.toISOString(), field: 'Field 1', opponent: 'Tigers', drawnAgainst: 2, isDrawn: true },
  ],
});

const audience = (...readers: readonly PlayingReader[]): Audience => ({
  lastChangeAt: null,
  lastToldAt: null,
  location: 'Turf City',
  day: '2026-12-12',
  readers,
});
const start = { isUpcoming: true, startsAt };

test.each([
  [null, 'ahead'],
  ['2026-11-10', 'ahead'],
  ['2026-11-09', 'soon'],
  ['2026-11-08', 'soon'],
  ['2026-11-07', null],
])(
  'a family that registers on the evening of November 7 for a first day of %s hears of the schedule: %s',
  (firstDay, letter) => {
    expect(firstLetterTo({ firstDay }, new Date('2026-11-08T01:00:00Z'))).toBe(letter);
  },
);

test('within 48 hours every family that was told nothing gets its schedule at once', () => {
  const ahead = publicationAhead(audience(reader(1), reader(2)), start, hoursBeforeIt(24));
  expect(ahead).toEqual({ now: 2, later: 0, laterAt: null });
});

test('once it has begun, whoever was told nothing and has a game to come gets the schedule', () => {
  const later = reader(2, { games: [game(new Date(startsAt.getTime() + 3_600_000))] });
  expect(publicationAhead(audience(reader(1), later), start, hoursBeforeIt(-0.5))).toEqual({
    ...{ now: 1, later: 0, laterAt: null },
  });
  const begun = { ...start, isUpcoming: false, hasDraft: false };
  expect(isFirstLetterDue({ ...begun, hasTimetable: true }, hoursBeforeIt(-0.5))).toBe(true);
  expect(isFirstLetterDue({ ...begun, hasTimetable: false }, hoursBeforeIt(-0.5))).toBe(false);
});

test('earlier they get it 48 hours before the start', () => {
  const ahead = publicationAhead(audience(reader(1), reader(2)), start, hoursBeforeIt(100));
  expect(ahead).toEqual({ now: 0, later: 2, laterAt: hoursBeforeIt(48) });
});

test('of those who were told, only whoever has something new to read gets a letter', () => {
  const unchanged = reader(1, { told: told(startsAt) });
  const changed = reader(2, { told: told(new Date(startsAt.getTime() + 900_000)) });
  expect(publicationAhead(audience(unchanged, changed), start, hoursBeforeIt(24))).toMatchObject({ now: 1, later: 0 });
});

test('nobody is counted who cannot be reached', () => {
  expect(publicationAhead(audience(reader(1, { email: '' })), start, hoursBeforeIt(24)).now).toBe(0);
});

test.each([
  [48, { hasTimetable: true, hasDraft: false }, true],
  [49, { hasTimetable: true, hasDraft: false }, false],
  [48, { hasTimetable: false, hasDraft: false }, true],
  [48, { hasTimetable: false, hasDraft: true }, false],
  [13, { hasTimetable: false, hasDraft: true }, false],
  [12, { hasTimetable: false, hasDraft: true }, true],
  [48, { hasTimetable: true, hasDraft: true }, true],
])('%i hours before the start, with %o, the first letter is due: %s', (hours, has, isDue) => {
  expect(isFirstLetterDue({ ...start, ...has }, hoursBeforeIt(hours))).toBe(isDue);
});
