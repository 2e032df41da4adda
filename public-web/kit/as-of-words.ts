/** Texts about outdated news. */
export const words = {
  since: (time: string) => `No news since ${time} ET. This is how it stood then.`,
  sinceDay: (moment: string) => `No news since ${moment} ET. This is how it stood then.`,
  never: 'No network right now: this is how it stood when there was one.',
} as const;
