import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { catalogueOf, type Language } from '../domain/language/language.ts';
import type { Catalogue } from '../domain/language/sentence.ts';

/** Returns the path prefix of a language, for its built files and its addresses. */
export const pathBefore = (language: Language): string => (language === 'en' ? '/' : `/${language}/`);

/**
 * Returns the plugins that build the site in a language. A words.es.ts replaces the words.ts beside it; sentences of the domain are
 * translated where they stand, so that no build carries the other languages.
 */
export function inLanguage(language: Language): readonly Plugin[] {
  return language === 'en' ? [] : [...wordsInLanguage(language), pageIn(language)];
}

/** Returns the plugins that translate a bundle with a page of its own. */
export function wordsInLanguage(language: Language): readonly Plugin[] {
  const catalogue = catalogueOf[language];
  return catalogue === undefined ? [] : [wordsIn(language), sentencesIn(catalogue)];
}

/** Resolves a words module to its translation if there is one. */
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

/** Translates the sentences of the domain where they are written; place names stay as they are. */
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

/** String literal in a program. */
interface Written {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Returns all string literals of a module that are values: neither property names nor import sources. */
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

/** Texts of the page's HTML, and of the installed app in a phone's launcher. */
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

/** Translates the HTML page and the web app manifest. */
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
