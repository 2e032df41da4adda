import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { isLanguage } from '../domain/language/language.ts';
import { inLanguage, pathBefore } from './build-language.ts';
import { outlinedPages } from './build-pages.ts';
import { usedRouter } from './build-router.ts';
import { serviceWorker } from './build-service-worker.ts';
import { fewChunks } from './chunks.ts';

/** The site in one language, which is named as Vite's mode; in English unless one is named. */
export default defineConfig(({ mode }) => {
  const language = isLanguage(mode) ? mode : 'en';
  return {
    root: import.meta.dirname,
    base: pathBefore(language),
    plugins: [react(), usedRouter(), ...inLanguage(language), outlinedPages(language), serviceWorker(language)],
    build: {
      outDir: language === 'en' ? '../dist/public-web' : `../dist/public-web-${language}`,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      // All of it is smaller than what a round trip for a part costs; pages with an outline carry it.
      cssCodeSplit: false,
      // A browser that does not preload fetches each script when it is imported: not worth more script on every page.
      modulePreload: { polyfill: false },
      // The start names all the others: their names alone would weigh 340 bytes of it.
      rolldownOptions: { output: { codeSplitting: fewChunks(), chunkFileNames: 'assets/[hash].js' } },
    },
    server: { proxy: { '/api': 'http://localhost:5000' } },
  };
});
