import { readFileSync } from 'node:fs';

type Locked = { readonly optionalDependencies?: Readonly<Record<string, string>> };

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };

test('no package reports to others that it was installed', () => {
  expect(Object.keys(packages).filter((path) => path.includes('@scarf/'))).toEqual([]);
});

/** npm refuses to install from a lock file that does not list what other platforms would need. */
test('npm ci finds the packages of every platform in the lock file', () => {
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

/** A clean start takes a minute at most: what would come to be unpacked for a step that another tool here does already. */
const neverNeeded = ['webpack', 'terser', 'rollup', 'babel-loader'];

test('npm ci unpacks no second bundler beside the one that builds the sites', () => {
  const names = Object.keys(packages).map((path) => path.split('node_modules/').at(-1) ?? '');
  expect(names.filter((name) => neverNeeded.includes(name))).toEqual([]);
});
