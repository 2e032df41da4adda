/** Texts for people without email. */
export const words = {
  question: 'No email?',
  ask: 'Ask somebody you trust',
  call: 'We register you by phone, print your letters or read them out, and you sign the waiver on paper or confirm it on the phone:',
} as const;
