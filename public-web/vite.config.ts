import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { isLanguage } from '../domain/rule/language/language.ts';
import { installedSite, pageWordsIn } from './build-head.ts';
import { inLanguage, pathBefore } from './build-language.ts';
import { outlinedPages } from './build-pages.ts';
import { usedRouter } from './build-router.ts';
import { serviceWorker } from './build-service-worker.ts';
import { fewChunks } from './chunks.ts';

/** Build of the site in one language, given as Vite's mode; English by default. */
export default defineConfig(({ mode }) => {
  const language = isLanguage(mode) ? mode : 'en';
  return {
    root: import.meta.dirname,
    base: pathBefore(language),
    define: pageWordsIn(language),
    plugins: [
      ...[react(), usedRouter(), ...inLanguage(language)],
      ...[installedSite(language), outlinedPages(language), serviceWorker(language)],
    ],
    build: {
      outDir: language === 'en' ? '../dist/public-web' : `../dist/public-web-${language}`,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // The whole style sheet is smaller than the cost of a round trip for a part; prerendered pages contain it.
      cssCodeSplit: false,
      // A browser without module preloading fetches each script when it is imported, which is not worth a polyfill on every page.
      modulePreload: { polyfill: false },
      // The entry script names all the others: longer names would add 340 bytes.
      rolldownOptions: { output: { codeSplitting: fewChunks(), chunkFileNames: 'assets/[hash].js' } },
    },
    server: { proxy: { '/api': 'http://localhost:5000' } },
  };
});
