import { defineConfig, type Plugin } from 'vite';
import { isLanguage, type Language } from '../../domain/language/language.ts';
import { pathBefore, wordsInLanguage } from '../build-language.ts';

/** The frames for other sites, in the language that is named as Vite's mode: a bundle of their own, without a framework. */
export default defineConfig(({ mode }) => {
  const language = isLanguage(mode) ? mode : 'en';
  return {
    root: import.meta.dirname,
    base: `${pathBefore(language)}embed/`,
    publicDir: false,
    plugins: [...wordsInLanguage(language), pageIn(language)],
    build: {
      outDir: language === 'en' ? '../../dist/embed' : `../../dist/embed-${language}`,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
    },
  };
});

/** The page says in which language it is. */
const pageIn = (language: Language): Plugin => ({
  name: 'frame-in-language',
  transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
});
