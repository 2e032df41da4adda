// @ts-check
/** @typedef {import('./second-look.d.mts').Failure} Failure */
/** @typedef {import('./second-look.d.mts').Pass} Pass */

/** Maximum number of files that may fail once; beyond it the run is red. */
export const mostUnsteady = 3;

/**
 * Sorts the failures of the first pass by the second one, in which each file ran alone: red twice is red, red once is unsteady.
 * @param {readonly Pass[]} first @param {readonly Pass[]} second
 * @returns {{ readonly isGreen: boolean, readonly lines: readonly string[] }}
 */
export function verdict(first, second) {
  const again = second.flatMap(({ failures }) => failures);
  const isRed = (/** @type {Failure} */ { file }) => again.some((failure) => failure.file === file);
  const failures = first.flatMap((pass) => pass.failures);
  const red = again.flatMap(named('red'));
  const steadier = failures.filter((failure) => !isRed(failure));
  const isBroken = [...first, ...second].some((pass) => pass.isBroken);
  return {
    isGreen: !isBroken && red.length === 0 && steadier.length <= mostUnsteady,
    lines: [
      ...red,
      ...steadier.flatMap(named('unsteady')),
      ...(steadier.length > mostUnsteady
        ? [`red: ${steadier.length} files are unsteady, at most ${mostUnsteady} may be`]
        : []),
      ...(isBroken ? ['red: a runner ended without results'] : []),
    ],
  };
}

/** @param {string} colour @returns {(failure: Failure) => string[]} */
const named = (colour) => (failure) => failure.tests.map((test) => `${colour}: ${failure.file} › ${test}`);
