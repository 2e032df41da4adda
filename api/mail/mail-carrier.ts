import { PassThrough } from 'node:stream';
import type { Transporter } from 'nodemailer';
import { oneClickUnsubscribe } from '../../domain/mail/letter.ts';
import { rulesOf } from '../../domain/mail/letter-kind.ts';
import type { Database } from '../database/database.ts';
import { claiming } from '../database/statement.ts';
import { Carrier, type Failed, type Failure } from '../process/carrier.ts';
import type { Log } from '../process/log.ts';
import { fileBreak } from './letter-page.ts';
import { letterPdf } from './letter-pdf.ts';
import type { OutgoingMailRow } from './outgoing-mail-row.ts';
import { letterPosted } from './postgres-outbox.ts';

/** A letter that failed so often is dead: about 21 hours after it was posted. */
const mostAttempts = 10;
const batch = 20;

/** A letter that waits has an address. */
type DueMail = OutgoingMailRow & { readonly recipient: string };

interface MailFailure extends Failure {
  /** The mail server's words, for organizers; undefined when it did not say whether it took the letter. */
  readonly answer: string | undefined;
}

/** A mail server that did not say whether it took a letter may have: it gets the letter once more, and never again. */
const mostInDoubt = 2;

const inDoubt = 'The mail server did not say whether it took this letter';

/** While a letter is being handed over nobody else takes it; after so many seconds it is taken to be lost. */
export const handoverSeconds = 120;

/** Claims letters in doubt until the server has answered; what was in doubt too often is dead. */
const claim = `${claiming({
  table: 'outgoing_mails',
  due: `where one.state = 'waiting' and one.next_attempt_at <= now()`,
  order: 'one.id',
  also: `, doubts = one.doubts + 1, state = case when one.doubts >= $3 then 'dead' else one.state end,
      last_error = case when one.doubts >= $3 then $4 else one.last_error end`,
})}
  select id, kind, recipient, subject, attempts, doubts, state, language, text_body as "textBody", html_body as "htmlBody"
  from claimed order by id`;

/** Carries letters from the outbox to the mail server, again and again until it takes them. */
export class MailCarrier extends Carrier<DueMail, MailFailure> {
  /** Goes when a letter is posted, and every other second; waits no longer at the end for a mail server that takes its time. */
  constructor(
    private readonly database: Database,
    private readonly transport: Transporter,
    private readonly from: string,
    log: Log,
  ) {
    const rules = {
      failed: 'Letters could not be delivered',
      notTaken: 'A letter was not taken by the mail server',
      pace: { firstAfter: 0, pause: 2_000, patienceAtEnd: 5_000 },
      soonAfter: letterPosted,
      concurrency: batch,
      batch,
      leastRoom: batch,
      pauseAfter: (attempts: number) => (attempts < mostAttempts ? pauseAfter(attempts) : undefined),
    };
    super(rules, log, database.news);
    transport.use('stream', (mail, done) => {
      const { data, message } = mail as unknown as { data: Handover; message: Message };
      message.processFunc((letter) => toldOnReading(letter, () => data.begun?.()));
      done();
    });
  }

  /** What a slow server has not answered by then stays in doubt. */
  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    this.transport.close();
  }

  protected override async claim(most: number): Promise<readonly DueMail[]> {
    const claimed = await this.database.query<DueMail>(claim, [most, handoverSeconds, mostInDoubt, inDoubt]);
    return claimed.filter(({ state }) => state === 'waiting');
  }

  protected override async keepSent({ id }: DueMail): Promise<void> {
    await this.database.query(
      `update outgoing_mails set state = 'sent', sent_at = now(), last_error = null, doubts = 0 where id = $1`,
      [id],
    );
  }

  protected override async keepFailed(mail: DueMail, { answer, pause }: Failed<MailFailure>): Promise<void> {
    const doubts = answer === undefined ? mail.doubts : mail.doubts - 1;
    const isDead = pause === undefined || doubts >= mostInDoubt;
    await this.database.query(
      `update outgoing_mails
       set state = $2, next_attempt_at = now() + make_interval(secs => $3), last_error = $4, doubts = $5 where id = $1`,
      [mail.id, isDead ? 'dead' : 'waiting', pauseAfter(mail.attempts), answer ?? inDoubt, doubts],
    );
  }

  protected override async send(mail: DueMail): Promise<MailFailure | undefined> {
    let hasBegun = false;
    const handover: Handover = {
      begun: () => {
        hasBegun = true;
      },
    };
    try {
      await this.transport.sendMail({
        ...handover,
        from: this.from,
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.textBody.split(fileBreak)[0],
        html: mail.htmlBody,
        attachments: await attachmentsOf(mail),
        ...listHeaders(mail),
        messageId: `<${mail.id}.golden-goal@${this.from.replace(/^.*@|>.*$/g, '')}>`,
      });
      return undefined;
    } catch (error) {
      return failureOf(error, hasBegun);
    }
  }
}

/** The copy of something signed goes along as a file that can be kept. */
async function attachmentsOf({ kind, subject, textBody, language }: OutgoingMailRow) {
  if (!rulesOf(kind).isCopiedAsPdf) return [];
  const content = await letterPdf(subject, textBody.replace(fileBreak, '\n'), language);
  return [{ filename: 'signed-waiver.pdf', contentType: 'application/pdf', content }];
}

/** What lets a mail program offer to end letters nobody has to get (RFC 2369, RFC 8058). */
function listHeaders({ kind, textBody }: OutgoingMailRow) {
  const address = oneClickUnsubscribe(kind, textBody);
  if (address === undefined) return {};
  return { headers: { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
}

/** What is kept beside a letter while it is handed over: called when its first byte is asked for, after DATA. */
interface Handover {
  readonly begun?: () => void;
}

interface Message {
  processFunc(wrap: (letter: NodeJS.ReadableStream) => NodeJS.ReadableStream): void;
}

function toldOnReading(letter: NodeJS.ReadableStream, tell: () => void): PassThrough {
  const told = new PassThrough();
  told.once('resume', tell);
  letter.once('error', (error) => told.destroy(error));
  return letter.pipe(told);
}

/** A server that has begun to read a letter and does not answer may have taken it. One that knows no such address (RFC 5321, 5yz to RCPT) never will. */
function failureOf(error: unknown, hasBegun: boolean): MailFailure {
  const { command, responseCode, code, message = 'unknown' } = error as Partial<SmtpError>;
  return {
    reason: code ?? 'unknown',
    answer: hasBegun && responseCode === undefined ? undefined : message.slice(0, 450),
    isFinal: command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500,
  };
}

interface SmtpError extends Error {
  readonly command: string;
  readonly responseCode: number;
  readonly code: string;
}

/** Seconds until the next attempt: 10, 30, 90 ... at most twelve hours. */
export function pauseAfter(attempts: number): number {
  return Math.min(10 * 3 ** (attempts - 1), 12 * 60 * 60);
}
