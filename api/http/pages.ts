import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { INestApplication } from '@nestjs/common';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { type Language, languages } from '../../domain/rule/language/language.ts';
import { embedAt } from '../../domain/rule/site/embed.ts';
import { type LinkPreview, pageWithPreview } from '../../domain/rule/site/link-preview.ts';
import { type OpenedPage, outlineFile, pageAt } from '../../domain/rule/site/pages.ts';
import { keepLanguageOfLink } from './language-by-link.ts';
import { languageOf, languageOfPage } from './language-of.ts';
import { linksOf } from './page-links.ts';
import { pageCacheControl } from './security-headers.ts';

const compressed = promisify(brotliCompress);

/** Returns what messengers preview of a shared page; undefined for the default. */
type PreviewOf = (request: Request) => Promise<LinkPreview | undefined>;

/** Dependencies of the public site's pages beside the built files. */
interface SiteAround {
  readonly previewOf: PreviewOf;
  /** Whether the record that a page's address names is there for everybody. */
  readonly isThere: (page: OpenedPage) => Promise<boolean>;
  /** Origin of its addresses. */
  readonly origin: string;
  /** Whether games are played today. */
  readonly isMatchDay: () => Promise<boolean>;
  /** Whether a request is for a page that everybody gets. */
  readonly isForEverybody: (request: Request) => boolean;
  /** Whether cookies are sent over https only. */
  readonly isHttps: boolean;
}

/** Addresses that are answered before the framework. */
export interface ServedPages {
  /** Files that stay the same for the life of the process, for everybody or in each language. */
  readonly same: ReadonlySet<string>;
  readonly spoken: ReadonlySet<string>;
  /** Origin of the public site's pages; undefined if it is not built. */
  readonly origin?: string;
}

/**
 * Serves both sites from their build folders: assets as built, and one page for all addresses of a site, except for pages of the
 * public site with an outline of their own. The public site, and its frames for other sites, exist once in each language.
 */
export function servePages(app: INestApplication, built: string, around: SiteAround): ServedPages {
  const admin = join(built, 'admin-web');
  if (existsSync(admin)) {
    const backOffice = page(admin, (path) => !path.startsWith('/assets/'));
    app.use('/admin', files(admin), backOffice);
    // The second address of its bracket management (operations specification, section 2).
    app.use('/bracket-management', backOffice);
  }
  const embed = join(built, 'embed');
  const framesElsewhere = inOtherLanguages(embed, '/embed');
  for (const { at, folder } of framesElsewhere) app.use(at, files(folder));
  for (const { language, folder } of framesElsewhere)
    app.use(
      '/embed',
      onlyIn(language, framesIn(folder), ({ headers }) => languageOf(headers)),
    );
  if (existsSync(embed)) app.use('/embed', files(embed), framesIn(embed));
  const site = join(built, 'public-web');
  if (!existsSync(site)) return { same: new Set(), spoken: new Set() };
  const others = inOtherLanguages(site, '');
  for (const { at, folder } of others) app.use(at, files(folder));
  for (const { language, folder } of others) app.use(onlyIn(language, siteIn(folder, around), languageOfPage));
  app.use(files(site), siteIn(site, around));
  const everything = [
    ...filesUnder(site, ''),
    ...[...others, ...framesElsewhere].flatMap(({ at, folder }) => filesUnder(folder, at)),
    ...filesUnder(admin, '/admin'),
    ...filesUnder(embed, '/embed'),
  ];
  return {
    same: new Set(everything.filter((address) => address !== serviceWorker)),
    spoken: new Set([serviceWorker]),
    origin: around.origin,
  };
}

/** Returns the built versions of a site in other languages, with their address and folder. */
function inOtherLanguages(site: string, address: string) {
  return languages
    .map((language) => ({ language, at: `/${language}${address}`, folder: `${site}-${language}` }))
    .filter(({ folder }) => existsSync(folder));
}

/** Serves the page of the frames for other sites. */
const framesIn = (folder: string): RequestHandler =>
  page(folder, (path) => embedAt(`/embed${path}`) !== undefined, chosenBy);

/** Address of the service worker, the same in every language like the pages, so that its scope covers all of them. */
const serviceWorker = '/service-worker.js';
const spokenFile = /(?:\.html|\/service-worker\.js)(?:\.br|\.gz)?$/;

/** Request headers that determine a page's language, beside its address. */
const chosenBy = 'Accept-Language, Cookie';

const isSitePage = (path: string) => pageAt(path) !== undefined;

