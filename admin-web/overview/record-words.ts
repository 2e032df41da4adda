/** What is said on the pages of records, beside the words of their concepts. */
export const recordWords = {
  division: 'Division',
  state: 'State',
  since: 'On file since',
  toPlayer: 'See the player',
  parent: 'Parent',
  waiver: 'Waiver',
  reference: 'Payment reference',
  notes: 'What was noted',
  playWith: 'Wants to play with',
  confirmedBy: (who: string, at: string) => `${who}, ${at}`,
  received: 'Payment received by',
  signer: 'Signed by',
  confirmed: 'Signature confirmed',
} as const;
