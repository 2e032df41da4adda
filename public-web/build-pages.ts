import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Language } from '../domain/language/language.ts';
import { inLanguage, pathBefore } from './build-language.ts';
import { type Modules, styleOf } from './build-style.ts';

/** A page that the server sends with what it shows before its first answer, and with the names of all that it asks for at once. */
interface OutlinedPage {
  /** An address of it. */
  readonly address: string;
  /** The module that it is made of; undefined for the page that the site starts with. */
  readonly module?: string;
  /** It is the page of a day on which games are played, and says so in its head. */
  readonly isOfDay?: true;
  /** The calls that it begins with, whatever its address. */
  readonly asks: readonly string[];
  /** It is opened on the poorest lines: it has the style of what it shows, in common letters, and all of it comes once somebody goes on. */
  readonly styleLater?: true;
}

const board = ['/api/tournaments', '/api/site'];

const pages: Readonly<Record<string, OutlinedPage>> = {
  landing: { address: '/', asks: ['/api/live-scores', ...board, '/api/site/texts'] },
  'landing-day': { address: '/', isOfDay: true, asks: ['/api/live-scores', ...board, '/api/site/texts'] },
  tournaments: { address: '/tournaments', module: 'bracket/brackets-page.tsx', asks: board },
  tournament: { address: '/tournaments/1', module: 'bracket/tournament-page.tsx', asks: board },
  'live-scores': {
    address: '/live-scores',
    module: 'game/live-scores-page.tsx',
    asks: ['/api/live-scores', '/api/top-scorers', ...board],
  },
  invite: { address: '/invite/code', module: 'invitation/invitation-page.tsx', asks: board, styleLater: true },
  captain: { address: '/captain/team/1', module: 'team/captain-pages.tsx', asks: board },
};

/** Writes a page of HTML for each of them beside index.html, which stays empty for all others. */
export function outlinedPages(language: Language): Plugin {
  const base = pathBefore(language);
  return {
    name: 'outlined-pages',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('There is no page to begin with.');
      const outlineOf = await buildOutlines(language);
      const html = String(index.source);
      const style = styleIn(html, bundle, base);
      for (const [name, page] of Object.entries(pages)) {
        const styled = page.styleLater ? withOwnStyle(html, style, page, this) : withStyle(html, style);
        const source = filled(styled, await outlineOf(page.address, page.isOfDay), headFor(page, bundle, base));
        this.emitFile({ type: 'asset', fileName: `${name}.html`, source });
      }
    },
  };
}

/** What is drawn stands where the page will stand. Its buttons and inputs wait for the script, its links do not. */
function filled(html: string, outline: string, head: string): string {
  const title = /<title>.*?<\/title>/s;
  const [own = ''] = title.exec(outline) ?? [];
  const markup = outline
    .replace(/^(<title>.*?<\/title>|<meta[^>]*>|<link[^>]*>)+/s, '')
    .replace(/<(button|input|select|textarea)\b/g, '<$1 inert');
  return html
    .replace(title, (common) => own || common)
    .replace('</head>', () => `${head}\n  </head>`)
    .replace('<div id="site"></div>', () => `<div id="site">${markup}</div>`);
}

/** The names of the scripts that a page is made of, beside the one that the site starts with, and of its calls. */
function headFor({ module, asks, isOfDay }: OutlinedPage, bundle: Rolldown.OutputBundle, base: string): string {
  const scripts = module === undefined ? [] : filesOf(module, bundle);
  return [
    ...(isOfDay ? ['<meta name="match-day">'] : []),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
    ...asks.map((path) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`),
  ].join('\n    ');
}

/** The file that a module was built to, and what it imports. */
function filesOf(module: string, bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/public-web/${module}`)));
  if (first === undefined) throw new Error(`${module} has not been built.`);
  const found = new Set([first]);
  for (const { imports } of found)
    for (const chunk of chunks) if (imports.includes(chunk.fileName) && !chunk.isEntry) found.add(chunk);
  return [...found].map(({ fileName }) => fileName);
}

const linkToStyle = /<link rel="stylesheet"[^>]*href="([^"]+)">/;

/** The style of the whole site, as its file was built. */
function styleIn(html: string, bundle: Rolldown.OutputBundle, base: string): string {
  const file = linkToStyle.exec(html)?.[1]?.slice(base.length) ?? '';
  const style = bundle[file];
  if (style?.type !== 'asset') throw new Error('The style has not been built.');
  return String(style.source).trim();
}

/** The style in the page itself: what is drawn need not wait for it. */
function withStyle(html: string, style: string): string {
  return html.replace(linkToStyle, () => `<style>${style}</style>`);
}

const fetchedFont = /@font-face\s*\{[^}]*font-display[^}]*\}/g;

/** What the frame has on other pages only. */
const elsewhere = /\/schedule\/my-team-banner\.tsx$/;

/** The page with the style of what it shows alone, in the phone's own letters; where all of it is to be had, the script reads in its head. */
function withOwnStyle(html: string, style: string, { module }: OutlinedPage, modules: Modules): string {
  const shown = ['frame/frame.tsx', module ?? ''].map((name) => join(import.meta.dirname, name));
  const own = styleOf(style.replace(fetchedFont, ''), shown, modules, elsewhere);
  const address = linkToStyle.exec(html)?.[1] ?? '';
  return withStyle(html, own)
    .replace(/<link\b[^>]*\bas="font"[^>]*>\s*/g, '')
    .replace('</title>', () => `</title>\n    <meta name="late-style" content="${address}" />`);
}

/** The site once more, as it is drawn without a browser. */
async function buildOutlines(language: Language): Promise<(address: string, isOfDay?: boolean) => Promise<string>> {
  const root = import.meta.dirname;
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [react(), ...inLanguage(language)],
    build: {
      write: false,
      ssr: 'page-outline.tsx',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [one] = Array.isArray(built) ? built : [built];
  const code = one !== undefined && 'output' in one ? one.output[0].code : '';
  const folder = join(root, '..', 'node_modules', '.cache', 'outlines');
  const file = join(folder, `${language}-${process.pid}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, code);
  // A phone that has kept nothing and has a network.
  Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => null }, configurable: true });
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  try {
    const { outlineOf }: typeof import('./page-outline.tsx') = await import(pathToFileURL(file).href);
    return outlineOf;
  } finally {
    await rm(file);
  }
}
