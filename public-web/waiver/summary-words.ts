/** Texts about terms that were accepted before a form. */
export const words = {
  accepted: 'You have accepted the Terms and Conditions.',
  onFile: 'For a player under 18, it is the parent or guardian who has accepted them.',
  unsigned:
    'For a player under 18, a parent or guardian named above signs them. Without one, we email the link to sign; a player who is 18 signs there alone.',
} as const;
