import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Transporter } from 'nodemailer';
import { oneClickUnsubscribe, signedCopy } from '../../domain/mail/letter.ts';
import type { Database } from '../database/database.ts';
import { isDatabaseAway } from '../database/database-away.ts';
import type { Log } from '../process/log.ts';
import { type Pace, Rounds } from '../process/rounds.ts';
import { fileBreak } from './letter-page.ts';
import { letterPdf } from './letter-pdf.ts';
import type { OutgoingMailRow } from './outgoing-mail-row.ts';
import { letterPosted } from './postgres-outbox.ts';

/** A letter that failed so often is dead: about 21 hours after it was posted. */
const mostAttempts = 10;
const batch = 20;

/** A mail server that did not say whether it took a letter may have: it gets the letter once more, and never again. */
const mostInDoubt = 2;

/** Goes when a letter is posted, and every other second; waits no longer at the end for a mail server that takes its time. */
const pace: Pace = { firstAfter: 0, pause: 2_000, patienceAtEnd: 5_000 };

/** Between two tries to note in a database that is away what became of a letter, in milliseconds. */
const pauseWhileAway = 500;

/** While a letter is being handed over nobody else takes it; after so many seconds it is taken to be lost. */
export const handoverSeconds = 120;

/** A letter that waits has an address. */
type DueMail = OutgoingMailRow & { readonly recipient: string };

/** Carries letters from the outbox to the mail server, again and again until it takes them. */
export class MailCarrier {
  private readonly rounds: Rounds;

  constructor(
    private readonly database: Database,
    private readonly transport: Transporter,
    private readonly from: string,
    private readonly log: Log,
  ) {
    this.rounds = new Rounds({ run: () => this.deliverDue() }, 'Letters could not be delivered', log, pace);
    transport.use('stream', (mail, done) => {
      const { data, message } = mail as unknown as { data: Handover; message: Message };
      message.processFunc((letter) => toldOnReading(letter, () => data.begun?.()));
      done();
    });
  }

  /** Goes now, and then every few seconds. */
  start(): void {
    this.database.news.on(letterPosted, () => this.rounds.soon());
    this.rounds.start();
  }

  /** Finishes the round under way and goes no more; what a slow server has not answered by then stays in doubt. */
  async stop(): Promise<void> {
    await this.rounds.stop();
    this.transport.close();
  }

  /** Delivers everything that is due; once stopped it takes no more. */
  async deliverDue(): Promise<void> {
    while (!this.rounds.isStopped) {
      const due = await this.claim();
      if (due.length === 0) return;
      await Promise.all(due.filter(({ state }) => state === 'waiting').map((mail) => this.deliver(mail)));
    }
  }

  /** Takes what is due, in doubt until the server has answered; what was in doubt too often is dead. */
  private claim(): Promise<DueMail[]> {
    return this.database
      .query<DueMail>(
        `with due as (
         select id from outgoing_mails where state = 'waiting' and next_attempt_at <= now()
         order by id limit $1 for update skip locked)
       update outgoing_mails mail
       set attempts = mail.attempts + 1, doubts = mail.doubts + 1, next_attempt_at = now() + make_interval(secs => $2),
         state = case when mail.doubts >= $3 then 'dead' else mail.state end,
         last_error = case when mail.doubts >= $3 then $4 else mail.last_error end
       from due where mail.id = due.id
       returning mail.id, mail.event, mail.recipient, mail.subject, mail.attempts, mail.doubts, mail.state, mail.language,
         mail.text_body as "textBody", mail.html_body as "htmlBody"`,
        [batch, handoverSeconds, mostInDoubt, inDoubt],
      )
      .then((answer) => rowsOf(answer));
  }

  private async deliver(mail: DueMail): Promise<void> {
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
    } catch (error) {
      return this.keepForLater(mail, error, hasBegun && !isAnswered(error));
    }
    await this.keepSent(mail);
  }

  /** What the mail server has taken is known here alone until the database is back: else it would be brought again. */
  private async keepSent({ id }: OutgoingMailRow): Promise<void> {
    for (;;) {
      try {
        await this.database.query(
          `update outgoing_mails set state = 'sent', sent_at = now(), last_error = null, doubts = 0 where id = $1`,
          [id],
        );
        return;
      } catch (error) {
        if (this.rounds.isStopped || !isDatabaseAway(error)) throw error;
        await wait(pauseWhileAway);
      }
    }
  }

  private async keepForLater(mail: OutgoingMailRow, error: unknown, isInDoubt: boolean): Promise<void> {
    const reason = error instanceof Error ? error.message.slice(0, 450) : 'unknown';
    const doubts = isInDoubt ? mail.doubts : mail.doubts - 1;
    const isDead = mail.attempts >= mostAttempts || doubts >= mostInDoubt || isRefusedForGood(error);
    this.log.warn({ mail: mail.id, attempt: mail.attempts }, 'A letter was not taken by the mail server');
    await this.database.query(
      `update outgoing_mails
       set state = $2, next_attempt_at = now() + make_interval(secs => $3), last_error = $4, doubts = $5 where id = $1`,
      [mail.id, isDead ? 'dead' : 'waiting', pauseAfter(mail.attempts), isInDoubt ? inDoubt : reason, doubts],
    );
  }
}

/** The copy of something signed goes along as a file that can be kept. */
async function attachmentsOf({ event, subject, textBody, language }: OutgoingMailRow) {
  if (!event.startsWith(`${signedCopy}:`)) return [];
  const content = await letterPdf(subject, textBody.replace(fileBreak, '\n'), language);
  return [{ filename: 'signed-waiver.pdf', contentType: 'application/pdf', content }];
}

/** What lets a mail program offer to end letters nobody has to get (RFC 2369, RFC 8058). */
function listHeaders({ event, textBody }: OutgoingMailRow) {
  const address = oneClickUnsubscribe(event, textBody);
  if (address === undefined) return {};
  return { headers: { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
}

const inDoubt = 'The mail server did not say whether it took this letter';

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

/** Whether the mail server has said what became of a letter. */
function isAnswered(error: unknown): boolean {
  return typeof (error as { readonly responseCode?: number }).responseCode === 'number';
}

/** The reader's mail server knows no such address (RFC 5321, 5yz to RCPT): asking it again changes nothing. */
function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { readonly command?: string; readonly responseCode?: number };
  return command === 'RCPT TO' && responseCode >= 500;
}

/** Seconds until the next attempt: 10, 30, 90 ... at most twelve hours. */
export function pauseAfter(attempts: number): number {
  return Math.min(10 * 3 ** (attempts - 1), 12 * 60 * 60);
}

/** TypeORM answers an UPDATE with its rows and their count. */
function rowsOf(answer: DueMail[] | [DueMail[], number]): DueMail[] {
  const [first] = answer;
  return Array.isArray(first) ? first : (answer as DueMail[]);
}
