import { aPlayer } from '../../../test/sample/a-player.ts';
import { readerOf } from './letter-reader.ts';

const child = aPlayer({ name: 'Ada', email: 'ada@b.example', parentName: 'Pat', parentEmail: 'Pat@b.example' });

test.each([
  ['the player', child, undefined, 'Ada'],
  ['the parent at their own address', child, 'pat@B.example', 'Pat'],
  ['the parent who gave one address for both', { ...child, email: 'pat@b.example' }, undefined, 'Pat'],
  ['the player where no parent is named', { ...child, parentName: null }, 'pat@b.example', 'Ada'],
  ['the player where the parent has no address', { ...child, parentEmail: null }, undefined, 'Ada'],
])('%s is greeted', (_, player, to, name) => {
  expect(readerOf(player, to)).toBe(name);
});
