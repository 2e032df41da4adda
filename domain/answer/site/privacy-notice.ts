/** Kind of stored data with its purpose and its retention, in the words of the rules that are carried out. */
export interface StoredKind {
  readonly what: string;
  readonly why: string;
  readonly howLong: readonly string[];
}

/** Privacy notice of the site. */
export interface PrivacyNotice {
  readonly kinds: readonly StoredKind[];
}
