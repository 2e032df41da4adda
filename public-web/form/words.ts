/** The sentences every form shares. */
export const words = {
  optional: 'optional',
  cancel: 'Cancel',
  noAnswer: 'None',
  mixedAlphabets: (word: string) => `“${word}” has letters of different alphabets. Was it typed on one keyboard?`,
  didYouMean: (address: string) => `Did you mean ${address}?`,
} as const;
