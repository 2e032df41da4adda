import { aTournament } from '../../test/sample/a-tournament.ts';
import { bracketAfterTransfer, takesTransfers } from './transfer.ts';

const window = { now: new Date('2026-11-20T15:00:00Z'), isClosedForAll: false };
const open = aTournament({ maxTeams: 8, teamCount: 7, firstDay: '2026-12-05', registrationDeadline: '2026-12-01' });

test.each([
  ['with a place left', {}, true],
  ['that is full', { teamCount: 8 }, false],
  ['that is hidden', { visible: false }, false],
  ['that is being played', { status: 'active' }, false],
  ['that is over', { status: 'completed' }, false],
  ['whose day has passed', { firstDay: '2026-11-19', registrationDeadline: null }, false],
  ['whose registration is closed', { registrationOpen: false }, false],
  ['whose deadline has passed', { registrationDeadline: '2026-11-19' }, false],
  ['whose deadline is today', { registrationDeadline: '2026-11-20' }, true],
] as const)('a tournament %s', (_, different, takes) => {
  expect(takesTransfers({ ...open, ...different }, window)).toBe(takes);
  expect(takesTransfers({ ...open, ...different }, { ...window, isClosedForAll: true })).toBe(false);
});

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
  expect(bracketAfterTransfer(bracket, birthYear, { ...open, isDividedByAge }, 2026)).toBe(expected);
});
