import { build, type Plugin } from 'vite';

/** Files of public/ that the pages show. */
const unhashed = ['/crest.svg'];

/** Builds the service worker behind the site: it knows every file by name, so any change makes it a new one. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const written = Object.values(bundle);
      const entry = written.find((file) => file.type === 'chunk' && file.isEntry)?.fileName ?? '';
      const page = written.find(({ fileName }) => fileName === 'index.html');
      const html = page?.type === 'asset' ? String(page.source) : '';
      const files = written.map(({ fileName }) => `/${fileName}`).filter((path) => path.startsWith('/assets/'));
      const known = [...files.toSorted(), ...unhashed];
      const source = await workerFor(known, entry, await nameFor([...known, html]));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}

async function workerFor(files: readonly string[], entry: string, version: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    publicDir: false,
    define: {
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

/** Twelve digits that are others as soon as anything of it is. */
async function nameFor(parts: readonly string[]): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(parts.join('\n')));
  const digits = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').slice(0, 12);
}
