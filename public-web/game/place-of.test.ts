import { placesOf } from './place-of.ts';

const tournaments = [
  { id: 1, location: 'Teaneck Indoor Turf, Teaneck NJ' },
  { id: 2, location: 'Superdome Sports, Waldwick NJ' },
  { id: 3, location: 'Teaneck Indoor Turf, Teaneck NJ' },
  { id: 4, location: 'Superdome Sports, Edison NJ' },
];
const placesAt = (...ids: readonly number[]) => {
  const games = ids.map((tournamentId) => ({ tournamentId }));
  return games.map(placesOf(games, tournaments));
};

test('games at two places say where each is', () => {
  expect(placesAt(1, 2, 2)).toEqual(['Teaneck Indoor Turf', 'Superdome Sports', 'Superdome Sports']);
});

test('games at one place do not, however many tournaments are played there', () => {
  expect(placesAt(1, 3)).toEqual([undefined, undefined]);
});

test('places of one name stand with their towns', () => {
  expect(placesAt(2, 4)).toEqual(['Superdome Sports, Waldwick NJ', 'Superdome Sports, Edison NJ']);
});

test('a tournament that is not known has no place', () => {
  expect(placesAt(1, 2, 9).at(2)).toBeUndefined();
});
