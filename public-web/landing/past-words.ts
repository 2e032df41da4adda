/** The sentences about tournaments that are over. */
export const words = { title: 'Past champions' } as const;
