import { oneOf, yesOrNo } from './list-filter.ts';

const bind = () => '$1';
const unwritable = { valueOf: null, toString: null };

test.each([
  ['one of some words', oneOf('game.status', ['scheduled', 'completed'])],
  ['true or false', yesOrNo('game.is_over')],
])('what cannot be written is refused where %s is asked for', (_, filter) => {
  for (const value of [unwritable, [unwritable], {}, Symbol.iterator]) {
    expect(() => filter(value, bind, 'status')).toThrow('filter.status must be');
  }
});

test('a word is taken alone and in a list', () => {
  const status = oneOf('game.status', ['scheduled', 'completed']);
  expect(status('completed', bind, 'status')).toEqual(status(['completed'], bind, 'status'));
});
