/** Source of unguessable text. */
export abstract class Secrets {
  /** Returns `length` characters of an alphabet, each equally likely, from a cryptographic source. */
  abstract draw(alphabet: string, length: number): string;
}
