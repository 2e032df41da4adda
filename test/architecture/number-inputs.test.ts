import { sourceFiles } from './source-files.ts';

/** Number inputs of the browser's own, and those of react-admin: a wheel that turns over one would step it. */
const numberInput = /type=["{']+number|type: 'number'|<(NumberInput|DollarsInput)\b/;

const withNumbers = (side: string) =>
  sourceFiles(side)
    .filter(({ text, path, isTest }) => !isTest && /\.tsx?$/.test(path) && numberInput.test(text))
    .map(({ path }) => path);

test('the office keeps the wheel from its number inputs in one place, and the public site has none', () => {
  expect(withNumbers('admin-web').length).toBeGreaterThan(5);
  const entry = sourceFiles('admin-web').find(({ path }) => path === 'admin-web/main.tsx');
  expect(entry?.text).toMatch(/^keepNumbersStill\(document\);$/m);
  expect(withNumbers('public-web')).toEqual([]);
});
