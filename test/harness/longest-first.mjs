// @ts-check
// Order of suites without a recorded duration: those that start a product come first; the rules fill the rest.
import { readFileSync } from 'node:fs';
import Sequencer from '@jest/test-sequencer';

export default class LongestFirst extends Sequencer {
  /** @type {Sequencer['sort']} */
  sort(tests) {
    const lengths = new Map(tests.map(({ path }) => [path, lengthOf(path)]));
    return [...tests].sort((one, other) => (lengths.get(other.path) ?? 0) - (lengths.get(one.path) ?? 0));
  }
}

/** Estimates the duration of a suite from its length. @param {string} path */
function lengthOf(path) {
  const text = readFileSync(path, 'utf8');
  return /\b(startProduct|openApp)\(/.test(text) ? text.length * 20 : text.length;
}
