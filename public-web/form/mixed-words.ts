/** Texts of the warning about a word in two alphabets. */
export const words = {
  mixed: (word: string) => `“${word}” has letters of different alphabets. Was it typed on one keyboard?`,
} as const;
