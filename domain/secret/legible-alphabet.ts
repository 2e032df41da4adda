/** Letters and digits nobody mistakes for another. */
export const legibleAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
