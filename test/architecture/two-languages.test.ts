import { spanish } from '../../domain/rule/language/spanish.ts';
import { sourceFiles } from './source-files.ts';

const site = sourceFiles('public-web').filter(({ isTest }) => !isTest);
const inSpanish = site.filter(({ path }) => path.endsWith('.es.ts'));
const hasSpanish = new Set(inSpanish.map(({ path }) => path));
const englishOf = (path: string) => path.replace(/\.es\.ts$/, '.ts');

/** What reads alike in both languages, by why. Each must still be said. */
const alike: Readonly<Record<string, readonly string[]>> = {
  'a name that is the same everywhere': ['Golden Goal', 'Google Calendar', 'WhatsApp'],
  'a word that both languages have': ['Club', 'Error', 'GF', 'Normal', 'Pts'],
  'an example of a code': ['TEAM-ABC123-456'],
  'an address': ['/?register=individual', '/live-scores', '/player-lookup', '/player-lookup#record', '/tournaments'],
};

test('all words of the public site stand there in Spanish', () => {
  const words = site.filter(({ path }) => /words\.ts$/.test(path));
  expect(words.length).toBeGreaterThan(30);
  expect(words.filter(({ path }) => !hasSpanish.has(path.replace(/\.ts$/, '.es.ts'))).map(({ path }) => path)).toEqual(
    [],
  );
});

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

test('what is said in English is said otherwise in Spanish', async () => {
  const found: string[] = [];
  for (const { path, text } of inSpanish.filter((file) => file.path.endsWith('words.es.ts'))) {
    const english = saidIn(await import(`../../${englishOf(path)}`));
    const translated = saidIn(await import(`../../${path}`));
    expect(english.size).toBeGreaterThan(0);
    for (const [place, said] of english)
      if (translated.get(place) === said && hasWords(said) && !isOfDomain(said, text)) found.push(said);
  }
  expect([...new Set(found)].sort()).toEqual(Object.values(alike).flat().sort());
});

/** A sentence that the words take from the domain, where the build writes it in Spanish: they do not have it themselves. */
function isOfDomain(said: string, words: string): boolean {
  return Object.hasOwn(spanish, said) && !words.includes(`'${said}'`);
}

/** Whether somebody reads anything in it beside names that were filled in. */
function hasWords(said: string): boolean {
  return /\p{L}{2}/u.test(said.replaceAll(new RegExp(`${filledIn}|undefined`, 'g'), ''));
}

const filledIn = 'Xx';

const isSaying = (words: unknown): words is Say => typeof words === 'function';

type Say = (...places: readonly unknown[]) => unknown;

/** All that words say, by the place where they say it; what they make of something is said of a name, of one and of several. */
function saidIn(words: unknown, place = ''): ReadonlyMap<string, string> {
  if (typeof words === 'string') return new Map([[place, words]]);
  if (isSaying(words)) return new Map(saidOf(words, place));
  if (typeof words !== 'object' || words === null) return new Map();
  return new Map(Object.entries(words).flatMap(([name, part]) => [...saidIn(part, `${place}.${name}`)]));
}

/** So many answers as there are kinds of things that words may be told. */
function saidOf(say: Say, place: string): readonly (readonly [string, string])[] {
  return [1, 2, filledIn, [filledIn]].flatMap((told, kind) => {
    try {
      return [...saidIn(say(told, told, told), `${place}(${kind})`)];
    } catch {
      return [];
    }
  });
}

test('no sentence of the domain is compared with another text: the build writes it in the language of the site', () => {
  const compared = /(?:[!=]==|\bcase)\s*'([^'\n]+)'|'([^'\n]+)'\s*[!=]==/g;
  const known = sourceFiles('domain').flatMap(({ path, text }) =>
    [...text.matchAll(compared)].map(([, one, other]) => `${path}: ${one ?? other}`),
  );
  expect(known.length).toBeGreaterThan(100);
  expect(known.filter((one) => Object.hasOwn(spanish, one.slice(one.indexOf(': ') + 2)))).toEqual([]);
});
