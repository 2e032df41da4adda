import { sourceFiles } from './source-files.ts';

const site = sourceFiles('public-web').filter(({ isTest }) => !isTest);

/** Paths of the files whose code has a match, without those that may. */
const withMatch = (pattern: RegExp, allowed: RegExp) =>
  site.filter(({ path, text }) => pattern.test(text) && !allowed.test(path)).map(({ path }) => path);

test('the site reads a failure in one place, which tells a verdict of the server from other answers', () => {
  expect(withMatch(/instanceof CallFailed/, /^public-web\/transport\//)).toEqual([]);
});

test('the site reads and writes the storage of a browser in one place, which works without it', () => {
  const stands = /^public-web\/(kit\/storage|build-pages)\.ts$/;
  expect(withMatch(/\b(localStorage|sessionStorage|indexedDB)\b/, stands)).toEqual([]);
});
