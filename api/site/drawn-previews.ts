import { Injectable } from '@nestjs/common';
import type { PreviewPicture } from '../../domain/site/preview-picture.ts';
import { contentMark } from '../http/content-mark.ts';
import { PreviewThread } from './preview-thread.ts';

/** Limits of the cache: number and bytes of pictures. */
const most = { pictures: 500, bytes: 16 * 1024 * 1024 } as const;

/** Version of the drawing itself; increase it with every change, so that earlier pictures are fetched again. */
const look = 1;

/** Returns a hash of a picture's contents. */
export function markOf(picture: PreviewPicture): string {
  return contentMark(JSON.stringify([look, picture]));
}

/** Cache of drawn pictures; each is drawn once, however many callers ask for it. */
@Injectable()
export class DrawnPreviews {
  /** Cached pictures by mark, least recently used first; undefined for a name that cannot be drawn. */
  private readonly kept = new Map<string, Uint8Array | undefined>();
  private readonly underway = new Map<string, Promise<Uint8Array | undefined>>();
  private bytes = 0;

  constructor(private readonly thread: PreviewThread) {}

  /** Returns a picture as PNG; undefined if its name cannot be drawn, or if too many are waiting. */
  async of(picture: PreviewPicture): Promise<Uint8Array | undefined> {
    const mark = markOf(picture);
    if (this.kept.has(mark)) return this.keptAs(mark);
    const underway = this.underway.get(mark);
    if (underway !== undefined) return underway;
    if (!this.thread.hasRoom) return undefined;
    const drawing = this.thread.draw(picture);
    this.underway.set(mark, drawing);
    try {
      return this.keep(mark, await drawing);
    } finally {
      this.underway.delete(mark);
    }
  }

  private keptAs(mark: string): Uint8Array | undefined {
    const png = this.kept.get(mark);
    this.kept.delete(mark);
    this.kept.set(mark, png);
    return png;
  }

  private keep(mark: string, png: Uint8Array | undefined): Uint8Array | undefined {
    this.kept.set(mark, png);
    this.bytes += png?.byteLength ?? 0;
    for (const [oldest, drawn] of this.kept) {
      if (this.kept.size <= most.pictures && this.bytes <= most.bytes) break;
      this.kept.delete(oldest);
      this.bytes -= drawn?.byteLength ?? 0;
    }
    return png;
  }
}
