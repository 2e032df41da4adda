import { aPlayer } from '../../test/sample/a-player.ts';
import { firstOnFile, namesakeBorn } from './namesakes.ts';

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
