const events = ['pointerdown', 'keydown'] as const;

/** Does something once somebody presses or types for the first time; answers how not to any more. */
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
