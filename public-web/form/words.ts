/** The sentences every form shares. */
export const words = {
  optional: 'optional',
  cancel: 'Cancel',
  noAnswer: 'None',
  /** What an answer is called that is kept under its English name. */
  named: (answer: string) => answer,
  didYouMean: (address: string) => `Did you mean ${address}?`,
} as const;
