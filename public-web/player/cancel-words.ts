import { dollars } from '../../domain/rule/payment/fee.ts';

/** Texts of cancelling a registration. */
export const words = {
  open: (named: string) => `Cancel registration: ${named}`,
  title: (player: string) => `Cancel ${player}?`,
  leaves: 'This registration ends at once. You cannot take that back here.',
  place: 'The place goes to somebody else.',
  told: (team: string) => `The captain of ${team} is told by email.`,
  withTheTeam: (team: string) => `${team} has no other player: the team gives its place back.`,
  afterHandingOver: (player: string, team: string) =>
    `${player} is the captain of ${team}, and others are on it. To cancel, first hand the team over to a teammate on the captain’s page.`,
  owed: (cents: number) => `${dollars(cents)} are owed no more.`,
  paid: (cents: number) => `You paid ${dollars(cents)}: the organizers refund it by their policy.`,
  code: {
    lead: 'To show that it is you, enter the code that we send to the address on file.',
    send: 'Send me a code',
    confirm: 'Continue',
  },
  noMailbox: 'You cannot read that email? The organizers cancel for you:',
  keep: 'Keep it',
  now: 'Cancel registration',
  done: { title: 'Registration cancelled', text: (named: string) => `${named}. We have emailed you what follows.` },
  failed: { title: 'Error', text: 'The registration could not be cancelled.' },
} as const;
