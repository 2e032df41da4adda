import { aTournament } from '../../../test/sample/a-tournament.ts';
import { isOver, tournamentLabel, tournamentOfDay, yearOfAges } from './tournament.ts';

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

const today = aTournament({ id: 2, firstDay: '2026-11-20' });
const second = aTournament({
  id: 3,
  firstDay: '2026-11-13',
  playingHours: [evening('2026-11-13'), evening('2026-11-20')],
});
const running = aTournament({ id: 4, firstDay: '2026-11-19', status: 'active' });
const snow = {
  kind: 'called-off',
  text: '',
  spanishText: '',
  refund: 'full',
  saidAt: '',
  toldAt: null,
  replaced: null,
} as const;

test.each([
  ['the one that is played today', [aTournament(), today], 2],
  ['the one whose second day it is', [aTournament(), second], 3],
  ['the one of today rather than one that was never finished', [today, running], 2],
  ['the active one where none is today', [aTournament(), running], 4],
  ['the one that is not called off', [{ ...today, callOff: snow }, second], 3],
  ['none of two', [today, second], undefined],
  ['none where all are to come or over', [aTournament(), { ...today, status: 'completed' as const }], undefined],
])('the tournament of the day is %s', (_, tournaments, id) => {
  expect(tournamentOfDay(tournaments, now)?.id).toBe(id);
});
