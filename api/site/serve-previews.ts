import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Pictured } from '../../domain/site/preview-picture.ts';
import { contentMark } from '../http/content-mark.ts';
import { DrawnPreviews, markOf } from './drawn-previews.ts';
import { PreviewPictures } from './preview-pictures.ts';

/** A code or a number as it may stand in an address; what is longer was never given out. */
const pictureAt = /^\/(teams|tournaments)\/([A-Z\d-]{1,40})\.png$/;
const anyPictureAt = /^\/(teams|tournaments)\/[^/]+\.png$/;

/** So many pictures are looked up at most at once. */
const mostAtOnce = 50;

/** For how many seconds whoever has fetched a picture need not ask again: its own, and that of all. */
const [ownAge, sharedAge] = [300, 60];

interface SharedPicture {
  readonly png: Uint8Array;
  readonly mark: string;
}

/**
 * Serves the pictures of shared links, 1200 by 630 points. Where there is none of its own (unknown, hidden, closed, letters that cannot be drawn, or
 * too many at once) stands the one that all share, with the same status: no answer tells which it was, and no messenger shows a hole.
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
  /** Whether its own picture was sent, or need not be. */
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
    // An unknown code, one guess too many, a drawing that failed and is in the log: the one that all share.
    if (await isOwnSent(request, response).catch(() => false)) return;
    const all = shared[shown];
    if (all === undefined) return next();
    sayMark(response, all.mark, sharedAge);
    sent(response, request.fresh ? undefined : all.png);
  });
}

const isPictured = (shown: string | undefined): shown is Pictured => shown === 'teams' || shown === 'tournaments';

/** The one that all share, where the site has been built. */
function sharedPicture(built: string, name: string): SharedPicture | undefined {
  const path = join(built, 'public-web', 'share', `${name}.png`);
  if (!existsSync(path)) return undefined;
  const png = readFileSync(path);
  return { png, mark: contentMark(png) };
}

/** What is known of a picture before it is sent; pages of others may show it. */
function sayMark(response: Response, mark: string, age: number): void {
  response.setHeader('ETag', `"${mark}"`);
  response.setHeader('Cache-Control', `public, max-age=${age}`);
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** Sends a picture; without one, that nothing has changed since it was fetched. */
function sent(response: Response, png?: Uint8Array): true {
  if (png === undefined) response.status(304).end();
  else response.type('png').send(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
  return true;
}
