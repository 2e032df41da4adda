import { inEnglish } from '../../language/sentence.ts';
import type { NewMailing } from '../../mailing/mailing.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { refuseUnfillable } from './mailing-form.ts';

/** Milliseconds within which the same mailing to the same people counts as a double click. */
const sameWithin = 600_000;

/** Starts an organizer's mailing: its letters are listed at once, and written one after the other in the background. */
export class SendMailing {
  constructor(private readonly ports: Given<'mailings'>) {}

  async run({ answers, by }: { readonly answers: NewMailing; readonly by: string }): Promise<number> {
    const now = this.ports.clock.now();
    refuseUnfillable(answers, now);
    if (await this.ports.mailings.lockSame(answers, new Date(now.getTime() - sameWithin))) throw justSent();
    const { id, letters } = await this.ports.mailings.add(answers, by, now);
    if (letters === 0) throw nobodyMeant();
    const { list, filter, subject } = answers;
    await this.ports.audit.note({
      thing: 'mailing',
      recordId: id,
      what: 'sent',
      to: { list, filter, subject, letters },
    });
    return id;
  }
}

const justSent = () =>
  new Refusal('conflict', inEnglish('This was sent to the same people within the last ten minutes'));

const nobodyMeant = () => new Refusal('conflict', inEnglish('Nobody who can be written to is meant'));
