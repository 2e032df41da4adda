/** An answer of players about themselves as they choose it; on the wire it is English. */
export const toldChoice = (choice: string): string => choice;
