/** Returns a link that opens Venmo with the receiver, the amount and the payment reference filled in. Amounts are US cents. */
export function venmoLink(handle: string, amountCents: number, reference: string): string {
  const amount = `${Math.trunc(amountCents / 100)}.${String(amountCents % 100).padStart(2, '0')}`;
  const to = encodeURIComponent(handle.replace(/^@/, ''));
  return `https://venmo.com/${to}?txn=pay&amount=${amount}&note=${encodeURIComponent(reference)}`;
}
