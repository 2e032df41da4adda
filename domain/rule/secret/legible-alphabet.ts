/** Letters and digits that are hard to mistake for one another. */
export const legibleAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
