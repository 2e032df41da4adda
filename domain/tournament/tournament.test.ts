import { aTournament } from '../../test/sample/a-tournament.ts';
import { tournamentLabel, yearOfAges } from './tournament.ts';

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
