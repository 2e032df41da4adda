/** Texts about completed tournaments. */
export const words = { title: 'Past champions' } as const;
