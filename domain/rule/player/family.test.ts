import { aPlayer } from '../../../test/sample/a-player.ts';
import { isSibling } from './family.ts';

const ada = aPlayer({ id: 1, name: 'Ada Park', phone: '(973) 555-0100', parentEmail: 'mo@family.example' });
const another = { id: 2, name: 'Ben Park', phone: '201-555-9999', parentEmail: 'other@family.example' };

test.each([
  ['the same phone, written otherwise', { phone: '+1 973.555.0100' }, true],
  ["the same parent's mailbox, in capitals", { parentEmail: 'MO@family.example' }, true],
  ['both', { phone: ada.phone, parentEmail: ada.parentEmail }, true],
  ['neither', {}, false],
  ['another surname with the same phone', { name: 'Ben Quinn', phone: ada.phone }, true],
  ['the same name, with an accent and in capitals', { name: 'ÁDA  park', phone: ada.phone }, false],
  ['no mailbox and another phone', { parentEmail: null }, false],
  ['the same person', { id: 1, phone: ada.phone }, false],
])('%s', (_, different, expected) => {
  const other = aPlayer({ ...another, ...different });
  expect([isSibling(ada, other), isSibling(other, ada)]).toEqual([expected, expected]);
});

test('two who have no mailbox on file, or no phone, share none', () => {
  const one = aPlayer({ ...another, parentEmail: null, phone: '' });
  expect(isSibling(one, aPlayer({ ...one, id: 3, name: 'Cal Reyes' }))).toBe(false);
});
