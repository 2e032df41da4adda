import { changesInWords } from './changes-in-words.ts';

test('a change names the field, what it was and what it is', () => {
  const from = { currentClub: 'None', amountCents: 0, isConfirmed: false, teamId: null };
  const to = { currentClub: 'Ironbound SC', amountCents: 4000, isConfirmed: true, teamId: 7 };
  expect(changesInWords({ from, to })).toEqual([
    'current club: None → Ironbound SC',
    'amount: $0 → $40',
    'is confirmed: no → yes',
    'team: 7',
  ]);
});

test('a moment is told by the clocks of New Jersey, with twelve hours', () => {
  expect(changesInWords({ from: null, to: { start: '2099-11-07T23:15:00.000Z' } })).toEqual([
    'start: Nov 7, 2099, 6:15 PM',
  ]);
});

test('what was empty and stays so is no change', () => {
  expect(changesInWords({ from: { notes: null }, to: { notes: null } })).toEqual([]);
});
