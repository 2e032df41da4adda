import type { SentMoment } from '../../rule/time/moment.ts';

/** Possible states of a letter. */
export const messageStates = ['waiting', 'sent', 'dead', 'dropped'] as const;

/** Outgoing letter as organizers see it; the text is included for a single letter only. */
export interface ListedMessage {
  readonly id: number;
  readonly event: string;
  readonly recipient: string;
  readonly subject: string;
  readonly state: (typeof messageStates)[number];
  readonly attempts: number;
  /** Earliest time of sending: later than `createdAt` if the address had reached its daily limit. */
  readonly dueAt: SentMoment;
  readonly nextAttemptAt: SentMoment;
  readonly lastError: string | null;
  readonly createdAt: SentMoment;
  readonly sentAt: SentMoment | null;
  readonly text?: string;
}

/** Letter with its links, which an owner passes on when no mail is sent. */
export interface LinksView {
  readonly id: number;
  readonly text: string;
}

/** State of the mail server. */
export interface MailServerView {
  readonly isSetUp: boolean;
}

/** Labels of letter states for organizers, on the screen and in files. */
export const messageStateLabels = {
  waiting: 'Waiting',
  sent: 'Sent',
  dead: 'Not delivered',
  dropped: 'Not written',
} satisfies Record<ListedMessage['state'], string>;
