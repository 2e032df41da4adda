/** What stands in a search, and what of it the list has been asked for and has not taken yet, the oldest first. */
export interface SearchWords {
  readonly typed: string;
  readonly onTheWay: readonly string[];
}

/** The list is asked for what stands in the search. */
export const askedFor = ({ typed, onTheWay }: SearchWords, words: string): SearchWords => ({
  typed,
  onTheWay: [...onTheWay, words],
});

/** The list has taken words: those of this search change nothing of what was typed since, others take its place. */
export function takenBy({ typed, onTheWay }: SearchWords, words: string): SearchWords {
  const at = onTheWay.indexOf(words);
  return at < 0 ? { typed: words, onTheWay: [] } : { typed, onTheWay: onTheWay.slice(at + 1) };
}
