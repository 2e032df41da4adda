import { waysToPassOn } from '../../mail/post-tray.ts';
import type { SentMoment } from '../../time/moment.ts';

/** What can have become of a letter. */
export const messageStates = ['waiting', 'sent', 'dead', 'dropped', 'in tray', ...waysToPassOn] as const;

/** Whose a letter of the post tray is, and how they are reached. */
export interface ReaderInTray {
  readonly playerId: number;
  readonly guardian: string | null;
  readonly phones: readonly string[];
}

/** An outgoing letter as organizers see it; its text comes with it alone. */
export interface ListedMessage {
  readonly id: number;
  readonly event: string;
  /** An address, or the name of a player who has none. */
  readonly recipient: string;
  /** Null where it goes by mail. */
  readonly inTray: ReaderInTray | null;
  readonly subject: string;
  readonly state: (typeof messageStates)[number];
  readonly attempts: number;
  /** From when on it may go: later than it was written when its address had had enough for the day. */
  readonly dueAt: SentMoment;
  readonly nextAttemptAt: SentMoment;
  readonly lastError: string | null;
  readonly createdAt: SentMoment;
  /** When it was sent, printed or read out. */
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
  'in tray': 'In the post tray',
  printed: 'Printed',
  'read out': 'Read out',
} satisfies Record<ListedMessage['state'], string>;
