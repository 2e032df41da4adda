/** End of a press, its turning into scrolling, or a key. */
const events = ['click', 'pointercancel', 'keydown'] as const;

/**
 * Runs a function after the first press or key; returns a function that cancels it. It waits for the end of the press, so that nothing moves
 * under the finger.
 */
export function onFirstPress(act: () => void): () => void {
  const forget = () => {
    for (const event of events) removeEventListener(event, once);
  };
  const once = () => {
    forget();
    act();
  };
  for (const event of events) addEventListener(event, once);
  return forget;
}
