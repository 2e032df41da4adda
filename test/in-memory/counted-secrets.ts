import { Secrets } from '../../domain/port/secrets.ts';

/** Secrets that everybody can guess: they count through the alphabet. */
export class CountedSecrets extends Secrets {
  private drawn = 0;

  override draw(alphabet: string, length: number): string {
    return Array.from({ length }, () => this.next(alphabet)).join('');
  }

  private next(alphabet: string): string {
    const letter = alphabet[this.drawn % alphabet.length] ?? '';
    this.drawn += 1;
    return letter;
  }
}
