import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Seal } from '../../domain/port/seal.ts';
import { SessionSecret } from '../process/session-secret.ts';

/** Seals texts with a keyed hash: text, expiry and signature, each in base64url. */
@Injectable()
export class HmacSeal extends Seal {
  constructor(private readonly secret: SessionSecret) {
    super();
  }

  override close(text: string, until: Date): string {
    const content = `${Buffer.from(text).toString('base64url')}.${until.getTime().toString(36)}`;
    return `${content}.${this.signature(content).toString('base64url')}`;
  }

  override open(sealed: string, now: Date): string | undefined {
    const [text, until, signature, ...more] = sealed.split('.');
    if (text === undefined || until === undefined || signature === undefined || more.length > 0) return undefined;
    // Compares the written form, because a sealed text has one notation only, by which it is recognised.
    const given = Buffer.from(signature);
    const expected = Buffer.from(this.signature(`${text}.${until}`).toString('base64url'));
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs && Number.parseInt(until, 36) > now.getTime() ? Buffer.from(text, 'base64url').toString() : undefined;
  }

  override mark(text: string): string {
    return this.signature(`mark ${text}`).toString('base64url').slice(0, 22);
  }

  private signature(content: string): Buffer {
    return createHmac('sha256', `seal ${this.secret.value}`).update(content).digest();
  }
}
