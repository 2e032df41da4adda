/** Texts that all forms share. */
export const words = {
  optional: 'optional',
  cancel: 'Cancel',
  noAnswer: 'None',
  notKept: 'Names and contacts are not kept when this page is loaded again: please write them once more.',
  didYouMean: (address: string) => `Did you mean ${address}?`,
} as const;
