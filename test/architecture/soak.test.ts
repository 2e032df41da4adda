import { existsSync, readFileSync } from 'node:fs';
import { proofs } from '../harness/size.ts';
import { importsOf, sourceFiles } from './source-files.ts';

const page = readFileSync('docs/soak.md', 'utf8');
const tests = sourceFiles('test', 'load', 'domain');

test('the page of soaks shows what each proof tries, and its sizes', () => {
  const rows = [...page.matchAll(/^\| ([\w-]+) +\| (.+?) +\| (\d+) +\| (\d+) +\| .+\|$/gm)].map((row) =>
    row.slice(1, 5),
  );
  expect(rows).toEqual(
    Object.entries(proofs).map(([name, { tries, small, whole }]) => [name, tries, String(small), String(whole)]),
  );
});

test('each proof stands where sizes.json says, reads its size there, and is smaller in the check', () => {
  for (const [name, { file, small, whole }] of Object.entries(proofs)) {
    expect([name, existsSync(file), small <= whole]).toEqual([name, true, true]);
    expect([name, tests.filter(({ text }) => text.includes(`sizeOf('${name}')`)).length]).toEqual([name, 1]);
  }
});

test('no test needs what is for mass alone', () => {
  const strangers = sourceFiles('test')
    .flatMap(importsOf)
    .filter(({ to }) => to?.startsWith('load/'));
  expect(strangers.map(({ from, written }) => `${from.path} imports ${written}`)).toEqual([]);
});
