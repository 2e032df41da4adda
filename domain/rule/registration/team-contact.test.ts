import { maySeeTeammates, teamContact, teammate } from './team-contact.ts';

const own = { name: 'Ada Park', email: 'ada@family.example', phone: '201-555-0101' };
const parents = { parentName: 'Pat Park', parentEmail: 'pat@family.example', parentPhone: '201-555-0102' };
const none = { parentName: null, parentEmail: null, parentPhone: null };
const asParent = { name: 'Pat Park', email: 'pat@family.example', phone: '201-555-0102' };

test.each([
  ['a child of 9', 2017, parents, asParent],
  ['a child of 9 without a parent', 2017, none, null],
  ['a child whose age nobody knows, without a parent', null, none, null],
  [
    'a child whose parent has a phone alone',
    2017,
    { ...none, parentPhone: '201-555-0102' },
    { name: 'Parent or guardian', email: null, phone: '201-555-0102' },
  ],
  ['a player who turns 13, without a parent', 2013, none, null],
  ['a player of 14', 2012, parents, asParent],
  ['a player of 14 without a parent', 2012, none, own],
  ['a player who turns 18', 2008, parents, asParent],
  ['an adult', 2007, parents, own],
] as const)('%s is reached at %#', (_, birthYear, family, reached) => {
  expect(teamContact({ ...own, ...family, birthYear }, 2026)).toEqual(reached);
});

test('whose family has not allowed it is not reached at all, and a tick counts once the mailbox that would be told has answered', () => {
  const child = { ...own, ...parents, birthYear: 2017 };
  const reached = (isAllowed: boolean, ...confirmedAddresses: string[]) =>
    teammate({ ...child, confirmedAddresses }, isAllowed, 2026);
  expect(reached(false, 'pat@family.example')).toBeNull();
  expect(reached(true)).toBeNull();
  expect(reached(true, 'ada@family.example')).toBeNull();
  expect(reached(true, 'pat@family.example')).toEqual({ player: 'Ada Park', reachedAt: asParent });
  const byPhone = { ...child, parentEmail: null, confirmedAddresses: ['ada@family.example'] };
  expect(teammate(byPhone, true, 2026)?.reachedAt.phone).toBe('201-555-0102');
  expect(teammate({ ...byPhone, confirmedAddresses: [] }, true, 2026)).toBeNull();
});

test.each([
  [true, ['ada@family.example'], true],
  [true, [], false],
  [false, ['ada@family.example'], false],
])(
  'a family known to the captain (%s) whose mailboxes %j have answered hears of its team: %s',
  (isKnown, confirmedAddresses, hears) => {
    expect(maySeeTeammates({ isKnown, confirmedAddresses })).toBe(hears);
  },
);
