import { readdirSync, readFileSync } from 'node:fs';
import { spanish } from '../../domain/rule/language/spanish.ts';
import { sourceFiles } from './source-files.ts';

const sources = ['domain', 'api', 'public-web', 'admin-web']
  .flatMap((side) => sourceFiles(side))
  .filter(({ isTest }) => !isTest);
const code = sources
  .filter(({ path }) => !path.startsWith('domain/rule/language/'))
  .map(({ text }) => text.replaceAll("\\'", "'").replaceAll('\\n', '\n'))
  .join('\n');

test('every subject is part of the catalogue, and no sentence stands in two', () => {
  const folder = new URL('../../domain/rule/language/es/', import.meta.url);
  const subjects = readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
  expect(subjects.length).toBeGreaterThan(15);
  expect(subjects.flatMap((subject) => Object.keys(subject)).sort()).toEqual(Object.keys(spanish).sort());
});

test('every sentence of the catalogue is said somewhere', () => {
  const unsaid = Object.keys(spanish).filter((sentence) => !code.includes(sentence));
  expect(unsaid).toEqual([]);
});

test('what an exception of the framework says for us has its words in every language', () => {
  const thrown = /new (?:\w*Exception|Busy)\(\s*'([^']+)'|super\(\s*'([A-Z][^']+\.)'/g;
  const sentences = sources
    .filter(({ path }) => path.startsWith('api/'))
    .flatMap(({ text }) => [...text.matchAll(thrown)].map(([, one, other]) => one ?? other ?? ''));
  expect(sentences.length).toBeGreaterThan(8);
  expect(sentences.filter((sentence) => !Object.hasOwn(spanish, sentence))).toEqual([]);
});

test('what is done is answered by a sentence of every language, not by a text of its own', () => {
  const calls = sources.filter(({ path }) => path.startsWith('api/') && path.endsWith('.controller.ts'));
  const answered = calls.flatMap(({ text }) => [...text.matchAll(/\banswer\(/g)]);
  expect(answered.length).toBeGreaterThan(10);
  const own = calls.flatMap(({ path, text }) =>
    [...text.matchAll(/\bmessage: *['"`].*/g)].map(([line]) => `${path}: ${line}`),
  );
  expect(own).toEqual([]);
});
