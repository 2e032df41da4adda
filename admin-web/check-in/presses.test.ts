import { afterPresses, keptPresses, type Press, withPress } from './presses.ts';

const state = { id: 7, checkedInAt: null, checkedInBy: null, owedCents: 4000, waiver: 'unsigned' } as const;
const press = (act: Press['act'], id = 7): Press => ({ id, act, at: '2026-06-06T11:41:00.000Z' });

test('presses that wait show already, each for its own player', () => {
  const waiting = [press('here'), press('cash'), press('signed', 8)];
  expect(afterPresses(state, waiting)).toEqual({ ...state, checkedInAt: press('here').at, owedCents: 0 });
  expect(afterPresses({ ...state, id: 8 }, waiting).waiver).toBe('confirmed');
});

test('a press that is taken back before it is sent leaves one press, the last', () => {
  const waiting = [press('here'), press('signed'), press('not here')].reduce(withPress, []);
  expect(waiting.map(({ act }) => act)).toEqual(['signed', 'not here']);
  expect(afterPresses({ ...state, checkedInAt: press('here').at }, waiting).checkedInAt).toBeNull();
});

test('whoever was checked in by another desk keeps that moment', () => {
  const seen = { ...state, checkedInAt: '2026-06-06T11:30:00.000Z' };
  expect(afterPresses(seen, [press('here')]).checkedInAt).toBe(seen.checkedInAt);
});

test.each([
  [null, []],
  ['no JSON', []],
  ['{"id":7}', []],
  [JSON.stringify([press('here'), { id: 7, act: 'eat', at: '' }, null, 3]), [press('here')]],
])('of what the browser has kept, %j, only presses are read', (kept, read) => {
  expect(keptPresses(kept)).toEqual(read);
});
