/** A press that is over, or turned into scrolling; a key. */
const events = ['click', 'pointercancel', 'keydown'] as const;

/**
 * Does something once somebody has pressed or typed for the first time; answers how not to any more. It waits for the end of the
 * press: what it changes must not move what is under the finger.
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
