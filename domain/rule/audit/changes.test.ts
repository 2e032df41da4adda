import { changesBetween } from './changes.ts';

test('only what changed is told, as it was and as it became', () => {
  const before = { id: 3, name: 'Lions', day: new Date('2026-11-21T09:00:00Z'), tags: ['a'], version: 1 };
  const after = { ...before, name: 'Tigers', day: new Date('2026-11-21T09:00:00Z'), tags: ['a'], version: 2 };
  expect(changesBetween(before, after)).toEqual({ from: { name: 'Lions' }, to: { name: 'Tigers' } });
});

test('what was nothing before is told as nothing', () => {
  expect(changesBetween({ captainId: null }, { captainId: 7 })).toEqual({
    from: { captainId: null },
    to: { captainId: 7 },
  });
});

test('a record that stayed as it was has no changes', () => {
  expect(changesBetween({ name: 'Lions', version: 1 }, { name: 'Lions', version: 2 })).toEqual({ from: {}, to: {} });
});
