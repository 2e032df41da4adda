/** The tests of one file that failed. */
export type Failure = { readonly file: string; readonly tests: readonly string[] };
/** One pass of a runner; broken where it ended without telling which tests failed. */
export type Pass = { readonly isBroken: boolean; readonly failures: readonly Failure[] };

export const mostUnsteady: number;
export function verdict(
  first: readonly Pass[],
  second: readonly Pass[],
): { readonly isGreen: boolean; readonly lines: readonly string[] };
