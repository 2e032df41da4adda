import { PreparedLists } from './prepared-lists.ts';

test('what is asked a second time gets a name of its own, and keeps it', () => {
  const prepared = new PreparedLists();
  expect(['a', 'b', 'a', 'b', 'a'].map((sql) => prepared.nameOf(sql))).toEqual([
    undefined,
    undefined,
    'list_0',
    'list_1',
    'list_0',
  ]);
});

test('however much is asked, no connection prepares more than 200, and those keep their names', () => {
  const prepared = new PreparedLists();
  const all = Array.from({ length: 5_000 }, (_, page) => `page ${page}`);
  const names = all.flatMap((sql) => [prepared.nameOf(sql), prepared.nameOf(sql)]);
  expect(new Set(names.filter((name) => name !== undefined)).size).toBe(200);
  expect([prepared.nameOf('page 0'), prepared.nameOf('page 4999')]).toEqual(['list_0', undefined]);
});

test('what is asked once alone is not remembered for ever', () => {
  const prepared = new PreparedLists();
  for (let page = 0; page < 2_001; page += 1) prepared.nameOf(`page ${page}`);
  expect(prepared.nameOf('page 0')).toBeUndefined();
});
