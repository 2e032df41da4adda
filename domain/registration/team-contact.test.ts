import { teamContact, teammate } from './team-contact.ts';

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
  ['a player of 13', 2013, parents, asParent],
  ['a player of 13 without a parent', 2013, none, own],
  ['a player of 17', 2009, parents, asParent],
  ['an adult', 2008, parents, own],
] as const)('%s is reached at %#', (_, birthYear, family, reached) => {
  expect(teamContact({ ...own, ...family, birthYear }, 2026)).toEqual(reached);
});

test('whose family has not allowed it is not reached at all', () => {
  expect(teammate({ ...own, ...parents, birthYear: 2017 }, false, 2026)).toBeNull();
  expect(teammate({ ...own, ...parents, birthYear: 2017 }, true, 2026)).toEqual({
    player: 'Ada Park',
    reachedAt: asParent,
  });
});
