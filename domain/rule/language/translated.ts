/** Type of a page's words in another language: same names, same kinds, and lists of the same length. */
export type Translated<W> = W extends string
  ? string
  : W extends (...places: infer P) => infer Said
    ? (...places: P) => Translated<Said>
    : { readonly [Name in keyof W]: Translated<W[Name]> };
