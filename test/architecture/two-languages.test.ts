import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { spanish } from '../../domain/rule/language/spanish.ts';
import { hasWords, pageTextsIn, textsOf } from '../../public-web/build-words.ts';
import { sourceFiles } from './source-files.ts';

const site = sourceFiles('public-web').filter(({ isTest }) => !isTest);
const inSpanish = site.filter(({ path }) => path.endsWith('.es.ts'));
const englishOf = (path: string) => path.replace(/\.es\.ts$/, '.ts');

/** Modules with the words of pages, parsed, by the folder whose Spanish they have. */
const words = site
  .filter(({ path }) => /\/[\w-]+\/(?:[\w-]+-)?words\.ts$/.test(path))
  .map(({ path, text }) => ({ path, folder: basename(dirname(path)), program: parseSync(path, text).program }));
const inJson = join(import.meta.dirname, '../../public-web/language/es');
const folders = readdirSync(inJson).map((file) => basename(file, '.json'));
const placesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** What reads alike in both languages, by why. Each must still be said. */
const alike: Readonly<Record<string, readonly string[]>> = {
  'a name that is the same everywhere': ['Golden Goal', 'Google Calendar', 'WhatsApp'],
  'a word that both languages have': ['Club', 'Error', 'GF', 'Normal', 'Pts', 'U7 – U19'],
  'an example of a code': ['TEAM-ABC123-456'],
};

test('every text of the words of pages stands in Spanish in the file of its folder, and no other does', () => {
  expect(words.length).toBeGreaterThan(60);
  expect([...new Set(words.map(({ folder }) => folder))].sort()).toEqual(folders.sort());
  for (const folder of folders) {
    const english = new Set(
      words
        .filter((one) => one.folder === folder)
        .flatMap(({ program }) => textsOf(program).map((text) => text.english)),
    );
    const known = Object.keys(pageTextsIn('es', folder));
    expect([...english].filter((text) => hasWords(text) && !known.includes(text))).toEqual([]);
    expect(known.filter((text) => !english.has(text))).toEqual([]);
  }
});

test('a Spanish text of a page is filled by what fills the English one, and is another text', () => {
  const texts = folders.flatMap((folder) => Object.entries(pageTextsIn('es', folder)));
  expect(texts.filter(([english, text]) => placesIn(text).some((name) => !placesIn(english).includes(name)))).toEqual(
    [],
  );
  const same = texts.filter(([english, text]) => english === text && hasWords(english)).map(([english]) => english);
  expect([...new Set(same)].sort()).toEqual(Object.values(alike).flat().sort());
});

test('all that stands in a words module is a text that the build sees', () => {
  const unseen = words.flatMap(({ path, program }) => {
    const seen = textsOf(program);
    return literalsIn(program)
      .filter(
        ({ start, value }) => !seen.some((text) => text.start === start) && hasWords(value) && !value.startsWith('/'),
      )
      .map(({ value }) => `${path}: ${value}`);
  });
  expect(unseen).toEqual([]);
});

/** Returns the texts in quotes of a module, but those of its imports and types. */
function literalsIn(program: ESTree.Program): readonly ESTree.StringLiteral[] {
  const others = new Set<ESTree.Node>();
  const found: ESTree.StringLiteral[] = [];
  new Visitor({
    ImportDeclaration({ source }) {
      others.add(source);
    },
    TSLiteralType({ literal }) {
      others.add(literal);
    },
    Property({ key }) {
      others.add(key);
    },
    Literal(node) {
      if (typeof node.value === 'string' && !others.has(node)) found.push(node);
    },
  }).visit(program);
  return found;
}

test('what is built in Spanish stands beside what it is built for, and exports the same names', async () => {
  for (const { path } of inSpanish) {
    const english = await import(`../../${englishOf(path)}`);
    const translated = await import(`../../${path}`);
    expect([path, ...Object.keys(translated).sort()]).toEqual([path, ...Object.keys(english).sort()]);
  }
});

test('dates, lists and money are written in the language of the site; only sorting needs no language', () => {
  const ofOneLanguage =
    /\bIntl\.(?!Collator\b)\w+\(\s*(?:['"`)]|undefined)|\.toLocale(?:Date|Time)?String\(\s*(?:['"`)]|undefined)/;
  expect(ofOneLanguage.test("new Intl.ListFormat('en-US')")).toBe(true);
  expect(ofOneLanguage.test('date.toLocaleDateString()')).toBe(true);
  expect(site.filter(({ text }) => ofOneLanguage.test(text)).map(({ path }) => path)).toEqual([]);
});

test('screens have their words from where the words of a language stand', () => {
  const alone = />[^<>{}()=;]*\p{L}{2}[^<>{}()=;]*<\/|\b(?:aria-label|title|alt|placeholder|label)="[^"]*\p{L}{2}/u;
  expect(alone.test('<p>Two words</p>')).toBe(true);
  expect(alone.test('<img alt="A ball" />')).toBe(true);
  const screens = site.filter(({ path }) => path.endsWith('.tsx'));
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.filter(({ text }) => alone.test(text)).map(({ path }) => path)).toEqual([]);
});

test('no sentence of the domain is compared with another text: the build writes it in the language of the site', () => {
  const compared = /(?:[!=]==|\bcase)\s*'([^'\n]+)'|'([^'\n]+)'\s*[!=]==/g;
  const known = sourceFiles('domain').flatMap(({ path, text }) =>
    [...text.matchAll(compared)].map(([, one, other]) => `${path}: ${one ?? other}`),
  );
  expect(known.length).toBeGreaterThan(100);
  expect(known.filter((one) => Object.hasOwn(spanish, one.slice(one.indexOf(': ') + 2)))).toEqual([]);
});
