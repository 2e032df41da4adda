import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Secrets } from '../../domain/port/secrets.ts';

/** Draws secrets from the machine's cryptographic random source. */
@Injectable()
export class RandomSecrets extends Secrets {
  override draw(alphabet: string, length: number): string {
    return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  }
}
