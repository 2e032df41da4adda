/** The sentences around paying. */
export const words = {
  section: 'Payment and terms',
  lead: (fee: string) => `The fee is ${fee} for this player. Nothing is charged on this page.`,
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
