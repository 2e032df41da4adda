import type { GuardedField } from '../../domain/player/player-change.ts';
import { playerEmail } from '../../domain/use-case/newcomer/player-fields.ts';
import { preferredTournament } from '../../domain/use-case/tournament/tournament-fields.ts';
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

const turns = (age: number) => `Turns ${age} this year`;

/** The sentences of the player's own fields and of the Player ID page. */
export const words = {
  fields: {
    birthYearHint: 'Four digits, for example 2014',
    turns,
    captainIsAdult: (age: number) =>
      `${turns(age)}. The captain is a player: parents belong in the parent fields below.`,
    noClub: 'No club',
    noClubValue: 'None',
    skillTexts: {
      'Here to Chill': 'For fun, maybe new to it',
      'Here to Play': 'Knows the game, wants a match',
      'Here to Cook': 'Trains hard, wants to win',
    },
    bracketHint: 'Filled in from the birth year. Playing up is possible, playing down is not.',
    bracketHintIn: (year: number) =>
      `Ages count as of ${year}, the year this tournament is played. Playing up is possible, playing down is not.`,
    bracketTexts: {
      'U7-U9': 'Ages 7 to 9',
      'U10-U12': 'Ages 10 to 12',
      'U13-U15': 'Ages 13 to 15',
      'U16-U19': 'Ages 16 to 19',
      'U20+': 'Ages 20 and up',
    },
    more: 'Add a note or the age',
  },
  whoWrites: {
    question: 'Who is filling this in?',
    parent: 'A parent or guardian',
    player: 'The player',
  },
  guardian: {
    title: 'Parent or guardian',
    required: 'The player is under 13, so we need an adult we can reach.',
    offer: 'Add a parent or guardian',
    offerText: 'An adult we can reach, and who signs for players under 18',
    emailHint: 'The same as above, unless you change it',
  },
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
    searchLabel: 'Find a registration',
    newSearch: 'New Search',
    edit: 'Edit Info',
    freeAgent: 'Individual player',
    noTournament: 'No tournament yet',
    rows: {
      age: 'Age',
      bracket: 'Bracket',
      skill: 'Skill level',
      team: 'Team',
      tournament: preferredTournament.label,
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
    payment: { paid: 'confirmed', pending: 'pending', failed: 'failed' },
    waiverIs: { confirmed: 'signed', claimed: 'to be confirmed', unsigned: 'unsigned' },
    paid: 'Payment confirmed',
    unpaid: 'Payment pending',
    links: {
      waiver: { unsigned: 'Email the link to sign', claimed: 'Email the link to confirm' },
      captain: 'Email the captain’s link',
      change: 'Change or cancel',
      sent: {
        title: 'Check your email',
        text: 'The link is on its way to the address on file. It is sent at most once an hour.',
      },
      failed: { title: 'Error', text: 'The link could not be emailed. Please try again.' },
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
    saved: { title: 'Information Updated', text: 'Your information has been saved.' },
    failed: { title: 'Update Failed', text: 'Failed to update your information. Please try again.' },
  },
} as const;
