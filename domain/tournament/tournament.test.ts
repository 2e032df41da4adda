import { aTournament } from '../../test/sample/a-tournament.ts';
import { isOver, tournamentLabel, yearOfAges } from './tournament.ts';

test.each([
  ['in a tournament divided by age', true, 'U10-U12', 'Fall Cup (U10-U12)'],
  ['by somebody without a bracket', true, null, 'Fall Cup'],
  ['in an undivided tournament', false, 'U10-U12', 'Fall Cup'],
] as const)('a registration %s names its tournament', (_, isDividedByAge, bracket, label) => {
  expect(tournamentLabel({ name: 'Fall Cup', isDividedByAge }, bracket)).toBe(label);
});

test.each([
  ['the year it says', { ageYear: 2028, firstDay: '2027-01-16' }, 2028],
  ['the year it is played in', { ageYear: null, firstDay: '2027-01-16' }, 2027],
  ['the current year while its day is to be announced', { ageYear: null, firstDay: null }, 2026],
])('a tournament counts ages in %s', (_, tournament, year) => {
  expect(yearOfAges(aTournament(tournament), 2026)).toBe(year);
});

const now = new Date('2026-11-20T15:00:00Z');
const evening = (day: string) => ({ day, startTime: '17:00', endTime: '22:00' });

test.each([
  ['while it is to be announced', {}, false],
  ['on its day', { firstDay: '2026-11-20' }, false],
  ['on the day after', { firstDay: '2026-11-19' }, true],
  ['between its days', { firstDay: '2026-11-19', playingHours: [evening('2026-11-19'), evening('2026-11-26')] }, false],
  ['while it is still being played', { firstDay: '2026-11-19', status: 'active' }, false],
  ['once it is completed', { firstDay: '2026-11-20', status: 'completed' }, true],
] as const)('%s a tournament is over: %p', (_, different, isDone) => {
  expect(isOver(aTournament(different), now)).toBe(isDone);
});

test('the day ends in New Jersey, not in London', () => {
  const tournament = aTournament({ firstDay: '2026-11-20' });
  expect(isOver(tournament, new Date('2026-11-21T04:59:00Z'))).toBe(false);
  expect(isOver(tournament, new Date('2026-11-21T05:01:00Z'))).toBe(true);
});
