import { build, type Plugin } from 'vite';
import type { Language } from '../domain/rule/language/language.ts';
import { pathBefore } from './build-language.ts';

/** Files of public/ that the pages show. */
const unhashed = ['/crest.svg'];

/** Builds the site's service worker, which lists every file by its hashed name, so that any change makes a new worker. */
export function serviceWorker(language: Language): Plugin {
  const base = pathBefore(language);
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const written = Object.values(bundle);
      const entry = written.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';
      const page = written.find(({ fileName }) => fileName === 'index.html');
      const html = page?.type === 'asset' ? String(page.source) : '';
      const files = written.map(({ fileName }) => base + fileName).filter((path) => path.startsWith(`${base}assets/`));
      const known = [...files.toSorted(), ...unhashed];
      const source = await workerFor({ base, files: known, entry, version: await nameFor([...known, html]) });
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}

/** One build of the site: base path, files and a version derived from their contents. */
interface BuiltSite {
  readonly base: string;
  readonly files: readonly string[];
  readonly entry: string;
  readonly version: string;
}

async function workerFor({ base, files, entry, version }: BuiltSite): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    publicDir: false,
    define: {
      builtBase: JSON.stringify(base),
      builtFiles: JSON.stringify(files),
      builtEntry: JSON.stringify(entry),
      builtVersion: JSON.stringify(version),
    },
    build: { write: false, rolldownOptions: { input: 'offline/service-worker.ts', output: { format: 'iife' } } },
  });
  const [one] = Array.isArray(built) ? built : [built];
  const code = one !== undefined && 'output' in one ? one.output[0].code : '';
  if (!code.includes(version)) throw new Error('The service worker has not been built.');
  return code;
}

/** Returns a hash of twelve digits over all parts. */
async function nameFor(parts: readonly string[]): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(parts.join('\n')));
  const digits = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, 12);
}
