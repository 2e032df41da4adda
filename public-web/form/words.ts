/** The sentences every form shares. */
export const words = {
  optional: 'optional',
  cancel: 'Cancel',
  noAnswer: 'None',
} as const;
