import { defineConfig, type Plugin } from 'vite';
import { isLanguage, type Language } from '../../domain/language/language.ts';
import { pathBefore, wordsInLanguage } from '../build-language.ts';

/** Build of the frames for other sites: a bundle of its own without a framework, in the language given as Vite's mode. */
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

/** Sets the language of the HTML page. */
const pageIn = (language: Language): Plugin => ({
  name: 'frame-in-language',
  transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${language}">`),
});
