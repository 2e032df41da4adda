/** Something nobody can guess. */
export abstract class Secrets {
  /** So many characters of an alphabet, each equally likely, from a cryptographic source. */
  abstract draw(alphabet: string, length: number): string;
}
