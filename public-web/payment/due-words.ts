/** Texts about money due and refunds. */
export const words = {
  nothingToPay: 'This tournament is free: there is nothing to pay.',
  received: 'What you paid counts for this registration: nothing is due.',
  reasons: { regular: '', early: 'early price', sibling: 'sibling price' },
  due: 'Amount due',
  siblingPrice: (price: string) =>
    `If a brother or sister is registered, it is ${price}: see our email, or the Player ID page with its code.`,
  reference: 'Reference',
  payByVenmo: (amount: string) => `Pay ${amount} with Venmo`,
  venmoTo: (handle: string) => `To @${handle}. The amount and the reference are filled in.`,
  scan: 'Venmo payment as a QR code',
  scanText: 'On a computer? Scan this with your phone.',
  payAtEvent: 'Pay at the check-in desk on the day and name the reference.',
  refundPolicy: 'Refund policy',
  nothingDue: 'Nothing is due while the team waits for a place.',
} as const;
