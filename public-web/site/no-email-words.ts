/** Texts for people without email. */
export const words = {
  question: 'No email?',
  ask: 'Ask somebody you trust',
  call: 'We register you by phone, and you sign the waiver on paper:',
} as const;
