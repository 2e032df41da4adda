/** Mail domains of most families; the second line lists real domains that look like a typo of one in the first. */
const known: readonly string[] = [
  ...[
    'gmail.com',
    'yahoo.com',
    'hotmail.com',
    'outlook.com',
    'icloud.com',
    'comcast.net',
    'verizon.net',
    'optonline.net',
  ],
  ...['ymail.com', 'mail.com', 'email.com', 'gmx.com', 'aol.com', 'msn.com', 'live.com', 'me.com', 'mac.com'],
];

/** Domains that are suggested for a near miss; the short ones are left out, since too many others look like them. */
const meant = known.slice(0, 8);

/** Returns the probably intended address if its domain is one typo away from a common one: gmail.com for gmial.com. */
export function likelyAddress(written: string): string | undefined {
  const at = written.trim().lastIndexOf('@');
  const domain = written
    .trim()
    .slice(at + 1)
    .toLowerCase();
  if (at < 1 || known.includes(domain)) return undefined;
  const likely = meant.find((one) => isOneSlip(domain, one));
  return likely === undefined ? undefined : `${written.trim().slice(0, at)}@${likely}`;
}

/** Returns whether two words differ by one wrong, missing or extra letter, or by two swapped ones. */
function isOneSlip(written: string, right: string): boolean {
  if (written === right || Math.abs(written.length - right.length) > 1) return false;
  let same = 0;
  while (same < right.length && written[same] === right[same]) same += 1;
  const [left, wanted] = [written.slice(same), right.slice(same)];
  const isSwapped = left.slice(0, 2) === `${wanted[1] ?? ''}${wanted[0] ?? ''}` && left.slice(2) === wanted.slice(2);
  return isSwapped || left.slice(1) === wanted.slice(1) || left === wanted.slice(1) || left.slice(1) === wanted;
}
