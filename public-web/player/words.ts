import type { GuardedField } from '../../domain/player/player-change.ts';
import { tournamentLabels } from '../../domain/tournament/tournament-labels.ts';
import { playerEmail } from '../../domain/use-case/newcomer/player-fields.ts';
import { locale } from '../language/language.ts';

const fieldNames: Readonly<Record<GuardedField, string>> = {
  name: 'name',
  birthYear: 'birth year',
  email: 'email',
  phone: 'phone',
  parentName: 'parent name',
  parentEmail: 'parent email',
  parentPhone: 'parent phone',
};

const listed = new Intl.ListFormat(locale);

const namesOf = (fields: readonly GuardedField[]) => listed.format(fields.map((field) => fieldNames[field]));

/** Texts of the Player ID page. */
export const words = {
  id: {
    pageTitle: 'Player ID',
    title: 'Player ID',
    lede: 'Look up a registration with the name and the phone number it was made with.',
    search: 'Find my registration',
    searching: 'Looking…',
    notFound: {
      title: 'Player Not Found',
      text: 'No registration found with those details. Please check your name and phone number.',
    },
    ended: {
      title: 'Please look it up again',
      text: 'A look-up lasts for half an hour, so that nobody else goes on with it. What you typed is still here.',
    },
    lost: {
      title: 'Lost your registration?',
      text: 'We can email a link to the address on file: it shows the name and everything else as we have it.',
    },
    searchLabel: 'Find a registration',
    newSearch: 'New Search',
    edit: 'Edit Info',
    freeAgent: 'Individual player',
    noTournament: 'No tournament yet',
    rows: {
      age: 'Age',
      bracket: 'Bracket',
      team: 'Team',
      tournament: tournamentLabels.tournament,
      registered: 'Registered',
      method: 'Payment method',
      fee: 'Fee and payment',
      reference: 'Reference',
      waiver: 'Waiver',
      email: playerEmail.label,
      phone: 'Phone',
      club: 'Club',
      parent: 'Parent or guardian',
      parentEmail: 'Parent email',
      parentPhone: 'Parent phone',
    },
    none: '–',
    allGames: 'All games',
    payment: { paid: 'confirmed', pending: 'pending', failed: 'failed' },
    waiverIs: { confirmed: 'signed', claimed: 'to be confirmed', unsigned: 'unsigned' },
    paid: 'Payment confirmed',
    unpaid: 'Payment pending',
    links: {
      waiver: { unsigned: 'Email the link to sign', claimed: 'Email the link to confirm' },
      captain: 'Email the captain’s link',
      sent: {
        title: 'Check your email',
        text: 'The link is on its way to the address on file. It is sent at most once an hour.',
      },
      failed: { title: 'Error', text: 'The link could not be emailed. Please try again.' },
    },
    behindCode: {
      lead: {
        unsigned: 'You can sign here at once, with a code that we email to the address on file.',
        claimed: 'You can confirm it here at once, with a code that we email to the address on file.',
      },
      send: { unsigned: 'Send me a code to sign', claimed: 'Send me a code to confirm' },
      open: 'Go to the waiver',
    },
    waiver: {
      confirmed: 'Waiver signed',
      claimed: 'Waiver to be confirmed',
      unsigned: 'Waiver unsigned',
    },
    masked: 'Parts of the contacts are hidden to protect the family. Saving leaves hidden parts as they are.',
    code: (reference: string) => `QR code of the reference ${reference}`,
    contact: 'Contact',
  },
  joinRequest: {
    pending: (team: string) => `Asked to join ${team}: the captain has not answered yet`,
    accepted: (team: string) => `The captain of ${team} has accepted the request`,
    declined: (team: string) => `The captain of ${team} has declined the request`,
  },
  code: {
    label: 'Show the full contact',
    send: 'Send me a code to see all of it',
    sendInstead: 'Send me a code instead',
    sending: 'Sending…',
    sent: (to: string, minutes: number) => `We have sent 6 digits to ${to}. They work for ${minutes} minutes.`,
    confirm: 'Show the contact',
    confirmChange: 'Confirm the change',
    confirming: 'Checking…',
    again: 'Send a new code',
    failed: { title: 'Error', text: 'The code could not be sent. Please try again.' },
    wrong: { title: 'Invalid Code', text: 'Please check the code and try again.' },
  },
  pending: {
    mailed: (fields: readonly GuardedField[], to: string) =>
      `We sent a link to ${to}. Your new ${namesOf(fields)} ${fields.length === 1 ? 'counts' : 'count'} once it is opened there.`,
    byHand: (fields: readonly GuardedField[]) =>
      `Your new ${namesOf(fields)} ${fields.length === 1 ? 'counts' : 'count'} once an organizer has confirmed it.`,
  },
  other: {
    title: 'Another contact came with the last registration',
    text: 'It is not used until you say so.',
    use: 'Use it from now on',
    drop: 'Keep what is on file',
    dropped: { title: 'Nothing Changed', text: 'The contact on file stays as it is.' },
  },
  editing: {
    title: 'Edit Info',
    label: 'Edit my information',
    save: 'Save changes',
    saving: 'Saving…',
    waits: { title: 'Please check your email', text: 'The change counts once it is confirmed.' },
    byHand: { title: 'The organizers are asked', text: 'The change counts once an organizer has confirmed it.' },
    saved: { title: 'Information Updated', text: 'Your information has been saved.' },
    failed: { title: 'Update Failed', text: 'Failed to update your information. Please try again.' },
  },
} as const;
