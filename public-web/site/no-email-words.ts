/** The sentences for whoever has no email. */
export const words = {
  question: 'No email?',
  ask: 'Ask somebody you trust',
  call: 'We register you by phone, and the waiver is signed on paper:',
} as const;
