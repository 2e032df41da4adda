/** Span over which phones spread their requests after the same news, in milliseconds. */
const withinMs = 1000;

/** Returns a function that asks after a random delay, different for each phone; calls until then are merged into one. */
export function askingSoon(ask: () => void): () => void {
  let isComing = false;
  return () => {
    if (isComing) return;
    isComing = true;
    setTimeout(() => {
      isComing = false;
      ask();
    }, Math.random() * withinMs);
  };
}
