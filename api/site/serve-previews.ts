import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Pictured } from '../../domain/site/preview-picture.ts';
import { contentMark } from '../http/content-mark.ts';
import { DrawnPreviews, markOf } from './drawn-previews.ts';
import { PreviewPictures } from './preview-pictures.ts';

/** Pattern of a picture's address with its code or id; nothing longer was ever given out. */
const pictureAt = /^\/(teams|tournaments)\/([A-Z\d-]{1,40})\.png$/;
const anyPictureAt = /^\/(teams|tournaments)\/[^/]+\.png$/;

/** Maximum number of concurrent lookups of pictures. */
const mostAtOnce = 50;

/** Seconds for which a fetched picture may be cached: an own one, and the shared one. */
const [ownAge, sharedAge] = [300, 60];

interface SharedPicture {
  readonly png: Uint8Array;
  readonly mark: string;
}

/**
 * Serves the pictures of shared links, 1200 by 630 points. If there is none (unknown, hidden, closed, characters that cannot be drawn, or
 * too many at once), it serves the shared default with the same status, so that no answer reveals the reason and no messenger shows a gap.
 */
export function servePreviews(app: INestApplication, built: string): void {
  const [pictures, drawn] = [app.get(PreviewPictures), app.get(DrawnPreviews)];
  const shared = { teams: sharedPicture(built, 'invitation'), tournaments: sharedPicture(built, 'tournament') };
  let lookedUp = 0;
  const pictureOf = async (request: Request) => {
    const [, shown, named] = pictureAt.exec(request.path) ?? [];
    if (!isPictured(shown) || named === undefined || lookedUp >= mostAtOnce) return undefined;
    lookedUp += 1;
    try {
      return await pictures.of(shown, named, request);
    } finally {
      lookedUp -= 1;
    }
  };
  /** Sends the link's own picture, or 304; returns whether it has one. */
  const isOwnSent = async (request: Request, response: Response): Promise<boolean> => {
    const picture = await pictureOf(request);
    if (picture === undefined) return false;
    sayMark(response, markOf(picture), ownAge);
    if (request.fresh) return sent(response);
    const png = await drawn.of(picture);
    return png !== undefined && sent(response, png);
  };
  app.use('/previews', async (request: Request, response: Response, next: () => void) => {
    const [, shown] = anyPictureAt.exec(request.path) ?? [];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || !isPictured(shown)) return next();
    // Serves the default for an unknown code, one guess too many, or a drawing that failed and was logged.
    if (await isOwnSent(request, response).catch(() => false)) return;
    const all = shared[shown];
    if (all === undefined) return next();
    sayMark(response, all.mark, sharedAge);
    sent(response, request.fresh ? undefined : all.png);
  });
}

const isPictured = (shown: string | undefined): shown is Pictured => shown === 'teams' || shown === 'tournaments';

/** Returns the default picture, if the site has been built. */
function sharedPicture(built: string, name: string): SharedPicture | undefined {
  const path = join(built, 'public-web', 'share', `${name}.png`);
  if (!existsSync(path)) return undefined;
  const png = readFileSync(path);
  return { png, mark: contentMark(png) };
}

/** Sets the headers of a picture, which pages of other sites may embed. */
function sayMark(response: Response, mark: string, age: number): void {
  response.setHeader('ETag', `"${mark}"`);
  response.setHeader('Cache-Control', `public, max-age=${age}`);
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** Sends a picture; without one, 304. */
function sent(response: Response, png?: Uint8Array): true {
  if (png === undefined) response.status(304).end();
  else response.type('png').send(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
  return true;
}
