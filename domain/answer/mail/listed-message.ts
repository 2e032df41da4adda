import { manualDeliveries } from '../../mail/post-tray.ts';
import type { SentMoment } from '../../time/moment.ts';

/** Possible states of a letter. */
export const messageStates = ['waiting', 'sent', 'dead', 'dropped', 'in tray', ...manualDeliveries] as const;

/** Recipient of a letter in the post tray, with their phone numbers. */
export interface ReaderInTray {
  readonly playerId: number;
  readonly guardian: string | null;
  readonly phones: readonly string[];
}

/** Outgoing letter as organizers see it; the text is included for a single letter only. */
export interface ListedMessage {
  readonly id: number;
  readonly event: string;
  /** Address, or the name of a player who has none. */
  readonly recipient: string;
  /** Recipient of a post tray letter; null for a letter that goes by mail. */
  readonly inTray: ReaderInTray | null;
  readonly subject: string;
  readonly state: (typeof messageStates)[number];
  readonly attempts: number;
  /** Earliest time of sending: later than `createdAt` if the address had reached its daily limit. */
  readonly dueAt: SentMoment;
  readonly nextAttemptAt: SentMoment;
  readonly lastError: string | null;
  readonly createdAt: SentMoment;
  /** Time at which it was sent, printed or read out. */
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
  'in tray': 'In the post tray',
  printed: 'Printed',
  'read out': 'Read out',
} satisfies Record<ListedMessage['state'], string>;
