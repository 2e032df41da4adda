import { enterPayment } from '../../ledger/settle.ts';
import type { MatchedLine } from '../../ledger/statement.ts';
import { isPaid } from '../../payment/payment.ts';
import { easternDay } from '../../time/eastern.ts';
import { accountOf, type RecordPaymentPorts, saveSettlement } from '../payment/save-settlement.ts';
import { readThrough } from './match-statement.ts';
import type { StatementToEnter } from './statement-form.ts';

/** Number of lines entered, and the chosen lines that were not, with the reason. */
interface Entered {
  readonly entered: number;
  readonly left: readonly LeftLine[];
}

interface LeftLine {
  readonly key: string;
  readonly why: string;
}

/** Enters the lines of a statement that an organizer has chosen, each for its registration. The content of each line is read from the statement again. */
export class EnterStatement {
  constructor(private readonly ports: RecordPaymentPorts) {}

  async run({ answers, by }: { readonly answers: StatementToEnter; readonly by: string }): Promise<Entered> {
    const { lines } = await readThrough(this.ports, answers);
    const byKey = new Map(lines.map((one) => [one.line.key, one]));
    const left: LeftLine[] = [];
    const chosen = new Map(answers.lines.map((one) => [one.key, one.registrationId]));
    // Take the registrations by id, so that two organizers who enter at once never cause a deadlock.
    for (const [key, registrationId] of [...chosen].sort(([, one], [, other]) => one - other)) {
      const why = await this.enter(byKey.get(key), registrationId, by);
      if (why !== undefined) left.push({ key, why });
    }
    return { entered: chosen.size - left.length, left };
  }

  /** Enters one line, or returns the reason why not. */
  private async enter(
    matched: MatchedLine | undefined,
    registrationId: number,
    by: string,
  ): Promise<string | undefined> {
    if (matched === undefined) return 'The statement has no such line';
    const { line } = matched;
    const locked = await this.ports.registrations.lock(registrationId);
    if (locked === undefined) return 'The registration is gone';
    if (isPaid(locked.record.payment)) return 'The registration is paid already';
    if (line.day !== null && line.day > easternDay(this.ports.clock.now())) return 'Its day is in the future';
    if ((await this.ports.ledger.entered([line.key])).size > 0) return 'The line was entered already';
    const account = await accountOf(this.ports, locked.record);
    const way = { method: line.method, methodText: line.method === 'venmo' ? null : 'Bank transfer' } as const;
    const { day: receivedOn, key: lineKey, amountCents } = line;
    const paymentUpdate = enterPayment(account, amountCents, way, 'statement');
    await saveSettlement(this.ports, account, paymentUpdate, {
      by,
      what: 'payment received',
      receivedOn,
      note: null,
      lineKey,
    });
    return undefined;
  }
}
