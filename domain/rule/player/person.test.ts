import fc from 'fast-check';
import { birthYearsAgree, joinedName, nameKey, personKey, phoneKey } from './person.ts';

test.each([
  ['José Ñuñez', 'JOSE NUNEZ'],
  ['Jose\u0301 Nun\u0303ez', 'José Ñuñez'],
  ['  Ada   Park ', 'ada park'],
  ['Ａｄａ Ｐａｒｋ', 'Ada Park'],
  ['Ada\u00A0Park', 'Ada Park'],
  ['Strauß', 'STRAUSS'],
  ['İpek', 'ipek'],
  ['Ngô Bảo Châu', 'Ngo Bao Chau'],
  ['Σοφία', 'ΣΟΦΙΑ'],
  ['Ad\u200Da Pa\u00ADrk', 'Ada Park'],
  ["O'Brien", 'O’Brien'],
  ["O'Brien", 'O`Brien'],
  ["O'Brien", 'O´Brien'],
  ["O'Brien", 'OʼBrien'],
  ["O'Brien", 'O‘BRIEN'],
  ["O'Brien", 'O′Brien'],
  ["O'Brien", 'O＇Brien'],
  ["O'Brien", 'Oꞌbrien'],
  ["Ka'iulani", 'Kaʻiulani'],
  ['Mary-Jane Park', 'Mary\u2010Jane Park'],
  ['Mary-Jane Park', 'Mary\u2011Jane Park'],
  ['Mary-Jane Park', 'Mary–Jane Park'],
  ['Mary-Jane Park', 'mary—jane park'],
  ['Mary-Jane Park', 'Mary−Jane Park'],
  ['Mary-Jane Park', 'Mary－Jane Park'],
  ['Ada Park', 'Ada\u2003\u2009Park'],
  ['Ada Park', 'Ada\u3000Park'],
  ['Ada Park', 'Ada\u2800Park'],
])('%j and %j are one name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test.each([
  ['Ada Park', 'Ida Park'],
  ['Ada Park', 'AdaPark'],
  ['Ada Park', 'Park Ada'],
  ["O'Brien", 'OBrien'],
  ["O'Brien", 'O Brien'],
  ["O'Brien", 'O-Brien'],
  ['Mary-Jane', 'Mary Jane'],
  ['Mary-Jane', 'MaryJane'],
  ['李小龍', '李小龙'],
  ['राम', 'रमा'],
  ['かき', 'がき'],
  ['한', '하'],
])('%s and %s are two names', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});

test.each([
  ['O’Neill-Vásquez', 'oneill vasquez'],
  ['O’Neill-Vásquez', "o'neill vásquez"],
  ['O’Neill-Vásquez', 'O Neill\u2011Vasquez'],
  ['Mary-Jane', 'MaryJane'],
  ['Ada Park', 'AdaPark'],
])('%j is found by %j', (onFile, typed) => {
  expect(joinedName(typed)).toBe(joinedName(onFile));
});

test.each([
  ['Ada Park', 'Ida Park'],
  ['O’Neill', 'ONeil'],
  ['-', "'"],
])('%j is not found by %j', (onFile, typed) => {
  expect(joinedName(typed)).not.toBe(joinedName(onFile));
});

test.each(['001 201 555 0101', '(201) 555-0101', '+1 201 555 0101', '1-201-555-0101', '201.555.0101', '2015550101'])(
  '%s is the phone 2015550101',
  (written) => {
    expect(phoneKey(written)).toBe('2015550101');
  },
);

test.each([
  ['+44 20 7946 0958', '442079460958'],
  ['1201555010', '1201555010'],
  ['00441201555010', '00441201555010'],
  ['001201555010', '001201555010'],
  ['12015550101 2', '120155501012'],
])('%s keeps all its digits: %s', (written, key) => {
  expect(phoneKey(written)).toBe(key);
});

test('a key of a key is the key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(nameKey(nameKey(name))).toBe(nameKey(name));
    }),
  );
});

test('two plain names have one key exactly when they agree but for capitals and blanks', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'A', 'B'), minLength: 1, maxLength: 3 });
  const name = fc.array(word, { minLength: 1, maxLength: 3 });
  const blank = fc.constantFrom(' ', '  ', ' \t');
  fc.assert(
    fc.property(name, name, blank, (one, other, between) => {
      const agree = one.join(' ').toLowerCase() === other.join(' ').toLowerCase();
      expect(nameKey(one.join(between)) === nameKey(other.join(' '))).toBe(agree);
    }),
  );
});

test('family and friends on one phone stay different people', () => {
  const phone = '(201) 555-0101';
  expect(personKey({ name: 'Ada Park', phone })).not.toEqual(personKey({ name: 'Ben Park', phone }));
});

test.each([
  [2012, 2012, true],
  [2012, null, true],
  [null, null, true],
  [2012, 2014, false],
])('birth years %p and %p: the same person may be meant: %p', (one, other, agree) => {
  expect(birthYearsAgree(one, other)).toBe(agree);
});
