import { aTournament } from '../../../test/sample/a-tournament.ts';
import { nameOfRepeat, repeated } from './repeat.ts';

const weekend = [
  { day: '2026-12-12', startTime: '09:00', endTime: '17:00' },
  { day: '2026-12-13', startTime: '10:00', endTime: '15:00' },
];

const wanted = { name: 'Spring Challenge', date: '2027-03-13' };

test('a copy keeps the settings, is hidden and closed, and holds nothing of what was played', () => {
  const ranking = 'US youth';
  const earlier = aTournament({
    ...{ ranking, status: 'completed', teamCount: 12, asks: ['shirtSize'], isTest: true },
  });
  const copy = repeated({ ...earlier, isDividedByAge: true, maxTeams: 24 }, wanted);
  expect(copy).toMatchObject({ ...wanted, firstDay: '2027-03-13', ranking, asks: ['shirtSize'], maxTeams: 24 });
  expect(copy).toMatchObject({ isDividedByAge: true, visible: false, registrationOpen: false, isTest: false });
  for (const gone of ['id', 'status', 'teamCount', 'version']) expect(copy).not.toHaveProperty(gone);
});

test('hours of play and the deadline move as far as the first day, across the night the clocks change', () => {
  const copy = repeated(aTournament({ playingHours: weekend }), wanted);
  expect(copy.playingHours).toEqual([
    { day: '2027-03-13', startTime: '09:00', endTime: '17:00' },
    { day: '2027-03-14', startTime: '10:00', endTime: '15:00' },
  ]);
  expect(copy.registrationDeadline).toBe('2027-03-02');
});

test.each([
  ['TBA', '2026-12-12'],
  ['2027-03-13', null],
])(
  'without a calendar day on either side (%p after %p) hours, deadline and year of ages are open',
  (date, firstDay) => {
    const copy = repeated(aTournament({ playingHours: weekend, ageYear: 2026, firstDay }), { ...wanted, date });
    expect(copy).toMatchObject({ playingHours: [], registrationDeadline: null, ageYear: null });
  },
);

test('a year of ages that was said moves with the year of the day', () => {
  expect(repeated(aTournament({ ageYear: 2027 }), wanted).ageYear).toBe(2028);
  expect(repeated(aTournament({ ageYear: null }), wanted).ageYear).toBeNull();
});

test.each([
  ['Fall Cup 2026', '2027-10-02', 'Fall Cup 2027'],
  ['Fall Cup 2026', '2026-12-20', 'Fall Cup 2026 (copy)'],
  ['Fall Cup', '2027-10-02', 'Fall Cup (copy)'],
  ['x'.repeat(100), '', `${'x'.repeat(93)} (copy)`],
])('%s on %s is suggested as %s', (name, date, suggested) => {
  expect(nameOfRepeat({ name }, date)).toBe(suggested);
});

const prices = { priceCents: 4500, earlyPriceCents: 3500, earlyUntil: '2026-11-28', siblingPriceCents: 3000 };

test('prices go along, and the last day of the early one moves with the first day', () => {
  expect(repeated(aTournament(prices), wanted)).toMatchObject({ ...prices, earlyUntil: '2027-02-27' });
});

test('without a calendar day on either side there is no early price, and the others stay', () => {
  const open = { ...prices, earlyPriceCents: null, earlyUntil: null };
  expect(repeated(aTournament(prices), { ...wanted, date: 'TBA' })).toMatchObject(open);
  expect(repeated(aTournament({ ...prices, firstDay: null }), wanted)).toMatchObject(open);
});
