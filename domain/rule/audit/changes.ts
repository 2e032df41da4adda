/** Fields of a record that a change altered, with the values before and after. */
export interface Changes {
  readonly from: Readonly<Record<string, unknown>>;
  readonly to: Readonly<Record<string, unknown>>;
}

/** Returns the fields in which two states of a record differ, leaving out `version`. */
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
