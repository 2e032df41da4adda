/** The sentences every form shares. */
export const words = {
  optional: 'optional',
  cancel: 'Cancel',
  noAnswer: 'None',
  didYouMean: (address: string) => `Did you mean ${address}?`,
} as const;
