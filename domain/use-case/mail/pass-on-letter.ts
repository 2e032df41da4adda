import type { Answers } from '../../form/form.ts';
import { inEnglish } from '../../language/sentence.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { passOnForm } from './pass-on-form.ts';

/** Marks a letter of the post tray as printed or read out to its family. */
export class PassOnLetter {
  constructor(private readonly ports: Given<'deadLetters'>) {}

  async run({ id, answers }: { readonly id: number; readonly answers: Answers<typeof passOnForm> }): Promise<void> {
    const state = await this.ports.deadLetters.stateOf(id);
    if (state === undefined) throw new Refusal('not-found', 'Message not found');
    if (state !== 'in tray') throw new Refusal('conflict', inEnglish('This message is not in the post tray'));
    await this.ports.deadLetters.passOn(id, answers.how);
    await this.ports.audit.note({
      thing: 'message',
      recordId: id,
      what: 'passed on',
      from: { state },
      to: { state: answers.how },
    });
  }
}
