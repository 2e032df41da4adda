// @ts-check
// npm run soak [name] [size] [seed]: runs one proof at its whole size, or at another; all of them in turn without a name.
// docs/soak.md lists them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { argv, env, execPath, stdout } from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @type {Record<string, { tries: string, file: string, small: number, whole: number }>} */
const proofs = JSON.parse(readFileSync(new URL('../test/harness/sizes.json', import.meta.url), 'utf8'));

const [asked, askedSize, askedSeed] = argv.slice(2);
const lines = (asked === undefined ? Object.keys(proofs) : [asked]).map(soak);
stdout.write(`\n${lines.map(({ line }) => line).join('\n')}\n`);
process.exitCode = lines.every(({ isGreen }) => isGreen) ? 0 : 1;

/** @param {string} name */
function soak(name) {
  const proof = proofs[name];
  if (proof === undefined) throw new Error(`There is no proof ${name}: ${Object.keys(proofs).join(', ')}`);
  const size = Number(askedSize ?? proof.whole);
  const seed = Number(askedSeed ?? Math.floor(Math.random() * 2 ** 31));
  stdout.write(`\n${name}: ${size} ${proof.tries}, seed ${seed}\n`);
  const begun = performance.now();
  const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
  const { status } = spawnSync(execPath, [...jest, proof.file], {
    cwd: root,
    env: { ...env, SOAK: JSON.stringify({ name, size, seed }) },
    stdio: 'inherit',
  });
  const seconds = Math.round((performance.now() - begun) / 1000);
  return { isGreen: status === 0, line: `${status === 0 ? 'green' : 'RED  '} ${name}: ${size} in ${seconds} s` };
}
