import fc from 'fast-check';
import { likeliestFirst, likelihoods, likeness, type Suspect } from './likeness.ts';

const aSuspect = (different: Partial<Suspect> = {}): Suspect => ({
  id: 1,
  name: 'Kim Johnson',
  birthYear: 2013,
  phone: '(201) 555-0101',
  email: 'kim@family.example',
  parentEmail: null,
  parentPhone: null,
  ...different,
});

const elsewhere = { phone: '(973) 555-0999', email: 'other@family.example' };

test.each<[string, Partial<Suspect>, Partial<Suspect>, string | undefined]>([
  ['one name and phone', {}, { email: '' }, 'sure'],
  ['one name typed in two ways', { name: 'José O’Brien' }, { name: "jose  o'brien" }, 'sure'],
  ['one phone written in two ways', {}, { phone: '+1 201 555 0101', email: '' }, 'sure'],
  ['one name, phone and no year on one', { birthYear: null }, {}, 'sure'],
  ['one name, e-mail and year', {}, { phone: '9735550100' }, 'sure'],
  ['one name and e-mail, a year missing', { birthYear: null }, { phone: '9735550100' }, 'likely'],
  ['the phone of the parent', { parentPhone: '9735550100' }, { phone: '9735550100', email: '' }, 'sure'],
  [
    'the address of the parent',
    { parentEmail: 'Pat@Family.example' },
    { ...elsewhere, email: 'pat@family.example' },
    'sure',
  ],
  ['one name and year, and nothing to reach one by', {}, { phone: '', email: '' }, 'likely'],
  ['one name and year alone', {}, elsewhere, 'doubtful'],
  ['one name alone, a year missing', { birthYear: null }, elsewhere, undefined],
  ['one name and phone, two years', {}, { birthYear: 2014 }, undefined],
  ['a letter less in the family name', {}, { name: 'Kim Jonson' }, 'likely'],
  ['two letters otherwise', {}, { name: 'Kim Jhonson' }, 'likely'],
  ['a slip, a year missing', {}, { name: 'Kim Jonson', birthYear: null }, 'likely'],
  ['a slip and nothing shared', {}, { name: 'Kim Jonson', ...elsewhere }, undefined],
  ['twins with near names', { name: 'Ana Johnson' }, { name: 'Ada Johnson' }, 'doubtful'],
  ['brother and sister on one phone', { name: 'Ana Johnson' }, { name: 'Benjamin Johnson' }, undefined],
  [
    'brothers with near names, born apart',
    { name: 'Ana Johnson' },
    { name: 'Ada Johnson', birthYear: 2015 },
    undefined,
  ],
  ['short names a letter apart', { name: 'Al' }, { name: 'Ay' }, undefined],
  ['nobody is alike without a name', { name: ' ' }, { name: ' ' }, undefined],
])('%s', (_, one, other, expected) => {
  expect(likeness(aSuspect(one), aSuspect({ id: 2, ...other }))?.likelihood).toBe(expected);
});

test('what speaks for one person is said, and what speaks against it', () => {
  expect(likeness(aSuspect(), aSuspect({ id: 2 }))).toEqual({
    likelihood: 'sure',
    reasons: ['The same name', 'The same phone', 'The same email', 'Born in the same year'],
    doubt: null,
  });
  expect(likeness(aSuspect({ name: 'Ana Park' }), aSuspect({ id: 2, name: 'Ada Park' }))?.doubt).toMatch(/Twins/);
  expect(likeness(aSuspect(), aSuspect({ id: 2, ...elsewhere }))?.doubt).toMatch(/two people/);
});

const suspect = fc.record({
  id: fc.integer({ min: 1, max: 9 }),
  name: fc.constantFrom('Ana Park', 'Ada Park', 'ANA  Park', 'Ana Parks', 'Ben Lee', ''),
  birthYear: fc.constantFrom(null, 2012, 2013),
  phone: fc.constantFrom('', '2015550101', '1 (201) 555-0101', '9735550100'),
  email: fc.constantFrom('', 'a@family.example', 'B@family.example'),
  parentEmail: fc.constantFrom(null, 'a@family.example', 'b@family.example'),
  parentPhone: fc.constantFrom(null, '2015550101'),
});

test('two are as like as two the other way round', () => {
  fc.assert(
    fc.property(suspect, suspect, (one, other) => {
      expect(likeness(one, other)).toEqual(likeness(other, one));
    }),
  );
});

test('nobody is sure who has another first name or another birth year', () => {
  fc.assert(
    fc.property(suspect, suspect, (one, other) => {
      const isSibling = one.name.slice(0, 3).toLowerCase() !== other.name.slice(0, 3).toLowerCase();
      const isBornApart = one.birthYear !== null && other.birthYear !== null && one.birthYear !== other.birthYear;
      if (isSibling || isBornApart) expect(likeness(one, other)?.likelihood).not.toBe('sure');
    }),
  );
});

test('the order of pairs is the same however they are given, each once, the likeliest first', () => {
  const people = fc.uniqueArray(suspect, { selector: ({ id }) => id, maxLength: 9 });
  fc.assert(
    fc.property(people, fc.infiniteStream(fc.boolean()), (all, coins) => {
      const pairs = all.flatMap((one) => all.map((other): [Suspect, Suspect] => [one, other]));
      const turned = pairs.filter(([one, other]) => coins.next().value || one.id < other.id).reverse();
      const sorted = likeliestFirst(pairs);
      expect(likeliestFirst(turned)).toEqual(sorted);
      const ranks = sorted.map(({ likelihood }) => likelihoods.indexOf(likelihood));
      expect(ranks).toEqual(ranks.toSorted());
      expect(sorted.every(({ one, other }) => one.id < other.id)).toBe(true);
    }),
  );
});
