import { Seal } from '../../domain/port/seal.ts';

/** A seal that everybody could forge. */
export class PlainSeal extends Seal {
  override close(text: string, until: Date): string {
    return `${until.toISOString()} ${text}`;
  }

  override open(sealed: string, now: Date): string | undefined {
    const [until = '', ...words] = sealed.split(' ');
    return new Date(until) > now ? words.join(' ') : undefined;
  }
}
