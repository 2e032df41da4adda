import type { SentMoment } from '../../rule/time/moment.ts';

/** Settings that are required for sending mail, as docs/settings.md names them. */
export const mailSettings = ['SMTP_URL', 'MAIL_FROM'] as const;

/** Limit of the count of waiting letters: counting more takes long, and nobody needs their number. */
export const mostWaitingCounted = 10_000;

/** State of the mail queue: whether mail is sent, which settings are missing, and which letters wait. */
export interface MailQueue {
  readonly isSetUp: boolean;
  /** Settings to make before a restart; empty when a mail server is set up. */
  readonly toSet: readonly string[];
  /** Number of waiting letters, at most one more than mostWaitingCounted. */
  readonly waiting: number;
  /** Time at which the oldest waiting letter was written. */
  readonly waitingSince: SentMoment | null;
  /** Latest error of the mail server, when a letter failed twice and none was accepted since; null when mail is sent. */
  readonly lastError: string | null;
}
