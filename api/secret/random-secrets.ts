import { randomInt } from 'node:crypto';
import { Secrets } from '../../domain/port/secrets.ts';

/** Secrets from the machine's cryptographic source. */
export class RandomSecrets extends Secrets {
  override draw(alphabet: string, length: number): string {
    return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  }
}
