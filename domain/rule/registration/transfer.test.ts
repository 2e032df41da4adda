import { aTournament } from '../../../test/sample/a-tournament.ts';
import { bracketAfterTransfer } from './transfer.ts';

test.each([
  ['undivided: as it was', null, 2015, false, null],
  ['undivided: as it was', 'U13-U15', 2015, false, 'U13-U15'],
  ['the one of before fits', 'U10-U12', 2015, true, 'U10-U12'],
  ['none before: by age', null, 2015, true, 'U10-U12'],
  ['who played up is no longer made to', 'U13-U15', 2015, true, 'U10-U12'],
  ['nobody plays down', 'U7-U9', 2015, true, 'U10-U12'],
  ['no birth year: as it was', 'U10-U12', null, true, 'U10-U12'],
  ['too young for any', null, 2021, true, null],
] as const)('the bracket after a transfer, %s', (_, bracket, birthYear, isDividedByAge, expected) => {
  expect(bracketAfterTransfer(bracket, birthYear, aTournament({ firstDay: '2026-12-05', isDividedByAge }), 2026)).toBe(
    expected,
  );
});
