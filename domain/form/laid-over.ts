/** What was sent laid over what is on file: an answer that was not sent stays as it is. Only the fields named are read. */
export function laidOver(onFile: Readonly<Record<string, unknown>>, sent: unknown): Readonly<Record<string, unknown>> {
  const given: Readonly<Record<string, unknown>> = typeof sent === 'object' && sent !== null ? { ...sent } : {};
  return Object.fromEntries(
    Object.entries(onFile).map(([name, value]) => [name, Object.hasOwn(given, name) ? given[name] : value]),
  );
}
