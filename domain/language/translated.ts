/** The words of a page in another language: under the same names, of the same kinds, in lists of the same length. */
export type Translated<W> = W extends string
  ? string
  : W extends (...places: infer P) => infer Said
    ? (...places: P) => Translated<Said>
    : { readonly [Name in keyof W]: Translated<W[Name]> };
