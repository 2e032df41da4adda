import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { catalogueOf, type Language } from '../domain/language/language.ts';
import type { Catalogue } from '../domain/language/sentence.ts';

/** Where one language of the site stands among the built files, and what its addresses begin with. */
export const pathBefore = (language: Language): string => (language === 'en' ? '/' : `/${language}/`);

/**
 * Builds the site in a language. Words stand beside the English ones, as words.es.ts beside words.ts, and are built in their
 * place; the sentences of the domain are written in the language where they are said, so none carries the others along.
 */
export function inLanguage(language: Language): readonly Plugin[] {
  return language === 'en' ? [] : [...wordsInLanguage(language), pageIn(language)];
}

/** The same for what has a page of its own. */
export function wordsInLanguage(language: Language): readonly Plugin[] {
  const catalogue = catalogueOf[language];
  return catalogue === undefined ? [] : [wordsIn(language), sentencesIn(catalogue)];
}

/** A module that stands there in the language as well is that one. */
function wordsIn(language: Language): Plugin {
  const own = `.${language}.ts`;
  return {
    name: 'words-in-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.startsWith('.') || !source.endsWith('.ts') || source.endsWith(own)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const translated = found?.id.replace(/\.ts$/, own);
      return translated !== undefined && importer !== translated && existsSync(translated) ? translated : found;
    },
  };
}

const ofDomain = /\/domain\/(?!language\/).*\.ts$/;

/** The sentences of the domain where they are written; named places stay as they are. */
function sentencesIn(catalogue: Catalogue): Plugin {
  const known: Readonly<Record<string, string>> = catalogue;
  return {
    name: 'sentences-in-language',
    apply: 'build',
    transform: {
      filter: { id: ofDomain },
      handler(code) {
        const found = stringsIn(this.parse(code)).filter(({ value }) => Object.hasOwn(known, value));
        return found
          .toSorted((one, other) => other.start - one.start)
          .reduce(
            (so, { start, end, value }) => so.slice(0, start) + JSON.stringify(known[value]) + so.slice(end),
            code,
          );
      },
    },
  };
}

/** A text that is written in a program. */
interface Written {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** All texts of a module that are values: neither names of properties nor of other modules. */
function stringsIn(program: object): readonly Written[] {
  const found: Written[] = [];
  const visit = (node: unknown, role: string): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, role);
    else if (isNode(node)) {
      if (node.type === 'Literal' && typeof node.value === 'string' && role !== 'key' && role !== 'source')
        found.push({ value: node.value, start: node.start, end: node.end });
      for (const [name, part] of Object.entries(node)) visit(part, name);
    }
  };
  visit(program, 'program');
  return found;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part && 'start' in part && 'end' in part;
}

/** What stands in the page itself, and what a phone shows of the site among its programs. */
interface PageWords {
  readonly title: string;
  readonly description: string;
  readonly withoutScript: string;
  readonly installed: { readonly name: string; readonly description: string; readonly shortcuts: readonly string[] };
}

const pageWords: Readonly<Record<Exclude<Language, 'en'>, PageWords>> = {
  es: {
    title: 'Golden Goal · Torneos juveniles de fútbol 3v3 en el norte y centro de NJ',
    description:
      'Inscríbase en torneos juveniles de fútbol 3v3 bajo techo en el norte y centro de Nueva Jersey: traiga un equipo, únase a uno o venga por su cuenta.',
    withoutScript: 'Este sitio necesita JavaScript para inscribir a los jugadores.',
    installed: {
      name: 'Golden Goal · Fútbol juvenil 3v3',
      description: 'Torneos, llaves y marcadores en vivo de fútbol juvenil 3v3 en el norte y centro de Nueva Jersey.',
      shortcuts: ['Marcadores en vivo', 'Llaves de los torneos', 'Ficha del jugador'],
    },
  },
};

/** The page that all addresses begin with, and the site among the programs of a phone. */
function pageIn(language: Exclude<Language, 'en'>): Plugin {
  const { title, description, withoutScript, installed } = pageWords[language];
  return {
    name: 'page-in-language',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<html lang="en">', `<html lang="${language}">`)
          .replace(/<title>.*?<\/title>/s, `<title>${title}</title>`)
          .replace(/(<meta\s+name="description"\s+content=")[^"]*/, `$1${description}`)
          .replace(/(<noscript>).*?(<\/noscript>)/s, `$1${withoutScript}$2`),
    },
    async generateBundle(this: Rolldown.PluginContext) {
      const english = JSON.parse(await readFile(join(import.meta.dirname, 'public', 'site.webmanifest'), 'utf8'));
      const { name, description: told, shortcuts } = installed;
      const named = english.shortcuts.map((one: object, index: number) => ({ ...one, name: shortcuts[index] }));
      const source = JSON.stringify({ ...english, name, description: told, lang: language, shortcuts: named });
      this.emitFile({ type: 'asset', fileName: 'site.webmanifest', source });
    },
  };
}
