import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { outlinedPages } from './build-pages.ts';
import { serviceWorker } from './build-service-worker.ts';
import { fewChunks } from './chunks.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), outlinedPages(), serviceWorker()],
  build: {
    outDir: '../dist/public-web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // All of it is smaller than what a round trip for a part costs; pages with an outline carry it.
    cssCodeSplit: false,
    // A browser that does not preload fetches each script when it is imported: not worth more script on every page.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: fewChunks() } },
  },
  server: { proxy: { '/api': 'http://localhost:5000' } },
});
