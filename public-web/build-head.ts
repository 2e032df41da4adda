import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../domain/rule/language/language.ts';
import { pageTextsIn } from './build-words.ts';
import { installed, page } from './frame/page-words.ts';

/** Returns words without placeholders in a language. */
function inLanguage<W>(words: W, language: Language): W {
  if (language === 'en') return words;
  const texts = pageTextsIn(language, 'frame');
  return JSON.parse(JSON.stringify(words), (_, said) => (typeof said === 'string' ? texts[said] : said));
}

/** Returns the values of the placeholders in index.html, as Vite fills them: %TITLE%. */
export function pageWordsIn(language: Language) {
  const { title, description, withoutScript } = inLanguage(page, language);
  return {
    'import.meta.env.TITLE': JSON.stringify(title),
    'import.meta.env.DESCRIPTION': JSON.stringify(description),
    'import.meta.env.WITHOUT_SCRIPT': JSON.stringify(withoutScript),
  };
}

/** Manifest of the installed site, without its words. */
interface Manifest {
  readonly shortcuts: readonly { readonly url: string }[];
}

/** Writes the manifest of the installed site with its words. */
export function installedSite(language: Language): Plugin {
  const { shortcuts: names, ...words } = inLanguage(installed, language);
  const nameOf = new Map(Object.entries(names));
  return {
    name: 'installed-site',
    apply: 'build',
    async generateBundle() {
      const file = join(import.meta.dirname, 'public', 'site.webmanifest');
      const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
      const shortcuts = manifest.shortcuts.map(({ url }) => ({ name: nameOf.get(url), url }));
      const source = JSON.stringify({ ...manifest, ...words, lang: language, shortcuts });
      this.emitFile({ type: 'asset', fileName: 'site.webmanifest', source });
    },
  };
}
