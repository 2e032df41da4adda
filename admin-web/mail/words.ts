import { captainLetter } from '../../domain/use-case/team/mail-captain.ts';

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
  states: { waiting: 'Waiting', sent: 'Sent', dead: 'Not delivered', dropped: 'Not written' } as Readonly<
    Record<string, string>
  >,
  waitsUntil: (time: string) => `Waits until ${time}`,
  filter: { label: 'State', all: 'All states' },
  read: 'Read',
  letter: 'Text of the message',
  retry: {
    action: 'Send again',
    done: 'Message on its way again',
    failed: 'Failed to send message again',
  },
} as const;
