// @ts-check
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** @import { ReceivedMail } from './mailbox.d.mts' */

const patience = 60_000;

/** @type {typeof import('./mailbox.d.mts').openMailbox} */
export async function openMailbox() {
  /** @type {ReceivedMail[]} */
  const mails = [];
  const unknown = new Set();
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
  server.server.on('connection', (socket) => socket.unref());
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  // A process that has run its tests ends although the product's connection is open.
  server.server.unref();
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mailbox has no port.');
  const { port } = address;
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
    close: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  };
}

/** @param {NodeJS.ReadableStream} stream @param {readonly string[]} to @returns {Promise<ReceivedMail>} */
async function received(stream, to) {
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const email = await PostalMime.parse(Buffer.concat(chunks));
  const { subject = '', text = '', html = '' } = email;
  return { to, from: email.from?.address ?? '', subject, text, html, email };
}

/** @param {readonly ReceivedMail[]} mails @param {string} address @param {{ count: number, subject?: string | RegExp }} wanted */
async function mailsTo(mails, address, { count, subject = '' }) {
  const deadline = Date.now() + patience;
  for (;;) {
    const found = mails.filter((mail) => mail.to.includes(address.toLowerCase()) && matches(mail, subject));
    if (found.length >= count) return found;
    if (Date.now() > deadline)
      throw new Error(`${found.length} of ${count} mails reached ${address}, with ${subject || 'any subject'}`);
    await wait(50);
  }
}

/** @param {ReceivedMail} mail @param {string | RegExp} subject */
const matches = ({ subject: text }, subject) =>
  typeof subject === 'string' ? text.startsWith(subject) : subject.test(text);

/** @param {readonly { address: string }[]} recipients */
function addressesOf(recipients) {
  return recipients.map(({ address }) => address.toLowerCase());
}

function tryLater() {
  return Object.assign(new Error('Try again later'), { responseCode: 451 });
}

function noSuchPerson() {
  return Object.assign(new Error('No such person here'), { responseCode: 550 });
}
