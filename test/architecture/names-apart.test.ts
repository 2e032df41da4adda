import { sourceFiles } from './source-files.ts';

/** A name of a team or a person that stands in the markup, with the tag that it stands in. */
const names =
  /(<[^<>]*>)?\s*\{(?:\w+\.)?(playerName|teamName|captainName|opponentName|(?:player|team|lead|request)\.\w*[nN]ame)\}/g;

/** Tags that hold text alone, and what an input is called. */
const plain = /^<(?:option|title|label)\b/;

const pages = sourceFiles('public-web').filter(({ path, isTest }) => path.endsWith('.tsx') && !isTest);

test('a name is set apart from the words around it: one in Arabic turns none of them about', () => {
  const found = pages.flatMap(({ path, text }) =>
    [...text.matchAll(names)]
      .filter(([, tag = '']) => tag !== '' && !tag.endsWith('/>'))
      .map(([, tag = '', name]) => ({ path, name, tag })),
  );
  expect(found.length).toBeGreaterThan(8);
  const open = found.filter(({ tag }) => !tag.startsWith('<bdi') && !plain.test(tag));
  expect(open).toEqual([]);
});
