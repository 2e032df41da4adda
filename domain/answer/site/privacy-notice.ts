/** One kind of what is kept: what it is, why, and for how long, in the words of the rules that are carried out. */
export interface KeptKind {
  readonly what: string;
  readonly why: string;
  readonly howLong: readonly string[];
}

/** What the site says of what it keeps. */
export interface PrivacyNotice {
  readonly kinds: readonly KeptKind[];
}
