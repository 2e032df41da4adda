const endings = ['th', 'st', 'nd', 'rd'];

const isTeen = (rank: number): boolean => rank % 100 > 10 && rank % 100 < 14;

/** Writes a place in English: 1st, 2nd, 3rd, 11th. */
export const ordinal = (rank: number): string => `${rank}${(isTeen(rank) ? undefined : endings[rank % 10]) ?? 'th'}`;
