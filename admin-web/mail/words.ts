import { messageStateLabels } from '../../domain/answer/mail/listed-message.ts';
import { captainLetter } from '../../domain/use-case/team/captain-letter-form.ts';

/** Every sentence about the letters that go out. */
export const words = {
  title: 'Messages',
  count: (letters: number) => (letters === 1 ? '1 message' : `${letters.toLocaleString('en-US')} messages`),
  searchHint: 'Address or subject',
  loading: 'Loading the messages…',
  failed: 'Failed to fetch messages',
  none: { title: 'No message yet', text: 'Every letter the site writes appears here, with what became of it.' },
  newest: 'Newest first',
  columns: {
    recipient: 'To',
    subject: captainLetter.fields.subject.label,
    state: 'State',
    attempts: 'Attempts',
    createdAt: 'Written',
    sentAt: 'Sent',
    actions: 'Actions',
  },
  states: messageStateLabels as Readonly<Record<string, string>>,
  waitsUntil: (time: string) => `Waits until ${time}`,
  filter: { label: 'State', all: 'All states' },
  read: 'Read',
  letter: 'Text of the message',
  links: {
    action: 'Show its links',
    hint: 'The family is told, and what is done by these links says so in the audit.',
    done: 'The links are shown',
    failed: 'Failed to show the links',
  },
  notice: {
    notSetUp: 'Mail is not set up: no letter leaves',
    notTaken: 'The mail server takes no letters',
    waiting: (letters: string, since: string | undefined) =>
      since === undefined ? 'No letter waits yet.' : `${letters}, the first since ${since}.`,
    letters: (letters: number) =>
      letters === 1 ? '1 letter waits' : `${letters.toLocaleString('en-US')} letters wait`,
    more: (letters: number) => `More than ${letters.toLocaleString('en-US')} letters wait`,
    toSet: 'Whoever runs the site sets these, and starts it again; what waits then leaves by itself:',
    examples: {
      SMTP_URL: 'smtp://user:password@mail.example:587, where mail is handed over',
      MAIL_FROM: 'Golden Goal <play@club.example>, whom letters come from',
    } as Readonly<Record<string, string>>,
    said: (reason: string) => `It said: ${reason}`,
    see: 'See the letters',
    whatToDo: 'What to set, and a test letter',
    tryIt: 'A test letter',
  },
  test: {
    action: 'Send me a test letter',
    failed: 'Failed to send a test letter',
    onItsWay: (to: string) => `A letter to ${to} is on its way…`,
    sent: (to: string, at: string) => `The mail server took the letter to ${to} at ${at}. Look whether it has arrived.`,
    waits: (to: string) => `A letter to ${to} is written, and waits with the others: no mail server is set up.`,
    later: (to: string, until: string) => `${to} has had as many letters as a day allows; this one leaves ${until}.`,
    notYet: (to: string, reason: string) =>
      `The mail server did not take the letter to ${to}: ${reason}. It is tried again by itself.`,
    refused: (to: string, reason: string) => `The letter to ${to} cannot be delivered: ${reason}`,
    slow: (to: string) => `The letter to ${to} is not handed over yet. Messages says what becomes of it.`,
  },
  retry: {
    action: 'Send again',
    done: 'Message on its way again',
    failed: 'Failed to send message again',
  },
} as const;
