import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { SessionSecret } from '../process/session-secret.ts';
import { Settings } from '../process/settings.ts';

const cookie = 'golden-goal-device';
const millisecondsKept = 400 * 24 * 60 * 60 * 1000;

/** Maximum number of successes recorded on a device; the oldest is forgotten first. */
export const mostMarks = 16;

/**
 * Recognises devices that succeeded before at the same attempt. A cookie contains a number drawn for the device and
 * a signature for each success, which identify nobody; a thief of the cookie can make the owner's attempts.
 */
@Injectable()
export class KnownDevices {
  private readonly isHttps: boolean;

  constructor(
    private readonly secret: SessionSecret,
    { publicBaseUrl }: Settings,
  ) {
    this.isHttps = publicBaseUrl.startsWith('https:');
  }

  /** Returns the subject by which a device's attempts at this thing are counted; undefined if it never succeeded at it. */
  own(request: Request, thing: string): string | undefined {
    const { id, marks } = deviceOf(request);
    if (id === undefined) return undefined;
    const expected = this.mark(id, thing);
    return marks.some((mark) => isSame(mark, expected)) ? expected : undefined;
  }

  /** Marks the request's device as having succeeded at this thing. */
  remember(request: Request, thing: string): void {
    const { id = randomBytes(16).toString('base64url'), marks } = deviceOf(request);
    const mark = this.mark(id, thing);
    const kept = [mark, ...marks.filter((other) => other !== mark)].slice(0, mostMarks);
    request.res?.cookie(cookie, [id, ...kept].join('.'), {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: this.isHttps,
      maxAge: millisecondsKept,
    });
  }

  /** Lets the request's browser drop what it succeeded at. */
  forget({ res: response }: Request): void {
    response?.clearCookie(cookie, { path: '/' });
  }

  private mark(id: string, thing: string): string {
    const signature = createHmac('sha256', `device ${this.secret.value}`).update(`${id} ${thing}`).digest();
    return signature.subarray(0, 16).toString('base64url');
  }
}

/** Returns the device's number and marks from its cookie; only the marks prove anything. */
function deviceOf({ headers }: Request): { readonly id: string | undefined; readonly marks: readonly string[] } {
  const [, value = ''] = new RegExp(`(?:^|;\\s*)${cookie}=([\\w.-]{1,1000})`).exec(headers.cookie ?? '') ?? [];
  const [id, ...marks] = value.split('.');
  return { id: id?.length === 22 ? id : undefined, marks: marks.slice(0, mostMarks) };
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
