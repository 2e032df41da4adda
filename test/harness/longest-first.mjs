// @ts-check
// Order of suites without a recorded duration: those that start a product come first, each with its journeys or contracts; the rules fill the rest.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
  const parts = [...text.matchAll(/^import '(.+\.(?:journey|contract)\.ts)';$/gm)].map(([, name = '']) =>
    join(dirname(path), name),
  );
  const length = parts.reduce((sum, part) => sum + readFileSync(part, 'utf8').length, text.length);
  return /\b(startProduct|openApp)\(/.test(text) || parts.length > 0 ? length * 20 : length;
}
