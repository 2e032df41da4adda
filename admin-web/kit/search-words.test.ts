import { expect, test } from '@jest/globals';
import { askedFor, takenBy } from './search-words.ts';

const typing = (typed: string, onTheWay: readonly string[] = []) => ({ typed, onTheWay });

test('letters typed while the list takes the earlier ones stay', () => {
  const asked = askedFor(typing('Rov'), 'Rov');
  expect(takenBy({ ...asked, typed: 'Rovers' }, 'Rov')).toEqual(typing('Rovers'));
});

test('an earlier question that the list takes late changes nothing of a later one', () => {
  const asked = askedFor(askedFor(typing('Rovers'), 'Rov'), 'Rovers');
  expect(takenBy(asked, 'Rov')).toEqual(typing('Rovers', ['Rovers']));
  expect(takenBy(asked, 'Rovers')).toEqual(typing('Rovers'));
});

test('words that came from elsewhere, as by the way back, take the place of what was typed', () => {
  expect(takenBy(typing('Rovers'), '')).toEqual(typing(''));
  expect(takenBy(typing('Rovers', ['Rovers']), 'Foxes')).toEqual(typing('Foxes'));
});
