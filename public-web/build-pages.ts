import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Language } from '../domain/rule/language/language.ts';
import { outlineFile, sitePages } from '../domain/rule/site/pages.ts';
import { tournamentParts } from '../domain/rule/tournament/tournament-part.ts';
import { inLanguage, pathBefore } from './build-language.ts';
import { type Modules, styleOf } from './build-style.ts';

/** Pages that the server sends prerendered, one per part; pages that differ on a match day also have a version with a mark in their head. */
const drawnPages = sitePages.flatMap((page) => {
  if (page.outline === undefined) return [];
  const parts = page.hasOutlineOfParts ? tournamentParts : [undefined];
  const days = page.isOtherOnMatchDay ? [false, true] : [false];
  return parts.flatMap((part) => days.map((isOfDay) => ({ ...page, part, isOfDay })));
});

type DrawnPage = (typeof drawnPages)[number];

/** Writes an HTML page for each of them beside index.html, which stays empty for all others. */
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
      for (const page of drawnPages) {
        const styled = page.hasLateStyle ? withOwnStyle(html, style, page, this) : withStyle(html, style);
        const drawn = await outlineOf(anAddress(page), page.isOfDay);
        const source = filled(styled, drawn, headFor(page, bundle, base));
        this.emitFile({ type: 'asset', fileName: `${outlineFile(page, page)}.html`, source });
      }
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots });
    },
  };
}

/** Returns an example address of a page. */
const anAddress = ({ address, part }: DrawnPage): string =>
  address
    .replace(/\/:\w+\?/g, part === undefined || part === tournamentParts[0] ? '' : `/${part}`)
    .replace(':id', '1')
    .replace(':code', 'code');

/** Keeps private links of families and the organizers' pages out of search engines. */
const robots = [
  'User-agent: *',
  ...['/api/', '/admin', '/bracket-management'].map((path) => `Disallow: ${path}`),
  ...sitePages
    .filter(({ isListed }) => !isListed)
    .map(({ address }) => `Disallow: ${address.replace(/(\/:\w+\?|:\w+)$/, '')}`),
].join('\n');

/** Inserts the prerendered markup into the page. Buttons and inputs are inert until the script runs; links work at once. */
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

/** Returns preload links for the scripts of a page, without the entry script, and for its API calls. */
function headFor({ module, asks, isOfDay }: DrawnPage, bundle: Rolldown.OutputBundle, base: string): string {
  return [
    ...(isOfDay ? ['<meta name="match-day">'] : []),
    ...filesOf(module, bundle).map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
    ...asks
      .filter((call) => !call.includes(':'))
      .map((call) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${call}">`),
  ].join('\n    ');
}

/** Returns the file that a module was built to, and the files that it imports. */
function filesOf(module: string, bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/public-web/${module}`)));
  if (first === undefined) throw new Error(`${module} has not been built.`);
  const found = new Set([first]);
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return [...found].filter(({ isEntry }) => !isEntry).map(({ fileName }) => fileName);
}

const linkToStyle = /<link rel="stylesheet"[^>]*href="([^"]+)">/;

/** Returns the style sheet of the whole site, as built. */
function styleIn(html: string, bundle: Rolldown.OutputBundle, base: string): string {
  const file = linkToStyle.exec(html)?.[1]?.slice(base.length) ?? '';
  const style = bundle[file];
  if (style?.type !== 'asset') throw new Error('The style has not been built.');
  return String(style.source).trim();
}

/** Inlines the style sheet, so that prerendered markup need not wait for it. */
function withStyle(html: string, style: string): string {
  return html.replace(linkToStyle, () => `<style>${style}</style>`);
}

const fetchedFont = /@font-face\s*\{[^}]*font-display[^}]*\}/g;

/** Part of the frame that only other pages show. */
const elsewhere = /\/schedule\/my-team-banner\.tsx$/;

/** Inlines only the style of the page's own modules, without the web font; the script finds the full style sheet in the head. */
function withOwnStyle(html: string, style: string, { module }: DrawnPage, modules: Modules): string {
  const shown = ['frame/frame.tsx', module].map((name) => join(import.meta.dirname, name));
  const own = styleOf(style.replace(fetchedFont, ''), shown, modules, elsewhere);
  const address = linkToStyle.exec(html)?.[1] ?? '';
  return withStyle(html, own)
    .replace(/<link\b[^>]*\bas="font"[^>]*>\s*/g, '')
    .replace('</title>', () => `</title>\n    <meta name="late-style" content="${address}" />`);
}

/** Builds the site a second time, for rendering without a browser. */
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
  // Stands in for a phone with empty storage and a network.
  Object.defineProperty(globalThis, 'localStorage', { value: { getItem: () => null }, configurable: true });
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  try {
    const { outlineOf }: typeof import('./page-outline.tsx') = await import(pathToFileURL(file).href);
    return outlineOf;
  } finally {
    await rm(file);
  }
}
