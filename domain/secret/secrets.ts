/** Letters and digits nobody mistakes for another. */
export const legibleAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Something nobody can guess. */
export abstract class Secrets {
  /** So many characters of an alphabet, each equally likely, from a cryptographic source. */
  abstract draw(alphabet: string, length: number): string;
}
