import type { Answers } from '../../form/form.ts';
import { type LedgerEntry, noSuchEntries } from '../../ledger/ledger-entry.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { moneyRetention } from './money-form.ts';
import { recordRetention } from './record-retention.ts';

/** Records whether money received for a deleted registration is kept, or is to be refunded after all. */
export class RetainMoney {
  constructor(private readonly ports: Given<'registrations' | 'ledger'>) {}

  async run({
    answers: { registrationId, isKept },
    by,
  }: {
    readonly answers: Answers<typeof moneyRetention>;
    readonly by: string;
  }): Promise<LedgerEntry> {
    if ((await this.ports.registrations.withId(registrationId)) !== undefined) throw stillRegistered();
    const last = (await this.ports.ledger.hold(registrationId)).at(-1);
    if (last === undefined) throw noSuchEntries();
    if (isKept) await this.ports.ledger.keepMoney(registrationId, by);
    else await this.ports.ledger.refundMoney(registrationId);
    await recordRetention(this.ports, { ...last, id: registrationId }, isKept);
    return last;
  }
}

function stillRegistered(): Refusal {
  return new Refusal('conflict', 'The registration is still on file, and its money with it');
}
