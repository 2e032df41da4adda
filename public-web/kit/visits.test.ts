import { withVisit } from './visits.ts';

test('the last ten paths are kept, newest last', () => {
  const visited = Array.from({ length: 12 }, (_, number) => `/page-${number}`).reduce(withVisit, []);
  expect(visited).toHaveLength(10);
  expect(visited[0]).toBe('/page-2');
  expect(visited.at(-1)).toBe('/page-11');
});

test('the same path again is no new visit', () => {
  expect(withVisit(['/', '/player-lookup'], '/player-lookup')).toEqual(['/', '/player-lookup']);
});
