import type { Email } from 'postal-mime';

/** Received mail: recipients and content. */
export type ReceivedMail = {
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly email: Email;
};

/** Real mail server in this process that stores received mails. */
export type Mailbox = {
  readonly smtpUrl: string;
  readonly mails: readonly ReceivedMail[];
  /** Waits until an address has received a number of mails, and returns them. */
  mailsTo(address: string, count?: number): Promise<readonly ReceivedMail[]>;
  /** Waits for a mail to an address whose subject begins with a text or matches a pattern, and returns the first. */
  mailTo(address: string, subject: string | RegExp): Promise<ReceivedMail>;
  /** Defers every mail while closed, like a server in trouble. */
  putOff(isClosed: boolean): void;
  /** Accepts mails without acknowledging them while slow. */
  keepSilent(isSilent: boolean): void;
  /** Rejects mails to an unknown address permanently. */
  unknown(address: string, isUnknown: boolean): void;
  close(): Promise<void>;
};

/** Opens a mailbox on a free port of 127.0.0.1. */
export function openMailbox(): Promise<Mailbox>;
