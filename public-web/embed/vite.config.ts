import { defineConfig } from 'vite';

/** The frames for other sites: a bundle of their own, without a framework. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/embed/',
  publicDir: false,
  build: { outDir: '../../dist/embed', emptyOutDir: true, modulePreload: { polyfill: false } },
});
