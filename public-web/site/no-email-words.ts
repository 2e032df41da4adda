/** What is said beside the question for an email. */
export const words = { question: 'No email?', ask: 'Ask somebody you trust', call: ', or call us:' } as const;
