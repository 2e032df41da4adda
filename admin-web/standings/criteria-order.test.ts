import { unusedIn, withAdded, withMoved, without } from './criteria-order.ts';

test('a criterion moves to a place, and no further than the list is long', () => {
  expect(withMoved(['points', 'wins', 'goals-for'], 'goals-for', 0)).toEqual(['goals-for', 'points', 'wins']);
  expect(withMoved(['points', 'wins', 'goals-for'], 'points', 9)).toEqual(['wins', 'goals-for', 'points']);
  expect(withMoved(['points', 'wins', 'goals-for'], 'points', -1)).toEqual(['points', 'wins', 'goals-for']);
});

test('what an organizer enters stays behind what is played', () => {
  expect(withMoved(['points', 'wins', 'lots'], 'lots', 0)).toEqual(['points', 'wins', 'lots']);
  expect(withMoved(['points', 'wins', 'lots'], 'points', 2)).toEqual(['wins', 'points', 'lots']);
  expect(withMoved(['points', 'shoot-out', 'lots'], 'lots', 1)).toEqual(['points', 'lots', 'shoot-out']);
  expect(withAdded(['points', 'lots'], 'wins')).toEqual(['points', 'wins', 'lots']);
});

test('what is left out can be asked again', () => {
  const order = without(['points', 'wins', 'lots'], 'wins');
  expect(order).toEqual(['points', 'lots']);
  expect(unusedIn(order)).toContain('wins');
  expect(unusedIn(withAdded(order, 'wins'))).not.toContain('wins');
});
