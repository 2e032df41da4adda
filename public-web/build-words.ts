import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ESTree, Plugin } from 'vite';

/** Texts of the pages of one folder in another language, by the English text: "{count} teams". */
export type PageTexts = Readonly<Record<string, string>>;

/** Returns the texts of a folder in a language other than English, which a translator's tools read and write. */
export function pageTextsIn(language: string, folder: string): PageTexts {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'language', language, `${folder}.json`), 'utf8'));
}

/** Path of a module with the English words of a page. */
const wordsModule = /\/public-web\/[\w-]+\/(?:[\w-]+-)?words\.ts$/;

/** Writes the words of all pages in a language, where they stand. */
export const wordsIn = (language: string): Plugin => ({
  name: 'words-in-language',
  transform: {
    filter: { id: wordsModule },
    handler(code, id) {
      return translatedWords(code, this.parse(code), pageTextsIn(language, basename(dirname(id))));
    },
  },
});

/** Part of a module, from one place to before another. */
type Span = Pick<ESTree.Node, 'start' | 'end'>;

/** Text that somebody reads, with what fills its placeholders: {count} is filled by count, word.count, words[count] and inWords(count). */
interface Text extends Span {
  readonly english: string;
  readonly places: ReadonlyMap<string, Span>;
}

/** Returns the code of a words module with its texts in another language. Throws an error if one of them is missing there. */
export function translatedWords(code: string, program: ESTree.Program, texts: PageTexts): string {
  const filled = ({ english, places }: Text) => {
    const text = texts[english];
    if (text === undefined) throw new Error(`This text has no translation: ${english}`);
    const written = text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
    const sourceOf = (name: string) => code.slice(places.get(name)?.start, places.get(name)?.end);
    return `\`${written.replace(/\{(\w+)\}/g, (braces, name) => (places.has(name) ? `\${${sourceOf(name)}}` : braces))}\``;
  };
  return textsOf(program)
    .filter(({ english }) => hasWords(english) || Object.hasOwn(texts, english))
    .toSorted((one, other) => other.start - one.start)
    .reduce((so, text) => so.slice(0, text.start) + filled(text) + so.slice(text.end), code);
}

/** Returns the texts of a words module: all that its constants and functions say, but addresses. */
export function textsOf({ body }: ESTree.Program): readonly Text[] {
  const said = body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declared?.type === 'VariableDeclaration' ? saidBy(declared) : [];
  });
  return said.filter(({ english }) => !/^\/\S*$/.test(english));
}

/** Returns whether a text has words of its own, beside names and numbers that fill it. */
export const hasWords = (english: string): boolean => /\p{L}/u.test(english.replace(/\{\w+\}/g, ''));

function saidBy(node: ESTree.Node | null): readonly Text[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string'
        ? [{ start: node.start, end: node.end, english: node.value, places: new Map() }]
        : [];
    case 'TemplateLiteral':
      return [templateOf(node)];
    case 'ObjectExpression':
      return node.properties.flatMap((one) => saidBy(one.type === 'Property' ? one.value : null));
    case 'ArrayExpression':
      return node.elements.flatMap(saidBy);
    case 'ConditionalExpression':
    case 'IfStatement':
      return [node.consequent, node.alternate].flatMap(saidBy);
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(saidBy);
    case 'MemberExpression':
      return saidBy(node.object);
    case 'ArrowFunctionExpression':
      return saidBy(node.body);
    case 'BlockStatement':
      return node.body.flatMap(saidBy);
    case 'ReturnStatement':
      return saidBy(node.argument);
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ init }) => saidBy(init));
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return saidBy(node.expression);
    default:
      return [];
  }
}

function templateOf({ start, end, quasis, expressions }: ESTree.TemplateLiteral): Text {
  const names = expressions.map(nameOf);
  const english = quasis
    .map(({ value }, at) => `${value.cooked}${names[at] === undefined ? '' : `{${names[at]}}`}`)
    .join('');
  return { start, end, english, places: new Map(expressions.map((one, at) => [names[at] ?? '', one])) };
}

/** Returns the name of the placeholder that an expression fills. Throws an error if it has none: a constant then says what it is. */
function nameOf(filling: ESTree.Node | undefined): string {
  switch (filling?.type) {
    case 'Identifier':
      return filling.name;
    case 'UnaryExpression':
      return nameOf(filling.argument);
    case 'MemberExpression':
      return nameOf(filling.property);
    case 'CallExpression':
      return nameOf(filling.callee.type === 'MemberExpression' ? filling.callee.object : filling.arguments[0]);
    default:
      throw new Error('What fills a text has a name: a constant beside it would give it one.');
  }
}
