import type { SentMoment } from '../../time/moment.ts';

/** The settings that let letters leave, as README.md names them. */
export const mailSettings = ['SMTP_URL', 'MAIL_FROM'] as const;

/** Of more letters than these it is said that there are more: nobody needs their number, and counting them takes long. */
export const mostWaitingCounted = 10_000;

/** Whether letters leave, what is to be set where they do not, and what waits. */
export interface MailQueue {
  readonly isSetUp: boolean;
  /** What to set, and then start again; empty where a mail server is set up. */
  readonly toSet: readonly string[];
  /** Letters that wait, at most one more than mostWaitingCounted. */
  readonly waiting: number;
  /** When the one was written that waits longest. */
  readonly waitingSince: SentMoment | null;
  /** Why the mail server takes no letter: what was tried twice, with none taken since; null where letters leave. */
  readonly lastError: string | null;
}
