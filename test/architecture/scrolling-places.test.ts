import { sourceFiles } from './source-files.ts';

const declared = String.raw`(?:[^{}]|\{[^{}]*\})*`;

/** What scrolls sideways, in a rule of a style sheet or in an object of styles: all its declarations. */
const scrolling = new RegExp(
  String.raw`\{(${declared}(?:overflow(?:-x)?: (?:auto|scroll)|overflowX?: '(?:auto|scroll))${declared})`,
  'g',
);

const files = sourceFiles('public-web', 'admin-web').filter(({ isTest }) => !isTest);
const places = files.flatMap(({ path, text }) =>
  [...text.matchAll(scrolling)].map(([, declarations = '']) => ({ path, declarations })),
);

test('what scrolls sideways holds what is placed in it: an unseen word at its far end makes no page wider', () => {
  expect(places.length).toBeGreaterThanOrEqual(12);
  const open = places.filter(
    ({ declarations }) => !/position: '?(?:relative|absolute|fixed|sticky)/.test(declarations),
  );
  expect(open.map(({ path }) => path)).toEqual([]);
});
