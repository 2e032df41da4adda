/** All whom the same news reach ask within so many milliseconds, not at once. */
const withinMs = 1000;

/** Asks some moment later, another for each phone; whatever else comes until then is asked for with it. */
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
