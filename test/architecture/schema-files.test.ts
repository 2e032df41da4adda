import { sourceFiles } from './source-files.ts';

test('every file of the schema is run by the baseline, once', () => {
  const schema = sourceFiles('migrations/schema');
  const baseline = sourceFiles('migrations').find(({ path }) => path.endsWith('-baseline.ts'));
  const run = [...(baseline?.text ?? '').matchAll(/^ {2}'([\w/-]+)',$/gm)].map(
    ([, subject]) => `migrations/schema/${subject}.sql`,
  );
  expect(run.toSorted()).toEqual(schema.map(({ path }) => path).toSorted());
});
