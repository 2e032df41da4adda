import { choiceLabel, inOrderOfDays } from './tournament-choices.ts';

const tournament = (id: number, firstDay: string | null, date = 'To be announced') => ({
  id,
  name: `Cup ${id}`,
  date: firstDay ?? date,
  firstDay,
  status: 'upcoming' as const,
});

test('tournaments are offered in the order of their days, those without a day last', () => {
  const offered = inOrderOfDays([
    tournament(1, null),
    tournament(2, '2026-12-05'),
    tournament(3, null, '2026-11-28'),
    tournament(4, '2026-11-01'),
    tournament(5, null),
  ]);
  expect(offered.map(({ id }) => id)).toEqual([4, 3, 2, 1, 5]);
});

test.each([
  ['upcoming', 'Fall Cup (Upcoming)'],
  ['active', 'Fall Cup (Active)'],
  ['completed', 'Fall Cup (Past)'],
] as const)('a tournament that is %s is offered as %s', (status, label) => {
  expect(choiceLabel({ name: 'Fall Cup', status })).toBe(label);
});
