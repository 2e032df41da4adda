import type { SentMoment } from '../../time/moment.ts';

/** What can have become of a letter. */
export const messageStates = ['waiting', 'sent', 'dead', 'dropped'] as const;

/** An outgoing letter as organizers see it; its text comes with it alone. */
export interface ListedMessage {
  readonly id: number;
  readonly event: string;
  readonly recipient: string;
  readonly subject: string;
  readonly state: (typeof messageStates)[number];
  readonly attempts: number;
  /** From when on it may go: later than it was written when its address had had enough for the day. */
  readonly dueAt: SentMoment;
  readonly nextAttemptAt: SentMoment;
  readonly lastError: string | null;
  readonly createdAt: SentMoment;
  readonly sentAt: SentMoment | null;
  readonly text?: string;
}

/** A letter with its links, as an owner passes them on where no letter leaves. */
export interface LinksShown {
  readonly id: number;
  readonly text: string;
}

/** Whether letters leave at all. */
export interface MailServerShown {
  readonly isSetUp: boolean;
}

/** How organizers read what has become of a letter, on the screen and in files. */
export const messageStateLabels = {
  waiting: 'Waiting',
  sent: 'Sent',
  dead: 'Not delivered',
  dropped: 'Not written',
} satisfies Record<ListedMessage['state'], string>;
