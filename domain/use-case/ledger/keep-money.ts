import type { Answers } from '../../form/form.ts';
import { type LedgerEntry, noSuchEntries } from '../../ledger/ledger-entry.ts';
import type { Audit } from '../../port/audit.ts';
import type { Ledger } from '../../port/ledger.ts';
import type { Registrations } from '../../port/registrations.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { moneyKept } from './money-form.ts';
import { noteKept } from './note-kept.ts';

/** An organizer says that what was received for a registration that is gone is kept, or that it is to be refunded after all. */
export class KeepMoney {
  constructor(
    private readonly registrations: Registrations,
    private readonly ledger: Ledger,
    readonly audit: Audit,
  ) {}

  async run({
    answers: { registrationId, isKept },
    by,
  }: {
    readonly answers: Answers<typeof moneyKept>;
    readonly by: string;
  }): Promise<LedgerEntry> {
    if ((await this.registrations.withId(registrationId)) !== undefined) throw stillRegistered();
    const last = (await this.ledger.hold(registrationId)).at(-1);
    if (last === undefined) throw noSuchEntries();
    if (isKept) await this.ledger.keepMoney(registrationId, by);
    else await this.ledger.refundMoney(registrationId);
    await noteKept(this, { ...last, id: registrationId }, isKept);
    return last;
  }
}

function stillRegistered(): Refusal {
  return new Refusal('conflict', 'The registration is still on file, and its money with it');
}