/** Serves the site's pages in one language, and its service worker. */
function siteIn(folder: string, around: SiteAround): RequestHandler {
  const keepLanguage = keepLanguageOfLink(around.isHttps);
  return Router()
    .get(serviceWorker, files(folder))
    .use((request, response, next) => (isSitePage(request.path) ? keepLanguage(request, response, next) : next()))
    .use(sayLinks(around.origin), outlined(folder, around), page(folder, isSitePage, chosenBy));
}

/** Sends the canonical address, the preloads and the robots rule of a page as headers. */
function sayLinks(origin: string): RequestHandler {
  return (request, response, next) => {
    const found = pageAt(request.path);
    const links = found === undefined ? [] : linksOf(found, request, origin);
    if (links.length > 0) response.setHeader('Link', links);
    if (found?.isListed === false) response.setHeader('X-Robots-Tag', 'noindex');
    next();
  };
}

function onlyIn(language: Language, site: RequestHandler, asked: (request: Request) => Language): RequestHandler {
  return (request, response, next) => (asked(request) === language ? site(request, response, next) : next());
}

/** Returns the addresses of built files; HTML pages have others, and compressed variants share their file's address. */
function filesUnder(folder: string, address: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => !/\.(?:html|br|gz)$/.test(name) && statSync(join(folder, name)).isFile())
    .map((name) => `${address}/${name.split(sep).join('/')}`);
}

/** Headers that protect pages, and are useless with assets: two thirds of a kilobyte each time. */
const ofPages = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-Frame-Options',
  'X-XSS-Protection',
];

function files(folder: string): RequestHandler {
  const serve = expressStaticGzip(folder, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    serveStatic: {
      redirect: false,
      setHeaders: (response, path) => {
        const isHashed = path.includes('/assets/');
        if (isHashed) for (const name of ofPages) response.removeHeader(name);
        response.setHeader(
          'Cache-Control',
          isHashed
            ? 'public, max-age=31536000, immutable'
            : pageCacheControl(String(Reflect.get(response.req, 'originalUrl'))),
        );
        // The file server has just set Vary to the encoding alone.
        if (spokenFile.test(path)) response.setHeader('Vary', `Accept-Encoding, ${chosenBy}`);
      },
    },
  });
  return (request, response, next) => (isApi(request.path) ? next() : serve(request, response, next));
}

/** Serves pages with a built outline, which is visible before their script has loaded. */
function outlined(
  folder: string,
  { previewOf, isThere, isMatchDay, isForEverybody, origin }: SiteAround,
): RequestHandler {
  const serve = files(folder);
  const html = new Map<string, string>();
  const read = (name: string) => {
    const text = html.get(name) ?? readFileSync(join(folder, `${name}.html`), 'utf8');
    html.set(name, text);
    return text;
  };
  return async (request, response, next) => {
    const found = pageAt(request.path);
    if (found?.outline === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    let [preview, isOfDay]: [LinkPreview | undefined, boolean] = [undefined, false];
    try {
      // The page itself says what is not there.
      if (!(await isThere(found))) response.status(404);
      preview = await previewOf(request);
      isOfDay = found.isOtherOnMatchDay === true && (await isMatchDay());
    } catch {
      // One caller gets the page as built; of a page for everybody the last one is better.
      if (isForEverybody(request)) return void response.status(503).end();
    }
    const shown = outlineFile(found, { part: found.named.part, isOfDay });
    if (preview !== undefined) return sendPage(pageWithPreview(read(shown), preview, origin), request, response);
    const { url } = request;
    request.url = `/${shown}.html`;
    serve(request, response, (error) => {
      request.url = url;
      next(error);
    });
  };
}

/** Compresses the page as it is sent, because the compressed file of the build lacks the preview. */
async function sendPage(page: string, request: Request, response: Response): Promise<void> {
  const whole = Buffer.from(page);
  const isRead = request.acceptsEncodings('br') === 'br';
  response.setHeader('Cache-Control', pageCacheControl(request.path));
  response.vary(`Accept-Encoding, ${chosenBy}`);
  if (isRead) response.setHeader('Content-Encoding', 'br');
  response
    .type('html')
    .send(isRead ? await compressed(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }) : whole);
}

function page(folder: string, isKnown: (path: string) => boolean, vary?: string): RequestHandler {
  const html = readFileSync(join(folder, 'index.html'));
  return (request, response, next) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isApi(request.originalUrl);
    if (!isPage) return next();
    if (vary !== undefined) response.vary(vary);
    response.setHeader('Cache-Control', pageCacheControl(request.path));
    response
      .status(isKnown(request.path) ? 200 : 404)
      .type('html')
      .send(html);
  };
}

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
