// @ts-check
// The order of the suites where nothing is known of their last run: what starts a product first, each with the journeys or contracts that it holds; the rules fill the rest.
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

/** What a suite takes, told by its length. @param {string} path */
function lengthOf(path) {
  const text = readFileSync(path, 'utf8');
  const parts = [...text.matchAll(/^import '(.+\.(?:journey|contract)\.ts)';$/gm)].map(([, name = '']) =>
    join(dirname(path), name),
  );
  const length = parts.reduce((sum, part) => sum + readFileSync(part, 'utf8').length, text.length);
  return /\b(startProduct|openApp)\(/.test(text) || parts.length > 0 ? length * 20 : length;
}
