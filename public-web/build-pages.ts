import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import type { Language } from '../domain/language/language.ts';
import { outlineFile, sitePages } from '../domain/site/pages.ts';
import { tournamentParts } from '../domain/tournament/tournament-part.ts';
import { inLanguage, pathBefore } from './build-language.ts';
import { type Modules, styleOf } from './build-style.ts';

/** The pages that the server sends with what they show before their first answer, each part by itself; one of a day on which games are played says so in its head. */
const drawnPages = sitePages.flatMap((page) => {
  if (page.outline === undefined) return [];
  const parts = page.hasOutlineOfParts ? tournamentParts : [undefined];
  const days = page.isOtherOnMatchDay ? [false, true] : [false];
  return parts.flatMap((part) => days.map((isOfDay) => ({ ...page, part, isOfDay })));
});

type DrawnPage = (typeof drawnPages)[number];

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

/** An address of a page, as somebody opens it. */
const anAddress = ({ address, part }: DrawnPage): string =>
  address
    .replace(/\/:\w+\?/g, part === undefined || part === tournamentParts[0] ? '' : `/${part}`)
    .replace(':id', '1')
    .replace(':code', 'code');

/** What families reach by a link of their own, and what organizers see, is nobody else's to list. */
const robots = [
  'User-agent: *',
  ...['/api/', '/admin', '/bracket-management'].map((path) => `Disallow: ${path}`),
  ...sitePages
    .filter(({ isListed }) => !isListed)
    .map(({ address }) => `Disallow: ${address.replace(/(\/:\w+\?|:\w+)$/, '')}`),
].join('\n');

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
function headFor({ module, asks, isOfDay }: DrawnPage, bundle: Rolldown.OutputBundle, base: string): string {
  return [
    ...(isOfDay ? ['<meta name="match-day">'] : []),
    ...filesOf(module, bundle).map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
    ...asks
      .filter((call) => !call.includes(':'))
      .map((call) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${call}">`),
  ].join('\n    ');
}

/** The file that a module was built to, and what it imports. */
function filesOf(module: string, bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/public-web/${module}`)));
  if (first === undefined) throw new Error(`${module} has not been built.`);
  const found = new Set([first]);
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.fileName)) found.add(chunk);
  return [...found].filter(({ isEntry }) => !isEntry).map(({ fileName }) => fileName);
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
function withOwnStyle(html: string, style: string, { module }: DrawnPage, modules: Modules): string {
  const shown = ['frame/frame.tsx', module].map((name) => join(import.meta.dirname, name));
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
