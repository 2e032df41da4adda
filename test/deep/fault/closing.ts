/** Keeps what a test has opened, and closes it in turn after the test, however that ended. */
export function closingAfterEach(): <T extends { close(): Promise<unknown> }>(opened: T) => T {
  const open: { close(): Promise<unknown> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0).toReversed()) await one.close();
  });
  return (opened) => {
    open.push(opened);
    return opened;
  };
}
