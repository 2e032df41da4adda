import { defineConfig } from 'vite';
import { isLanguage } from '../../domain/rule/language/language.ts';
import { inLanguage, pathBefore } from '../build-language.ts';

/** Build of the frames for other sites: a bundle of its own without a framework, in the language given as Vite's mode. */
export default defineConfig(({ mode }) => {
  const language = isLanguage(mode) ? mode : 'en';
  return {
    root: import.meta.dirname,
    base: `${pathBefore(language)}embed/`,
    publicDir: false,
    plugins: [...inLanguage(language)],
    build: {
      outDir: language === 'en' ? '../../dist/embed' : `../../dist/embed-${language}`,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
    },
  };
});
