/** Texts about payment. */
export const words = {
  section: 'Payment and terms',
  lead: (fee: string) => `The fee is ${fee} for this player. Nothing is charged on this page.`,
  leadEarly: (now: string, until: string, then: string) =>
    `The fee is ${now} for this player until ${until}, then ${then}. Nothing is charged on this page.`,
  leadSibling: (price: string) => `From the second child of a family on it is ${price} by itself.`,
  leadFree: 'This tournament is free for this player.',
  early: (now: string, until: string, then: string) => `${now} until ${until}, then ${then}`,
  untilThen: (until: string, then: string) => `until ${until}, then ${then}`,
  free: 'Free',
  methodTexts: {
    venmo: 'We show you the link and the amount next',
    at_event: 'At the check-in desk, on the day',
  },
} as const;
