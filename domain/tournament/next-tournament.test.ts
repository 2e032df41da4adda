import { aTournament } from '../../test/sample/a-tournament.ts';
import { nextTakingEntries } from './next-tournament.ts';

const now = new Date('2026-11-23T17:00:00Z');
const open = { status: 'upcoming', visible: true, registrationOpen: true, registrationDeadline: null } as const;
const past = aTournament({ ...open, id: 1, firstDay: '2025-07-27' });
const closed = aTournament({ ...open, id: 2, firstDay: '2026-11-28', registrationOpen: false });
const late = aTournament({ ...open, id: 3, firstDay: '2026-11-29', registrationDeadline: '2026-11-22' });
const soon = aTournament({ ...open, id: 4, firstDay: '2026-12-12' });
const later = aTournament({ ...open, id: 5, firstDay: '2027-01-09' });
const unknown = aTournament({ ...open, id: 6, firstDay: null });
const running = aTournament({ ...open, id: 7, firstDay: '2026-11-23', status: 'active' });
const hidden = aTournament({ ...open, id: 8, firstDay: '2026-11-24', visible: false });

test.each([
  ['the soonest that takes entries', [later, soon, past], soon],
  [
    'one that is closed, hidden, being played or past its deadline is passed over',
    [closed, hidden, late, running, soon],
    soon,
  ],
  ['one without a day comes last', [unknown, later], later],
  ['one without a day before one that is closed', [closed, unknown], unknown],
  ['of those that take none the next to come', [past, closed, late], closed],
  ['none where all are over', [past], undefined],
])('%s', (_, tournaments, next) => {
  expect(nextTakingEntries(tournaments, now)).toBe(next);
});
