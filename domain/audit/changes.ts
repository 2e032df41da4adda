/** What a record was and became, as far as it changed. */
export interface Changes {
  readonly from: Readonly<Record<string, unknown>>;
  readonly to: Readonly<Record<string, unknown>>;
}

/** The fields in which two states of a record differ; their versions always do and say nothing. */
export function changesBetween(before: object, after: object): Changes {
  const was: Readonly<Record<string, unknown>> = { ...before };
  const changed = Object.entries(after).filter(
    ([name, value]) => name !== 'version' && JSON.stringify(value) !== JSON.stringify(was[name]),
  );
  return {
    from: Object.fromEntries(changed.map(([name]) => [name, was[name]])),
    to: Object.fromEntries(changed),
  };
}
