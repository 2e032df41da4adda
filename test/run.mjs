// @ts-check
// npm test, and with the word deep npm run test:deep: builds, runs Jest, then the browser journeys. Files in which a test failed run once more, alone, when all else is done.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWhatIsStale } from '../scripts/build.mjs';
import { verdict } from './harness/second-look.mjs';

/** @typedef {import('./harness/second-look.mjs').Pass} Pass */

const isDeep = process.argv[2] === 'deep';
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'golden-goal-results-'));

/** Runs these files of tests one after another, or all side by side. @type {(files?: readonly string[]) => Pass} */
function jest(files) {
  const results = join(folder, 'jest.json');
  const projects = isDeep ? ['deep'] : ['domain', 'sites', 'api'];
  const chosen = files ? ['--runInBand', '--runTestsByPath', ...files] : ['--selectProjects', ...projects];
  const vm = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  return run(
    results,
    [...vm, 'node_modules/jest/bin/jest.js', '--json', `--outputFile=${results}`, ...chosen],
    (told) =>
      told.testResults
        .filter(({ status }) => status === 'failed')
        .map(({ name, assertionResults }) => {
          const failed = assertionResults.filter(({ status }) => status === 'failed');
          const tests = failed.length === 0 ? ['the whole file'] : failed.map(({ fullName }) => fullName);
          return { file: relative(root, name), tests };
        }),
  );
}

/** The same of the browser journeys. @type {(files?: readonly string[]) => Pass} */
function browser(files) {
  const results = join(folder, 'browser.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = results;
  const chosen = [`--project=${isDeep ? 'deep' : 'main'}`, ...(files ? ['--workers=1', ...files] : [])];
  return run(results, ['test/browser/run.mjs', '--reporter=list,json', ...chosen], (told) =>
    told.suites.flatMap((suite) => {
      const tests = failedSpecs(suite);
      return tests.length === 0 ? [] : [{ file: `test/browser/${suite.file}`, tests }];
    }),
  );
}

/** @typedef {{ file: string, suites?: Suite[], specs: { title: string, ok: boolean }[] }} Suite */
/** @param {Suite} suite @returns {string[]} */
const failedSpecs = ({ specs, suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
  ...suites.flatMap(failedSpecs),
];

/**
 * @typedef {{ testResults: { status: string, name: string, assertionResults: { status: string, fullName: string }[] }[], suites: Suite[] }} Told
 * @param {string} results @param {readonly string[]} call @param {(told: Told) => Pass['failures']} failuresIn @returns {Pass}
 */
function run(results, call, failuresIn) {
  rmSync(results, { force: true });
  const { status } = spawnSync(process.execPath, call, { cwd: root, stdio: 'inherit' });
  // A newcomer without a browser is told so by the runner, which then leaves no results.
  if (!existsSync(results)) return { isBroken: status !== 0, failures: [] };
  const failures = failuresIn(JSON.parse(readFileSync(results, 'utf8')));
  return { isBroken: status !== 0 && failures.length === 0, failures };
}

await buildWhatIsStale();
const runners = [jest, browser];
const first = runners.map((runner) => runner());
const second = runners.flatMap((runner, index) => {
  const files = first[index]?.failures.map(({ file }) => file) ?? [];
  if (files.length === 0) return [];
  process.stdout.write(`\nA second look at ${files.join(', ')}\n`);
  return [runner(files)];
});
rmSync(folder, { recursive: true });
const { isGreen, lines } = verdict(first, second);
process.stdout.write(lines.map((line) => `${line}\n`).join(''));
process.exitCode = isGreen ? 0 : 1;
