/** Failed tests of one file. */
export type Failure = { readonly file: string; readonly tests: readonly string[] };
/** Pass of a runner; broken if it ended without naming the failed tests. */
export type Pass = { readonly isBroken: boolean; readonly failures: readonly Failure[] };

export const mostUnsteady: number;
export function verdict(
  first: readonly Pass[],
  second: readonly Pass[],
): { readonly isGreen: boolean; readonly lines: readonly string[] };
