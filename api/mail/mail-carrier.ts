import { PassThrough } from 'node:stream';
import type { Transporter } from 'nodemailer';
import { oneClickUnsubscribe } from '../../domain/rule/mail/letter.ts';
import { firstLane, lastLane } from '../../domain/rule/mail/letter-kind.ts';
import type { Database } from '../database/database.ts';
import { claiming } from '../database/statement.ts';
import { Carrier, type Failed, type Failure } from '../process/carrier.ts';
import type { Log } from '../process/log.ts';
import type { OutgoingMailRow } from './outgoing-mail-row.ts';
import { letterPosted } from './postgres-outbox.ts';

/** Maximum number of attempts of a letter before it is dead: about 21 hours after it was posted. */
const mostAttempts = 10;

/** Letters handed over at once: of all lanes, and the first lane alone beyond that, so that a code never waits for slow mail servers. */
const placesOfAll = 20;
const placesOfFirstLane = 4;

/** Waiting letter, which always has a recipient. */
type DueMail = OutgoingMailRow & { readonly recipient: string };

interface MailFailure extends Failure {
  /** Answer of the mail server, for organizers; undefined if it did not say whether it accepted the letter. */
  readonly answer: string | undefined;
}

/** Maximum number of deliveries in doubt: a mail server that did not answer may have accepted the letter, so it gets it once more and no further time. */
const mostInDoubt = 2;

const inDoubt = 'The mail server did not say whether it took this letter';

/** Seconds for which a letter being handed over is claimed; after that it counts as lost. */
export const handoverSeconds = 120;

/** Claims letters as in doubt until the server answers; marks those in doubt too often as dead. */
const claim = `${claiming({
  table: 'outgoing_mails',
  due: `where one.state = 'waiting' and one.next_attempt_at <= now() and one.lane <= $5`,
  order: 'one.lane, one.next_attempt_at',
  also: `, doubts = one.doubts + 1, state = case when one.doubts >= $3 then 'dead' else one.state end,
      last_error = case when one.doubts >= $3 then $4 else one.last_error end`,
})}
  select id, kind, recipient, subject, attempts, doubts, state, language, text_body as "textBody", html_body as "htmlBody"
  from claimed order by lane, due_at, id`;

/** Delivers letters from the outbox to the mail server, and repeats until it accepts them. */
export class MailCarrier extends Carrier<DueMail, MailFailure> {
  /** Runs when a letter is posted and every other second; at shutdown, waits only briefly for a slow mail server. */
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
      concurrency: placesOfAll + placesOfFirstLane,
      batch: placesOfAll + placesOfFirstLane,
      leastRoom: 1,
      pauseAfter: (attempts: number) => (attempts < mostAttempts ? pauseAfter(attempts) : undefined),
    };
    super(rules, log, database.news);
    transport.use('stream', (mail, done) => {
      const { data, message } = mail as unknown as { data: Handover; message: Message };
      message.processFunc((letter) => toldOnReading(letter, () => data.begun?.()));
      done();
    });
  }

  /** Closes the connection; a letter without an answer by then stays in doubt. */
  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    this.transport.close();
  }

  protected override async claim(most: number, underway: readonly DueMail[]): Promise<readonly DueMail[]> {
    const left = placesOfAll - underway.length;
    const [places, lane] = left > 0 ? [left, lastLane] : [most, firstLane];
    const claimed = await this.database.query<DueMail>(claim, [places, handoverSeconds, mostInDoubt, inDoubt, lane]);
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
        text: mail.textBody,
        html: mail.htmlBody,
        ...listHeaders(mail),
        messageId: `<${mail.id}.golden-goal@${this.from.replace(/^.*@|>.*$/g, '')}>`,
      });
      return undefined;
    } catch (error) {
      return failureOf(error, hasBegun);
    }
  }
}

/** Returns the headers for unsubscribing from optional letters (RFC 2369, RFC 8058). */
function listHeaders({ kind, textBody }: OutgoingMailRow) {
  const address = oneClickUnsubscribe(kind, textBody);
  if (address === undefined) return {};
  return { headers: { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
}

/** Callback of a handover, called when the letter's first byte is read, after DATA. */
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

/** Classifies a failure: a server that began reading and does not answer may have accepted the letter; an unknown address (5yz to RCPT, RFC 5321) is final. */
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

/** Returns the seconds until the next attempt: 10, 30, 90 ... at most twelve hours. */
export function pauseAfter(attempts: number): number {
  return Math.min(10 * 3 ** (attempts - 1), 12 * 60 * 60);
}
