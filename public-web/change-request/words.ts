import type { ChangeView, DecisionView } from '../../domain/answer/change-request/changes-view.ts';
import { dollars } from '../../domain/payment/fee.ts';
import { locale } from '../language/language.ts';
import { words as payment } from '../payment/due-words.ts';

type Because = DecisionView['because'][number];

const because: Readonly<Record<Because, string>> = {
  paid: 'it is paid',
  drawn: 'the games of the team are drawn',
  deadline: 'the registration deadline has passed',
  begun: 'The tournament is being played: please tell the organizers at the desk.',
  captain:
    'The team is led by this player, and others are on it. Please hand it over to a teammate first, or withdraw the team, on the captain’s page.',
};

const listed = new Intl.ListFormat(locale);

/** Texts of the page on which a family changes or cancels. */
export const words = {
  title: 'Change or cancel',
  heading: 'Change or cancel',
  loading: 'Opening your registrations…',
  none: (player: string) => `${player} is registered for no tournament that is still to come.`,
  facts: { date: 'When', team: 'Plays for', fee: 'Amount', reference: 'Reference' },
  freeAgent: 'Individual player',
  fee: (cents: number, isPaid: boolean, owed: number) => {
    if (cents === 0) return 'Nothing to pay';
    if (!isPaid) return `${dollars(cents)}, not paid yet`;
    return owed === 0 ? `${dollars(cents)}, paid` : `${dollars(cents)} paid, ${dollars(owed)} still owed`;
  },
  refundPolicy: payment.refundPolicy,
  move: 'Move to another tournament',
  withdraw: (player: string) => `Withdraw ${player}`,
  noRoom: 'No other tournament has room at the moment.',
  obstacle: ({ because: reasons }: DecisionView) => reasons.map((reason) => because[reason]).join(' '),
  captainsPage: 'Open the captain’s page',
  isAsked: (day: string) => `Asked on ${day}. The organizers answer by email; until then nothing has changed.`,
  withdrawal: {
    title: (player: string) => `Withdraw ${player}?`,
    now: (player: string, isOwed: boolean) =>
      `${player} leaves the tournament at once${isOwed ? ' and you owe nothing' : ''}. The place goes to somebody else.`,
    submit: 'Withdraw now',
    ask: 'Ask to withdraw',
  },
  transfer: {
    title: (player: string) => `Move ${player}`,
    now: (isPaid: boolean) =>
      `It is done at once. ${isPaid ? 'What you paid goes along' : 'The fee stays the same'}; a team is looked for anew.`,
    priced: (isPaid: boolean) =>
      `It is done at once. ${isPaid ? 'What you paid goes along' : 'The price of the other tournament counts'}; a team is looked for anew.`,
    submit: 'Move now',
    ask: 'Ask to move',
  },
  organizers: ({ because: reasons }: DecisionView) =>
    `The organizers decide, as ${listed.format(reasons.map((reason) => because[reason]))}. They answer by email; until then nothing changes.`,
  sending: 'Sending…',
  failed: { title: 'Error', text: 'That did not go through. Please try again.' },
  done: { title: 'It is done', text: 'We have emailed you what has changed.' },
  asked: { title: 'Request sent', text: 'The organizers answer by email.' },
  before: 'What you asked before',
  wish: ({ kind, tournament, toTournament, isRefundWanted, paidCents }: ChangeView) =>
    kind === 'transfer'
      ? `Move from ${tournament} to ${toTournament}`
      : `Withdraw from ${tournament}${isRefundWanted ? `, ${dollars(paidCents)} back` : ''}`,
  states: { asked: 'Asked', granted: 'Done', refused: 'Not possible' },
  playerId: 'Open the Player ID',
  gone: {
    title: 'This link no longer works',
    text: 'It is too old, or another address is on file. The Player ID page sends a new one.',
    to: '/player-lookup',
    label: 'Open the Player ID',
  },
  broken: {
    title: 'The line is down',
    text: 'Your registrations could not be opened. Please try again in a moment.',
    again: 'Try again',
  },
} as const;
