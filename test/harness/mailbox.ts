import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

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

const patience = 60_000;

/** Opens a mailbox on a free port of 127.0.0.1. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const unknown = new Set<string>();
  let isClosed = false;
  let isSilent = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, answer) => answer(isClosed ? tryLater() : null),
    onRcptTo: ({ address }, _session, answer) => answer(unknown.has(address.toLowerCase()) ? noSuchPerson() : null),
    onData: (stream, session, answer) => {
      received(stream, addressesOf(session.envelope.rcptTo)).then((mail) => {
        mails.push(mail);
        if (!isSilent) answer();
      }, answer);
    },
  });
  // A killed product cuts its connection.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails,
    mailsTo: (address, count = 1) => mailsTo(mails, address, { count }),
    mailTo: async (address, subject) => {
      const [mail] = await mailsTo(mails, address, { count: 1, subject });
      if (mail === undefined) throw new Error(`No mail to ${address} has the subject ${subject}`);
      return mail;
    },
    putOff: (closed) => {
      isClosed = closed;
    },
    keepSilent: (silent) => {
      isSilent = silent;
    },
    unknown: (address, isUnknown) => {
      if (isUnknown) unknown.add(address.toLowerCase());
      else unknown.delete(address.toLowerCase());
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function received(stream: NodeJS.ReadableStream, to: readonly string[]): Promise<ReceivedMail> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const email = await PostalMime.parse(Buffer.concat(chunks));
  const { subject = '', text = '', html = '' } = email;
  return { to, from: email.from?.address ?? '', subject, text, html, email };
}

async function mailsTo(
  mails: readonly ReceivedMail[],
  address: string,
  { count, subject = '' }: { readonly count: number; readonly subject?: string | RegExp },
): Promise<readonly ReceivedMail[]> {
  const deadline = Date.now() + patience;
  for (;;) {
    const found = mails.filter((mail) => mail.to.includes(address.toLowerCase()) && matches(mail, subject));
    if (found.length >= count) return found;
    if (Date.now() > deadline)
      throw new Error(`${found.length} of ${count} mails reached ${address}, with ${subject || 'any subject'}`);
    await wait(50);
  }
}

const matches = ({ subject: text }: ReceivedMail, subject: string | RegExp): boolean =>
  typeof subject === 'string' ? text.startsWith(subject) : subject.test(text);

function addressesOf(recipients: readonly { readonly address: string }[]): readonly string[] {
  return recipients.map(({ address }) => address.toLowerCase());
}

function tryLater(): Error {
  return Object.assign(new Error('Try again later'), { responseCode: 451 });
}

function noSuchPerson(): Error {
  return Object.assign(new Error('No such person here'), { responseCode: 550 });
}
