/** Texts of a tournament’s games, beside those of the live scores. */
export const words = {
  title: 'All Tournament Games',
} as const;
