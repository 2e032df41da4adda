import { aPlayer } from '../../../test/sample/a-player.ts';
import {
  firstOnFile,
  lockKey,
  matchesSearch,
  namesakeAmong,
  namesakeBorn,
  namesakeByBirthYear,
  namesakesIn,
} from './namesakes.ts';
import { type PersonKey, personKey } from './person.ts';

const older = aPlayer({ id: 3, birthYear: 2012 });
const newcomer = aPlayer({ id: 9, birthYear: 2010 });

test.each([[[older, newcomer]], [[newcomer, older]]])(
  'of two with one name and phone the one who came on file first is shown',
  (...[namesakes]) => {
    expect(firstOnFile(namesakes)).toBe(older);
  },
);

test('nobody is the first of nobody', () => {
  expect(firstOnFile([])).toBeUndefined();
});

test('who tells the birth year is recognised by it', () => {
  expect(namesakeBorn(2010, [newcomer, older])).toBe(newcomer);
  expect(namesakeBorn(2012, [newcomer, older])).toBe(older);
  expect(namesakeBorn(2014, [newcomer, older])).toBeUndefined();
});

test('who tells none is taken for the one who came on file first', () => {
  expect(namesakeBorn(null, [newcomer, older])).toBe(older);
});

test('of two the birth year is asked, and each is reached by it', () => {
  expect(namesakeByBirthYear(null, [older, newcomer])).toBe('unclear');
  expect(namesakeByBirthYear(2012, [older, newcomer])).toBe(older);
  expect(namesakeByBirthYear(2010, [older, newcomer])).toBe(newcomer);
  expect(namesakeByBirthYear(1999, [older, newcomer])).toBeUndefined();
});

test('where the year tells nothing apart it is not asked', () => {
  expect(namesakeByBirthYear(null, [older])).toBe(older);
  expect(namesakeByBirthYear(null, [older, { ...newcomer, birthYear: 2012 }])).toBe(older);
  expect(namesakeByBirthYear(null, [])).toBeUndefined();
});

test('a name finds who has just it, else who has it with other hyphens, blanks and apostrophes', () => {
  const [joined, apart] = [aPlayer({ id: 1, name: 'Mary-Jane' }), aPlayer({ id: 2, name: 'Mary Jane' })];
  expect(namesakesIn('mary jane', [joined, apart])).toEqual([apart]);
  expect(namesakesIn('Mary–Jane', [joined, apart])).toEqual([joined]);
  expect(namesakesIn('maryjane', [joined, apart])).toEqual([joined, apart]);
  expect(namesakesIn('Marie Jane', [joined, apart])).toEqual([]);
});

test.each([
  ['Lucia Garza', 'Garza, Lucia'],
  ['Lucia Garza', 'Garza Lucia'],
  ['Lucía García López', 'garcia lopez lucia'],
  ['Ana O’Neill-Vásquez', 'oneill vasquez ana'],
])('%s is %s, with one phone and birth year', (onFile, typed) => {
  const [known, elder] = [aPlayer({ id: 1, name: onFile, birthYear: 2014 }), aPlayer({ id: 2, name: 'Lucia Garcia' })];
  expect(namesakesIn(typed, [elder, known])).toEqual([known]);
  expect(namesakeAmong({ name: typed, birthYear: 2014 }, [elder, known])).toBe(known);
  expect(namesakeAmong({ name: typed, birthYear: 2012 }, [elder, known])).toBeUndefined();
  const [key, stored] = [typed, onFile].map((name) => personKey({ name, phone: '201-555-0100' })) as [
    PersonKey,
    PersonKey,
  ];
  expect([matchesSearch(key, stored), lockKey(key)]).toEqual([true, lockKey(stored)]);
});

test('of two children whose names are each other’s turned round, the one typed is found', () => {
  const [lee, kim] = [aPlayer({ id: 1, name: 'Kim Lee' }), aPlayer({ id: 2, name: 'Lee Kim' })];
  expect(namesakesIn('Lee Kim', [lee, kim])).toEqual([kim]);
});

test.each([
  ['a Cyrillic letter', 'Ian Novak', 'I\u0430n Novak'],
  ['a Greek capital that has another small letter', 'Noah Novak', '\u039Doah Novak'],
  ['a Greek capital for an i', 'Ian Novak', '\u0399an Novak'],
  ['what nobody sees', 'Ian Novak', 'Ian\uFE0F Nov\u2062ak'],
  ['a keycap', 'Ian Novak', 'I\u20E3an Novak'],
])('somebody is the same behind %s, with their own phone alone', (_, name, twin) => {
  const [known, stranger] = [aPlayer({ id: 1, name }), aPlayer({ id: 2, name: 'Bea Novak' })];
  expect(namesakesIn(twin, [stranger, known])).toEqual([known]);
  const phone = '201-555-0100';
  expect(matchesSearch(personKey({ name: twin, phone }), personKey({ name, phone }))).toBe(true);
  expect(matchesSearch(personKey({ name: twin, phone: '' }), personKey({ name, phone: '' }))).toBe(false);
  expect(matchesSearch(personKey({ name: twin, phone }), personKey({ name, phone: '201-555-0101' }))).toBe(false);
});

test.each([
  ['Ian Nguyen', 'Lan Nguyen'],
  ['Mamie Park', 'Marnie Park'],
  ['Ivy Park', 'Lvy Park'],
])('%s and %s, who share a phone, are two people', (one, other) => {
  const [first, second] = [aPlayer({ id: 1, name: one }), aPlayer({ id: 2, name: other })];
  expect(namesakesIn(one, [first, second])).toEqual([first]);
  expect(namesakesIn(other, [first])).toEqual([]);
  const phone = '201-555-0100';
  expect(matchesSearch(personKey({ name: one, phone }), personKey({ name: other, phone }))).toBe(false);
});
