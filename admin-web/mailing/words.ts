import type { TextPlace } from '../../domain/mailing/place-in-text.ts';
import { newMailing } from '../../domain/use-case/mailing/mailing-form.ts';
import { words as tournamentWords } from '../tournament/words.ts';

const count = (one: string, many: string) => (number: number) =>
  number === 1 ? `1 ${one}` : `${number.toLocaleString('en-US')} ${many}`;
const letters = count('letter', 'letters');

/** Every sentence about letters to many, and about reminders. */
export const words = {
  title: 'Mailings',
  count: count('mailing', 'mailings'),
  searchHint: 'Words of the subject',
  loading: 'Loading the mailings…',
  failed: 'Failed to fetch the mailings',
  none: {
    title: 'No mailings yet',
    text: 'Write to everybody who has not paid, to a division, or to all captains: New mailing, or “Mail these” above a list.',
  },
  newest: 'Newest first',
  columns: {
    subject: newMailing.fields.subject.label,
    to: 'To',
    letters: 'Letters',
    sentBy: 'Sent by',
    createdAt: 'Sent',
  },
  add: 'New mailing',
  these: 'Mail these',
  selected: 'Mail selected',
  progress: (all: number, toWrite: number, leftOut: number) =>
    [
      letters(all),
      toWrite > 0 && `${toWrite.toLocaleString('en-US')} still to be written`,
      leftOut > 0 && `${leftOut.toLocaleString('en-US')} not needed any more`,
    ]
      .filter((part) => part !== false)
      .join(', '),
  who: {
    heading: 'To whom',
    tournament: 'In which tournament',
    every: 'All tournaments',
    group: 'People',
    bracket: 'Division',
    everyBracket: 'All divisions',
    also: 'Only',
    drop: (filter: string) => `Without “${filter}”`,
  },
  groups: {
    everybody: 'Everybody registered',
    unpaid: 'Not paid yet',
    unsigned: 'Waiver not signed',
    alone: 'Without a team',
    captains: 'All captains',
    unpaidCaptains: 'Captains who have not paid',
    players: 'Players, by their latest registration',
  },
  narrowing: {
    q: (value: string) => `Search: ${value}`,
    teamId: (value: readonly unknown[]) => count('team', 'teams')(value.length),
    id: (value: readonly unknown[]) => count('selected record', 'selected records')(value.length),
    other: (name: string, value: string) => `${name}: ${value}`,
  },
  letter: {
    heading: 'The letter',
    chips: 'Fill in:',
    inEnglish: 'English',
    inSpanish: 'Spanish (optional)',
    hint: 'Plain text. An empty line begins a new paragraph.',
    spanishHint: 'Families who read Spanish get this one. Leave both empty and they get the English letter.',
  },
  places: {
    name: 'Their name',
    team: 'Their team',
    tournament: 'Their tournament',
    amount: 'Amount owed',
    reference: 'Payment reference',
    pay: 'How to pay, with link',
    waiver: 'Link to sign the waiver',
    'game day': 'Link to the game day',
    'player id': 'Link to the Player ID',
    'captain page': "Link to the captain's page",
    results: 'Results of their team',
  } satisfies Record<TextPlace, string>,
  unseen: {
    title: 'Nothing is sent yet',
    text: 'The preview says how many letters go to whom, and shows the first as it will be read.',
  },
  preview: {
    action: 'Preview the letters',
    heading: 'What will be sent',
    failed: 'Failed to make the preview',
    nobody: 'Nobody who can be written to is meant.',
    counts: (all: number, people: number, addresses: number) =>
      `${letters(all)} for ${count('person', 'people')(people)} at ${count('address', 'addresses')(addresses)}`,
    once: 'The same text goes to an address once.',
    spanish: (number: number) => `${letters(number)} to families who read Spanish`,
    inTray: (number: number) => `${letters(number)} to people without an address: in the post tray`,
    withoutAddress: (number: number) => `${count('person', 'people')(number)} without an address get none`,
    withoutTeam: (number: number) => `${count('person', 'people')(number)} without a team read “no team yet”`,
    wantNoNews: (number: number) => `${count('person', 'people')(number)} want no such letters and get none`,
    news: (number: number) =>
      `${letters(number)} to people with nothing still to be played: with a link that ends such letters`,
    first: (names: readonly string[], others: number) =>
      others > 0 ? `To ${names.join(', ')} and ${others.toLocaleString('en-US')} more` : `To ${names.join(', ')}`,
    sample: (to: string) => (to === '' ? 'As it goes to the post tray, where it has no link' : `As ${to} gets it`),
    noMail: 'No mail server is set up: letters are kept and not sent.',
  },
  test: {
    action: 'Send a test to me',
    done: 'The test is on its way',
    about: (to: string) => `To ${to}; its links open nothing.`,
    failed: 'Failed to send the test',
  },
  send: {
    action: (number: number) => `Send ${letters(number)}`,
    done: 'The mailing is on its way',
    failed: 'Failed to send the mailing',
  },
  results: {
    title: tournamentWords.results,
    remark: (tournament: string) => `${tournament}: place, games and champion, a letter for each team of a family.`,
    loading: 'Looking at the results…',
    failed: 'The results cannot be sent',
    sentBefore: (at: string) => `Sent ${at}. Nothing has been corrected since, so they do not go again.`,
    corrected: (at: string) => `Sent ${at}. A result has been corrected since: these letters say so.`,
  },
  reminders: {
    heading: 'Reminders',
    remark: 'Go by themselves 7 and 2 days before, from nine in the morning. They end with what they ask for.',
    loadFailed: 'Failed to fetch the reminders',
    none: 'No tournament is coming up.',
    unpaid: 'Not paid',
    unsigned: 'Waiver not signed',
    state: (isOn: boolean) => (isOn ? 'On' : 'Off'),
    now: (number: number, sent: number) => (sent > 0 ? `${number} now, ${sent} reminded` : `${number} now`),
    named: (tournament: string, about: string) => `${tournament}: ${about}`,
    done: (tournament: string) => `Reminders of ${tournament} changed`,
    failed: 'Failed to change the reminders',
    noDay: 'No date yet: nothing is sent',
  },
} as const;
