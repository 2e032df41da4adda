import { existsSync } from 'node:fs';
import { type ESTree, type Plugin, Visitor } from 'vite';
import { catalogueOf, type Language } from '../domain/rule/language/language.ts';
import type { Catalogue } from '../domain/rule/language/sentence.ts';
import { wordsIn } from './build-words.ts';

/** Returns the path prefix of a language, for its built files and its addresses. */
export const pathBefore = (language: Language): string => (language === 'en' ? '/' : `/${language}/`);

/**
 * Returns the plugins that build the site in a language: words of pages and sentences of the domain are translated where they stand, so
 * that no build carries the other languages. What is more than a text has a module of its own, such as written.es.ts beside written.ts.
 */
export function inLanguage(language: Language): readonly Plugin[] {
  const catalogue = catalogueOf[language];
  if (catalogue === undefined) return [];
  return [modulesIn(language), wordsIn(language), sentencesIn(catalogue), pageIn(language)];
}

/** Resolves a module to that of the language, if there is one. */
function modulesIn(language: Language): Plugin {
  const own = `.${language}.ts`;
  return {
    name: 'modules-in-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.startsWith('.') || !source.endsWith('.ts') || source.endsWith(own)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const translated = found?.id.replace(/\.ts$/, own);
      return translated !== undefined && importer !== translated && existsSync(translated) ? translated : found;
    },
  };
}

/** Names the language in the HTML page. */
const pageIn = (language: Language): Plugin => ({
  name: 'page-in-language',
  transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
});

const ofDomain = /\/domain\/(?!rule\/language\/).*\.ts$/;

/** Translates the marked sentences of the domain where they are written. */
function sentencesIn(catalogue: Catalogue): Plugin {
  return {
    name: 'sentences-in-language',
    apply: 'build',
    transform: {
      filter: { id: ofDomain },
      handler(code) {
        return translated(code, this.parse(code), catalogue);
      },
    },
  };
}

/** Returns the code of a module with its marked sentences in the language of a catalogue; every other text stays as it is. */
export function translated(code: string, program: ESTree.Program, catalogue: Catalogue): string {
  const known: Readonly<Record<string, string>> = catalogue;
  return markedIn(program)
    .filter(({ value }) => Object.hasOwn(known, value))
    .toSorted((one, other) => other.start - one.start)
    .reduce((so, { start, end, value }) => so.slice(0, start) + JSON.stringify(known[value]) + so.slice(end), code);
}

/** Functions of the domain that take sentences, with the positions of those arguments. */
const takingSentences: ReadonlyMap<string, readonly number[]> = new Map([
  ['said', [0]],
  ['asPlaceholderValue', [0]],
  ['refused', [0]],
  ['Refusal', [1]],
  ['paragraph', [0]],
  ['linkTo', [0]],
  ['hinted', [1]],
  ['email', [0, 1]],
  ['phone', [0]],
  ['choice', [0, 2]],
  ['tournamentChoice', [0]],
  ['paymentMethodChoice', [1]],
  ['tick', [0]],
  ['switched', [0]],
  ['agreement', [0, 1]],
  ['fewWords', [0]],
  ['goals', [0]],
  ['id', [0, 1]],
  ['calendarDay', [0]],
  ['timeOfDay', [0]],
  ['endOfPlay', [0]],
]);

/** Parts of records that are sentences: the texts of fields, the labels of options, the subjects of letters. */
const sentenceParts: ReadonlySet<string> = new Set([
  ...['label', 'hint', 'each', 'missing', 'message', 'min', 'max', 'tooShort', 'symbols'],
  'subject',
]);

/** Returns the texts of a module that are marked as sentences, by a function that takes them or as a part of a record. */
export function markedIn(program: ESTree.Program): readonly ESTree.StringLiteral[] {
  const found = new Set<ESTree.StringLiteral>();
  const mark = (node: ESTree.Node): void => {
    if (node.type === 'Literal' && typeof node.value === 'string') found.add(node);
    else for (const part of partsOf(node)) mark(part);
  };
  const markArguments = ({ callee, arguments: given }: ESTree.CallExpression | ESTree.NewExpression): void => {
    const positions = callee.type === 'Identifier' ? takingSentences.get(callee.name) : undefined;
    for (const at of positions ?? []) if (given[at] !== undefined) mark(given[at]);
  };
  new Visitor({
    CallExpression: markArguments,
    NewExpression: markArguments,
    Property({ key, value }) {
      if (key.type === 'Identifier' && sentenceParts.has(key.name)) mark(value);
    },
  }).visit(program);
  return [...found];
}

/** Returns the parts of a record, a list or a condition, which are sentences where the whole is marked. */
function partsOf(node: ESTree.Node): readonly ESTree.Node[] {
  if (node.type === 'ObjectExpression') return node.properties.flatMap((one) => ('value' in one ? [one.value] : []));
  if (node.type === 'ArrayExpression') return node.elements.filter((one) => one !== null);
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate];
  return node.type === 'LogicalExpression' ? [node.left, node.right] : [];
}
