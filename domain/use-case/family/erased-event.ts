/** By this the letters that confirm an erasure are told from all others. */
export const erasedLetters = 'family-erased:';

/** The erasure of a player, as the event of its letter. */
export const erasedEvent = (id: number): string => `${erasedLetters}${id}`;
