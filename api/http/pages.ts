import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import type { RequestHandler } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { embedAt } from '../../domain/site/embed.ts';

/** Pages of the public site; every other address shows its not-found page, with the status that says so. */
const publicPages = [
  /^\/$/,
  /^\/invite(\/[^/]+)?\/?$/,
  /^\/player-lookup\/?$/,
  /^\/captain(\/team\/\d+|\/[^/]+)?\/?$/,
  /^\/family(\/[^/]+)?\/?$/,
  /^\/privacy\/?$/,
  /^\/keep-scores\/?$/,
  /^\/waiver\/[^/]+\/?$/,
  /^\/player-change\/[^/]+\/?$/,
  /^\/join-request\/[^/]+\/?$/,
  /^\/tournaments\/?$/,
  /^\/live-scores(\/big-screen)?\/?$/,
];

/** Serves both sites from the folders they were built to: assets as built, one page for all addresses of a site. */
export function servePages(app: INestApplication, built: string): void {
  const admin = join(built, 'admin-web');
  if (existsSync(admin)) {
    const backOffice = page(admin, () => true);
    app.use('/admin', files(admin), backOffice);
    // The second address of its bracket management (operations specification, section 2).
    app.use('/bracket-management', backOffice);
  }
  const embed = join(built, 'embed');
  if (existsSync(embed))
    app.use(
      '/embed',
      files(embed),
      page(embed, (path) => embedAt(`/embed${path}`) !== undefined),
    );
  const site = join(built, 'public-web');
  if (existsSync(site))
    app.use(
      files(site),
      page(site, (path) => publicPages.some((known) => known.test(path))),
    );
}

function files(folder: string): RequestHandler {
  const serve = expressStaticGzip(folder, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    serveStatic: {
      redirect: false,
      setHeaders: (response, path) => {
        const isHashed = path.includes('/assets/');
        response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    },
  });
  return (request, response, next) => (isApi(request.path) ? next() : serve(request, response, next));
}

function page(folder: string, isKnown: (path: string) => boolean): RequestHandler {
  const html = readFileSync(join(folder, 'index.html'));
  return (request, response, next) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isApi(request.originalUrl);
    if (!isPage) return next();
    response.setHeader('Cache-Control', 'no-cache');
    response
      .status(isKnown(request.path) ? 200 : 404)
      .type('html')
      .send(html);
  };
}

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
