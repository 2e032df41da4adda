/** @jest-environment jsdom */
import { onFirstPress } from './first-press.ts';

const acts = (...events: readonly string[]) => {
  let count = 0;
  const forget = onFirstPress(() => {
    count += 1;
  });
  for (const event of events) window.dispatchEvent(new Event(event));
  forget();
  return count;
};

test('nothing is fetched while the finger is down: what is under it stays where it is', () => {
  expect(acts('pointerdown', 'pointerup', 'mousedown', 'focusin')).toBe(0);
});

test.each([[['pointerdown', 'click']], [['pointerdown', 'pointercancel']], [['keydown', 'click', 'keydown']]])(
  'after %p it is, once',
  (events) => {
    expect(acts(...events)).toBe(1);
  },
);
