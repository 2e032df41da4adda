/** Text of a search, and the requested texts that the list has not applied yet, oldest first. */
export interface SearchWords {
  readonly typed: string;
  readonly onTheWay: readonly string[];
}

/** Adds a requested text. */
export const askedFor = ({ typed, onTheWay }: SearchWords, words: string): SearchWords => ({
  typed,
  onTheWay: [...onTheWay, words],
});

/** Handles a text that the list has applied: one of this search leaves newer typing alone, any other replaces it. */
export function takenBy({ typed, onTheWay }: SearchWords, words: string): SearchWords {
  const at = onTheWay.indexOf(words);
  return at < 0 ? { typed: words, onTheWay: [] } : { typed, onTheWay: onTheWay.slice(at + 1) };
}
