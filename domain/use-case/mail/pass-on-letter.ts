import { choice } from '../../form/choice.ts';
import { type Answers, form } from '../../form/form.ts';
import { inEnglish } from '../../language/sentence.ts';
import { waysToPassOn } from '../../mail/post-tray.ts';
import type { Audit } from '../../port/audit.ts';
import type { DeadLetters } from '../../port/dead-letters.ts';
import { Refusal } from '../../refusal/refusal.ts';

/** How a letter of the post tray was passed on. */
export const passOnForm = form({
  how: choice(
    'Status',
    waysToPassOn.map((value) => ({ value, label: value })),
    inEnglish('Please say whether it was printed or read out'),
  ),
});

/** An organizer has printed a letter of the post tray, or read it out to its family. */
export class PassOnLetter {
  constructor(
    private readonly letters: DeadLetters,
    private readonly audit: Audit,
  ) {}

  async run({ id, answers }: { readonly id: number; readonly answers: Answers<typeof passOnForm> }): Promise<void> {
    const state = await this.letters.stateOf(id);
    if (state === undefined) throw new Refusal('not-found', 'Message not found');
    if (state !== 'in tray') throw new Refusal('conflict', inEnglish('This message is not in the post tray'));
    await this.letters.passOn(id, answers.how);
    await this.audit.note({ thing: 'message', recordId: id, what: answers.how, from: { state } });
  }
}
