const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });

/** The day on which a waiver was signed, in New Jersey. */
export function dayOf(signedAt: string | null): string {
  return signedAt === null ? '' : inWords.format(new Date(signedAt));
}
