/** The sentences around paying. */
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
  nothingToPay: 'This tournament is free: there is nothing to pay.',
  reasons: { regular: '', early: 'early price', sibling: 'sibling price' },
  credit: (amount: string) =>
    `${amount} of yours are kept as credit. Tell the organizers, and it pays for a registration.`,
  methodTexts: {
    venmo: 'We show you the link and the amount next',
    at_event: 'At the check-in desk, on the day',
  },
  due: 'Amount due',
  reference: 'Reference',
  payByVenmo: (amount: string) => `Pay ${amount} with Venmo`,
  venmoTo: (handle: string) => `To @${handle}. The amount and the reference are filled in.`,
  scan: 'Venmo payment as a QR code',
  scanText: 'On a computer? Scan this with your phone.',
  payAtEvent: 'Pay at the check-in desk on the day and name the reference.',
  refundPolicy: 'Refund policy',
  nothingDue: 'Nothing is due while the team waits for a place.',
} as const;
