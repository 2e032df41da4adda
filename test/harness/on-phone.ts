/** Lets the page of a test answer media queries as a phone does: its window is narrow, and it asks for nothing else. */
export function onPhone(): void {
  const matchMedia = (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener() {},
    removeEventListener() {},
  });
  Object.assign(globalThis, { matchMedia });
}
