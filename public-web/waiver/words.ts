import { termsAccepted } from '../../domain/use-case/waiver/waiver-fields.ts';

/** Texts around the waiver; its own text is in the domain. */
export const words = {
  title: termsAccepted.label,
  lead: 'Please read this before you register. It decides what you accept for yourself or for your child.',
  version: (version: string) => `Version ${version}`,
  close: 'Close',
  accept: 'I have read and accept the Terms and Conditions',
  read: 'Read the Terms and Conditions',
  contactOnFile: 'It counts once the address on file confirms it: we email the link.',
  contact:
    'Our team may see how to reach us (for a player under 18 the parent; your choice, and you can change it later)',
  likeness: 'Photos and video from the event may show the player (your choice, and you can change it later)',
  signedBy: (signer: string) =>
    `Signed by ${signer} for the player. It counts once they confirm it by the link we email.`,
  onFile: 'For a player under 18, the parent or guardian accepts with this box.',
  unsigned:
    'For a player under 18, a parent or guardian named above signs with this box. Without one, we email the link to sign it; a player who is 18 signs there alone.',
} as const;
