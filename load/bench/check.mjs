// @ts-check
// Fails where a read has become far slower than its goal: measured shortly, and written nowhere.
import { stdout } from 'node:process';
import { quick, reads } from './reads.mjs';

/** Part of its goal that a read must reach on a machine that others use meanwhile. */
const least = 0.5;

/** Returns whether every read reaches half of its goal. */
export async function check() {
  const { rows } = await reads(quick);
  const slow = rows.filter(({ ratio, goal }) => ratio < least * goal);
  for (const { name, ratio, goal } of slow) stdout.write(`${name}: ${ratio.toFixed(2)}, less than half of ${goal}\n`);
  return slow.length === 0;
}
